import { AdminWelcomePage } from '#features/admin/frame/admin-welcome.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Content Management');

export default function Page() {
  return <AdminWelcomePage />;
}
