import { AuditPage } from '#features/admin/audit/audit.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Audit log');

export default function Page() {
  return <AuditPage />;
}
