import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  reportPath,
  workspacePath,
} from '#features/collaborations/collaboration/collaboration-paths.rules.ts';
import { useCollaboration } from '#features/collaborations/collaboration/collaborations.api.ts';
import dialog from '#platform/web/dialogs/dialog.module.css';
import { WideDialog } from '#platform/web/dialogs/wide-dialog.tsx';
import { Workspace } from './workspace.tsx';
import classes from './workspace-dialog.module.css';
import { WorkspaceStates } from './workspace-states.tsx';
import { useTabAhead, useTabOf } from './workspace-tabs.tsx';

interface WorkspaceDialogProps {
  /** Id of the collaboration to show; null closes the dialog. */
  id: string | null;
  onClose: () => void;
}

/** A workspace over the list of collaborations. The address names its open tab. */
export function WorkspaceDialog({ id, onClose }: WorkspaceDialogProps) {
  // Keeps the content while the dialog fades out.
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  const [params, setParams] = useSearchParams();
  const { data } = useCollaboration(id);
  const tab = useTabOf(params.get('tab'));
  useTabAhead(id, tab);
  const report = tab === 'reports' && params.get('report');
  const showTab = (key: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('tab', key);
        next.delete('report');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <WideDialog
      opened={id !== null}
      onClose={onClose}
      size="58rem"
      title={data?.id === shown ? data?.title : 'Workspace'}
      classNames={{ title: dialog.title, body: classes.body }}
    >
      {shown && (
        <WorkspaceStates id={shown} onBack={onClose}>
          {(collaboration) => (
            <>
              <p className={classes.page}>
                <Anchor
                  component={Link}
                  to={report ? reportPath(shown, report) : workspacePath(shown, tab)}
                  inherit
                >
                  Open as page
                </Anchor>
              </p>
              <Workspace collaboration={collaboration} tab={tab} onTab={showTab} onGone={onClose} />
            </>
          )}
        </WorkspaceStates>
      )}
    </WideDialog>
  );
}
