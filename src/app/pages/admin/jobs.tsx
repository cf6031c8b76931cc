import { JobsPage } from '#features/admin/jobs/jobs.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Jobs and mail');

export default function Page() {
  return <JobsPage />;
}
