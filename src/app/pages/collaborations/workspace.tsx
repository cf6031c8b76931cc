import { WorkspacePage } from '#features/collaborations/workspace/workspace.page.tsx';
import { RequireSession } from '#platform/web/guards.tsx';

/** The page brings the title of the collaboration. */
export const meta = () => [];

export default function Page() {
  return (
    <RequireSession>
      <WorkspacePage />
    </RequireSession>
  );
}
