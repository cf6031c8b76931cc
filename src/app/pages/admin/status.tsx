import { StatusDeskPage } from '#features/support/incidents/status-desk.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Status');

export default function Page() {
  return <StatusDeskPage />;
}
