import { GrievanceRegisterPage } from '#features/support/grievances/grievance-register.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Grievances');

export default function Page() {
  return <GrievanceRegisterPage />;
}
