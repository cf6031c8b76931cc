import { VerificationPage } from '#features/verification/verification/verification.page.tsx';
import { RequireConfirmedEmail } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Verification');

export default function Page() {
  return (
    <RequireConfirmedEmail>
      <VerificationPage />
    </RequireConfirmedEmail>
  );
}
