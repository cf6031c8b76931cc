import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconArchive, IconDoorExit, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useBudgetProposals } from '#features/collaborations/budget/budget-proposals.api.ts';
import { CollaborationDialog } from '#features/collaborations/collaboration/collaboration-dialog.tsx';
import { nothingWasDone } from '#features/collaborations/collaboration/collaboration-work.rules.ts';
import {
  useArchiveCollaboration,
  useRemoveCollaboration,
} from '#features/collaborations/collaboration/collaborations.api.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import {
  useLeaveCollaboration,
  useParticipants,
} from '#features/collaborations/participants/participants.api.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { useSession } from '#platform/web/session.tsx';
import { showToast } from '#platform/web/toast.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface WorkspaceMenuProps {
  collaboration: Collaboration;
  /** Called when the viewer no longer sees the collaboration, or it has left the list. */
  onGone: () => void;
}

/** Actions on the whole collaboration: change its details, archive, leave or delete it. */
export function WorkspaceMenu({ collaboration, onGone }: WorkspaceMenuProps) {
  const ownId = useSession().user?.id;
  const editor = useSubjectDialog<Collaboration>();
  const [archiving, archive] = useDisclosure();
  const [leaving, leave] = useDisclosure();
  const [removing, remove] = useDisclosure();
  const isArchived = collaboration.archived_at !== null;
  const { rights } = collaboration;
  const isUntouched = useIsUntouched(collaboration);
  const canRemove = rights.includes('delete') && isUntouched;
  const isShared = useParticipants(collaboration.id).data?.some(
    ({ profile_id }) => profile_id !== null && profile_id !== ownId,
  );
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={42} aria-label="More actions">
            <IconDots size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isArchived && (
            <>
              {rights.includes('settings') && (
                <Menu.Item leftSection={<IconPencil {...ICON} />} onClick={() => editor.open(collaboration)}>
                  Edit details
                </Menu.Item>
              )}
              {rights.includes('archive') && (
                <Menu.Item leftSection={<IconArchive {...ICON} />} onClick={archive.open}>
                  Archive collaboration
                </Menu.Item>
              )}
            </>
          )}
          {isShared && rights.includes('leave') && (
            <Menu.Item c="var(--bad)" leftSection={<IconDoorExit {...ICON} />} onClick={leave.open}>
              Leave collaboration
            </Menu.Item>
          )}
          {canRemove && (
            <Menu.Item c="var(--bad)" leftSection={<IconTrash {...ICON} />} onClick={remove.open}>
              Delete collaboration
            </Menu.Item>
          )}
          {!canRemove && !isShared && isArchived && <Menu.Label>Restore it to change it</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
      {editor.subject && (
        <CollaborationDialog
          key={editor.opening}
          collaboration={editor.subject}
          opened={editor.opened}
          onClose={editor.close}
        />
      )}
      <ArchiveDialog
        collaboration={collaboration}
        opened={archiving}
        onClose={archive.close}
        onGone={onGone}
      />
      <LeaveDialog collaboration={collaboration} opened={leaving} onClose={leave.close} onGone={onGone} />
      <RemoveDialog collaboration={collaboration} opened={removing} onClose={remove.close} onGone={onGone} />
    </>
  );
}

/** True if nothing was done as far as the screen knows; the server also looks at ratings. */
function useIsUntouched({ id, status, progress_percentage, budget, budget_band }: Collaboration): boolean {
  const milestones = useMilestones(id).data;
  const proposals = useBudgetProposals(id).data;
  if (!milestones || !proposals) return false;
  const agreed = proposals.filter((one) => one.status === 'agreed').length;
  return nothingWasDone({
    status,
    progress_percentage,
    milestones_begun: milestones.filter((one) => one.status !== 'pending').length,
    budgets_agreed: agreed + (budget !== null && budget_band !== null ? 1 : 0),
    ratings: 0,
    comments: 0,
    readings: 0,
  });
}

interface ActionProps {
  collaboration: Collaboration;
  opened: boolean;
  onClose: () => void;
}

type GoingProps = ActionProps & Pick<WorkspaceMenuProps, 'onGone'>;

function ArchiveDialog({ collaboration, opened, onClose, onGone }: GoingProps) {
  const archive = useArchiveCollaboration(collaboration.id);
  const submit = () =>
    archive.mutate(true, {
      onSuccess: () => {
        onGone();
        showToast({ title: 'Collaboration archived', message: collaboration.title, tone: 'success' });
      },
      onError: (error) =>
        showToast({
          title: 'Collaboration not archived',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Archive this collaboration?"
      confirmLabel="Archive collaboration"
      busy={archive.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      “{collaboration.title}” leaves the list of every participant and becomes read-only. All of you find it
      under Archived and can restore it. We will notify the other members by email.
    </ConfirmDialog>
  );
}

function LeaveDialog({ collaboration, opened, onClose, onGone }: GoingProps) {
  const leave = useLeaveCollaboration(collaboration.id);
  const submit = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        onGone();
        showToast({
          title: 'You have left the collaboration',
          message: collaboration.title,
          tone: 'success',
        });
      },
      onError: (error) => {
        onClose();
        showToast({
          title: 'You have not left the collaboration',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Leave this collaboration?"
      confirmLabel="Leave collaboration"
      destructive
      busy={leave.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      You will no longer see “{collaboration.title}”, its milestones and its budget, and you can no longer
      rate your partners in it. Your name stays in the team as a record, and the other members keep the
      workspace. We will notify them by email. You cannot come back: a new request starts a new collaboration.
    </ConfirmDialog>
  );
}

function RemoveDialog({ collaboration, opened, onClose, onGone }: GoingProps) {
  const remove = useRemoveCollaboration(collaboration.id);
  const milestones = useMilestones(collaboration.id).data?.length ?? 0;
  const { title, participants } = collaboration;
  const submit = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        onGone();
        showToast({ title: 'Collaboration deleted', message: title, tone: 'success' });
      },
      onError: (error) => {
        onClose();
        showToast({
          title: 'Delete failed',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        });
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      title="Delete this collaboration?"
      confirmLabel="Delete collaboration"
      destructive
      busy={remove.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      This deletes “{title}” for all participants ({participants.length}), with its budget, milestones (
      {milestones}) and responsibilities. This cannot be undone.
    </ConfirmDialog>
  );
}
