import { PractitionerReportPage } from '#features/funds/practitioner-reports/practitioner-report.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Confirm the use of CSR funds');

export default function Page() {
  return <PractitionerReportPage />;
}
