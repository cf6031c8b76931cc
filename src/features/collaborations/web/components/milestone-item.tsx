import { ActionIcon, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconAlertTriangle,
  IconCheck,
  IconCircle,
  IconPencil,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react';
import type { Milestone } from '#features/collaborations/workspace.contract.ts';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { showToast } from '#platform/web/toast.ts';
import { useFocusBack } from '#platform/web/ui/focus-back.ts';
import { isOverdue } from '../milestone.form.ts';
import { useRemoveMilestone, useUpdateMilestone } from '../workspace.api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { MilestoneEditor } from './milestone-editor.tsx';
import classes from './milestone-item.module.css';

const LONG_TOAST_MS = 8000;
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface MilestoneItemProps {
  collaborationId: string;
  milestone: Milestone;
  /** ISO day. */
  today: string;
  canWrite: boolean;
}

/** One milestone in the timeline: its day, its state in words, and what participants can do with it. */
export function MilestoneItem({ collaborationId, milestone, today, canWrite }: MilestoneItemProps) {
  const [editing, editor] = useDisclosure();
  const update = useUpdateMilestone(collaborationId);
  const editButton = useFocusBack(editing);
  const state = isOverdue(milestone, today) ? 'overdue' : milestone.status;
  return (
    <li className={classes.item}>
      <div className={classes.when}>
        {milestone.due_date ? formatDay(milestone.due_date) : <span className={classes.soft}>No date</span>}
      </div>
      <Mark state={state} />
      {editing ? (
        <div className={classes.editing}>
          <MilestoneEditor
            milestone={milestone}
            save={(body) => update.mutateAsync({ milestoneId: milestone.id, body })}
            saveLabel="Save milestone"
            onClose={editor.close}
          />
        </div>
      ) : (
        <>
          <div className={classes.body}>
            <h3 className={classes.title}>{milestone.title}</h3>
            <StateLine milestone={milestone} overdue={state === 'overdue'} />
            {milestone.description && <p className={classes.text}>{milestone.description}</p>}
          </div>
          {canWrite && (
            <div className={classes.actions}>
              <CompleteButton collaborationId={collaborationId} milestone={milestone} />
              <ActionIcon
                ref={editButton}
                variant="subtle"
                size="lg"
                aria-label={`Edit ${milestone.title}`}
                onClick={editor.open}
              >
                <IconPencil {...ICON} />
              </ActionIcon>
              <DeleteButton collaborationId={collaborationId} milestone={milestone} />
            </div>
          )}
        </>
      )}
    </li>
  );
}

const MARKS = {
  pending: IconCircle,
  active: IconPlayerPlay,
  completed: IconCheck,
  overdue: IconAlertTriangle,
};

function Mark({ state }: { state: keyof typeof MARKS }) {
  const Icon = MARKS[state];
  return (
    <div className={classes.mark} data-state={state}>
      <Icon size={state === 'pending' ? 8 : 14} stroke={2} aria-hidden />
    </div>
  );
}

const WORDS = { pending: 'Pending', active: 'Active', completed: 'Completed' } as const;

function StateLine({ milestone, overdue }: { milestone: Milestone; overdue: boolean }) {
  const { status, completed_at } = milestone;
  return (
    <div className={classes.state}>
      <span className={classes.soft}>
        {WORDS[status]}
        {status === 'completed' && completed_at && ` on ${formatInstant(completed_at)}`}
      </span>
      {overdue && <span className={classes.overdue}>Overdue</span>}
    </div>
  );
}

interface MilestoneActionProps {
  collaborationId: string;
  milestone: Milestone;
}

/** Completes in one click; the toast takes it back. */
function CompleteButton({ collaborationId, milestone }: MilestoneActionProps) {
  const update = useUpdateMilestone(collaborationId);
  const { id: milestoneId, status, title } = milestone;
  if (status === 'completed') return null;
  const fail = ({ message }: Error) => showToast({ title: 'Milestone not changed', message, tone: 'error' });
  const undo = () => update.mutate({ milestoneId, body: { status } }, { onError: fail });
  const announce = () =>
    showToast({
      title: 'Milestone completed',
      message: title,
      tone: 'success',
      duration: LONG_TOAST_MS,
      action: { label: 'Undo', run: undo },
    });
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCheck size={16} stroke={1.5} aria-hidden />}
      aria-label={`Complete ${title}`}
      onClick={() =>
        update.mutate({ milestoneId, body: { status: 'completed' } }, { onSuccess: announce, onError: fail })
      }
    >
      Complete
    </Button>
  );
}

function DeleteButton({ collaborationId, milestone }: MilestoneActionProps) {
  const [asking, { open, close }] = useDisclosure();
  const remove = useRemoveMilestone(collaborationId);
  const submit = () =>
    remove.mutate(milestone.id, {
      onError: ({ message }) => showToast({ title: 'Milestone not deleted', message, tone: 'error' }),
      onSettled: close,
    });
  return (
    <>
      <ActionIcon variant="subtle" size="lg" aria-label={`Delete ${milestone.title}`} onClick={open}>
        <IconTrash {...ICON} />
      </ActionIcon>
      <ConfirmDialog
        opened={asking}
        stackId={`remove-${milestone.id}`}
        title="Delete this milestone?"
        confirmLabel="Delete milestone"
        destructive
        busy={remove.isPending}
        onConfirm={submit}
        onClose={close}
      >
        “{milestone.title}” disappears from the timeline of every partner, and the progress is counted without
        it. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
