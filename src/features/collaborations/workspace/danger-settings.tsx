import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { useParticipants } from '#features/collaborations/participants/participants.api.ts';
import { useRemoval } from '#features/collaborations/removal/removal.api.ts';
import { RemovalDialog } from '#features/collaborations/removal/removal-dialog.tsx';
import { NO_PERMISSION } from '#features/collaborations/removal/removal-words.rules.ts';
import { useSession } from '#platform/web/session.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import classes from './danger-settings.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import section from './settings-section.module.css';

/** Archiving, leaving and deleting, each with what it means and who may do it. */
export function DangerSettings({ collaboration, isConfirmed, onGone }: WorkspaceTabProps) {
  const ownId = useSession().user?.id;
  const [archiving, archive] = useDisclosure();
  const [leaving, leave] = useDisclosure();
  const [removing, remove] = useDisclosure();
  const removal = useRemoval(collaboration.id).data;
  const rights = isConfirmed ? collaboration.rights : [];
  const isArchived = collaboration.archived_at !== null;
  const isShared = useParticipants(collaboration.id).data?.some(
    ({ profile_id }) => profile_id !== null && profile_id !== ownId,
  );
  const dialog = { collaboration, onGone };
  return (
    <section aria-labelledby="danger-settings">
      <h3 id="danger-settings" className={section.title}>
        Archive, leave or delete
      </h3>
      <ul className={classes.rows}>
        {rights.includes('archive') && (
          <Row
            title="Archive"
            action={
              !isArchived && (
                <Button variant="default" size="sm" onClick={archive.open}>
                  Archive collaboration
                </Button>
              )
            }
          >
            {isArchived
              ? 'It is archived. Restore it with the button at the top to change it again.'
              : 'It leaves all lists and becomes read-only. Each of you can restore it.'}
          </Row>
        )}
        {rights.includes('leave') && isShared && (
          <Row
            title="Leave"
            action={
              <Button variant="outline" color="brick" size="sm" onClick={leave.open}>
                Leave collaboration
              </Button>
            }
          >
            Your organisation no longer sees the workspace and its files. The others keep them.
          </Row>
        )}
        <Row
          title="Delete"
          action={
            removal?.can_remove &&
            isConfirmed && (
              <Button color="brick" size="sm" onClick={remove.open}>
                Delete collaboration
              </Button>
            )
          }
        >
          {!rights.includes('delete') &&
            `${NO_PERMISSION} Owners and managers of the organisation that leads it do.`}
          {rights.includes('delete') &&
            (removal?.can_remove === false
              ? 'Work was done in this collaboration, so it cannot be deleted. You can archive it.'
              : 'It is deleted for all participants, with everything in it.')}
        </Row>
      </ul>
      <ArchiveDialog {...dialog} opened={archiving} onClose={archive.close} />
      <LeaveDialog {...dialog} opened={leaving} onClose={leave.close} />
      <RemovalDialog {...dialog} opened={removing} onClose={remove.close} />
    </section>
  );
}

interface RowProps {
  title: string;
  /** What it means. */
  children: ReactNode;
  action: ReactNode;
}

function Row({ title, children, action }: RowProps) {
  return (
    <li className={classes.row}>
      <div>
        <h4 className={classes.title}>{title}</h4>
        <p className={classes.text}>{children}</p>
      </div>
      {action}
    </li>
  );
}
