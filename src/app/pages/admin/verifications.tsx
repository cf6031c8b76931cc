import { VerificationRequestsPage } from '#features/verification/review/verification-requests.page.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Verification requests');

export default function Page() {
  return <VerificationRequestsPage />;
}
