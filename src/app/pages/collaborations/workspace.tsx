import { MoreTabs } from '#features/collaborations/workspace/more-tabs.tsx';
import { WorkspacePage } from '#features/collaborations/workspace/workspace.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';
import { WORKSPACE_TABS } from '../../workspace-tabs.ts';

/** The page brings the title of the collaboration. */
export const meta = () => [];

export default function Page() {
  return (
    <RequireSession>
      <MoreTabs tabs={WORKSPACE_TABS}>
        <WorkspacePage />
      </MoreTabs>
    </RequireSession>
  );
}
