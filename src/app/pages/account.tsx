import { OwnAccountPage } from '#features/accounts/own-account/account.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Account');

export default function Page() {
  return (
    <RequireSession>
      <OwnAccountPage />
    </RequireSession>
  );
}
