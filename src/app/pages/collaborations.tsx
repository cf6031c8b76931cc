import { CollaborationsPage } from '#features/collaborations/overview/collaborations.page.tsx';
import { MoreTabs } from '#features/collaborations/workspace/more-tabs.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { pageMeta } from '#platform/web/page-meta.ts';
import { WORKSPACE_TABS } from '../workspace-tabs.ts';

export const meta = () => pageMeta('CSR Connect Pro');

export default function Page() {
  return (
    <RequireSession>
      <MoreTabs tabs={WORKSPACE_TABS}>
        <CollaborationsPage />
      </MoreTabs>
    </RequireSession>
  );
}
