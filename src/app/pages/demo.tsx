import { BookingButtons } from '#features/demo/bookings/booking-buttons.tsx';
import { DemoPage } from '#features/demo/demo-page/demo.page.tsx';
import { TrySandbox } from '#features/demo/sandboxes/try-sandbox.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'See Dayitva at work',
    'Short films of the running product: how corporates, NGOs and consultants find each other and work together on Dayitva.',
    '/demo',
  );

export default function Page() {
  return <DemoPage sandbox={<TrySandbox />} bookings={<BookingButtons />} />;
}
