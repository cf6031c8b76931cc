import { FundsPage } from '#features/funds/overview/overview.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';

export const meta = () => pageMeta('Funds');

export default function Page() {
  return (
    <RequireSession>
      <FundsPage />
    </RequireSession>
  );
}
