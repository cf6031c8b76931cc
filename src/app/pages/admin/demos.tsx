import { BookingDeskPage } from '#features/demo/booking-desk/booking-desk.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Demos');

export default function Page() {
  return <BookingDeskPage />;
}
