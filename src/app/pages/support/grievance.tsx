import { GrievanceOfficer } from '#features/content/legal/grievance-officer.tsx';
import { GrievancePage } from '#features/support/grievances/grievance.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () =>
  pageMeta(
    'Grievance Officer',
    'Report content on Dayitva, or use your rights over your personal data: who answers, and by when.',
    '/grievance',
  );

export default function Page() {
  return <GrievancePage officer={<GrievanceOfficer />} />;
}
