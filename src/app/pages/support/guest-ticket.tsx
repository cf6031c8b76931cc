import { GuestTicketPage } from '#features/support/guest-links/guest-ticket.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Your support ticket');

export default function Page() {
  return <GuestTicketPage />;
}
