import { Anchor, VisuallyHidden } from '@mantine/core';
import { Link, useNavigate, useParams } from 'react-router';
import { workspacePath } from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import classes from './workspace.page.module.css';
import { Workspace } from './workspace.tsx';
import { WorkspaceStates } from './workspace-states.tsx';
import { useTabAhead, useTabOf } from './workspace-tabs.tsx';

const LIST = '/collaborations';

/** /collaborations/:id/:tab: the workspace of one collaboration. */
export function WorkspacePage() {
  const { id = '', tab: named } = useParams();
  const navigate = useNavigate();
  const tab = useTabOf(named);
  useTabAhead(id, tab);
  const showTab = (key: string) => navigate(workspacePath(id, key), { preventScrollReset: true });
  const leave = () => navigate(LIST);
  return (
    <PageBody>
      <nav aria-label="Breadcrumb" className={classes.back}>
        <Anchor component={Link} to={LIST} inherit>
          Collaborations
        </Anchor>
      </nav>
      <WorkspaceStates
        key={id}
        id={id}
        onBack={leave}
        heading={
          <>
            <title>Collaboration · Dayitva</title>
            <VisuallyHidden component="h1">Collaboration</VisuallyHidden>
          </>
        }
      >
        {(collaboration) => (
          <>
            <title>{`${collaboration.title} · Dayitva`}</title>
            <h1 className={classes.title}>{collaboration.title}</h1>
            <Workspace collaboration={collaboration} tab={tab} onTab={showTab} onGone={leave} />
          </>
        )}
      </WorkspaceStates>
    </PageBody>
  );
}
