import { GuestRequestsPage } from '#features/requests/guest-requests/guest-requests.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Requests from guests');

export default function Page() {
  return <GuestRequestsPage />;
}
