import { HeldRequestsPage } from '#features/collaborations/requests/held-requests.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Requests from guests');

export default function Page() {
  return <HeldRequestsPage />;
}
