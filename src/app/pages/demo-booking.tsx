import { DemoBookingPage } from '#features/demo/booking-page/demo-booking.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your demo');

export default function Page() {
  return <DemoBookingPage />;
}
