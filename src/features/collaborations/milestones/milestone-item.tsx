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
import { MilestoneComments } from '#features/collaborations/comments/milestone-comments.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { showToast, UNDO } from '#platform/web/toast.ts';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { daysOverdue } from './milestone.form.ts';
import { MilestoneEditor } from './milestone-editor.tsx';
import classes from './milestone-item.module.css';
import { useUpdateMilestone } from './milestones.api.ts';
import type { Milestone } from './milestones.contract.ts';

const LONG_TOAST_MS = 8000;
const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

interface MilestoneItemProps {
  collaborationId: string;
  milestone: Milestone;
  /** ISO day. */
  today: string;
  canWrite: boolean;
  onDelete: () => void;
}

/** A milestone in the timeline, with its date, status and actions. */
export function MilestoneItem({ collaborationId, milestone, today, canWrite, onDelete }: MilestoneItemProps) {
  const [editing, editor] = useDisclosure();
  const update = useUpdateMilestone(collaborationId);
  const editButton = useFocusBack(editing);
  const overdue = daysOverdue(milestone, today);
  const linked = useLinkedRecord('milestone');
  return (
    <li className={classes.item} {...linked(milestone.id)}>
      <div className={classes.when}>{dueText(milestone)}</div>
      <Mark state={overdue > 0 ? 'overdue' : milestone.status} />
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
            <StateLine milestone={milestone} overdue={overdue} />
            {milestone.description && <p className={classes.text}>{milestone.description}</p>}
            <MilestoneComments collaborationId={collaborationId} milestone={milestone} />
          </div>
          {canWrite && (
            <>
              <div className={classes.complete}>
                <CompleteButton collaborationId={collaborationId} milestone={milestone} />
              </div>
              <div className={classes.tools}>
                <ActionIcon
                  ref={editButton}
                  variant="subtle"
                  size="lg"
                  aria-label={`Edit ${milestone.title}`}
                  onClick={editor.open}
                >
                  <IconPencil {...ICON} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={`Delete ${milestone.title}`}
                  onClick={onDelete}
                >
                  <IconTrash {...ICON} />
                </ActionIcon>
              </div>
            </>
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

const dueText = ({ due_date }: Milestone) => (due_date ? formatDay(due_date) : 'No date');

/** The status in words; on a phone it follows the date, because there is no room for a column of dates. */
function StateLine({ milestone, overdue }: { milestone: Milestone; overdue: number }) {
  const { status, completed_at, completed_by_name } = milestone;
  return (
    <p className={classes.state}>
      {status !== 'completed' && <span className={classes.day}>{dueText(milestone)} · </span>}
      {WORDS[status]}
      {status === 'completed' && completed_at && ` on ${formatInstant(completed_at)}`}
      {completed_by_name && ` by ${completed_by_name}`}
      {overdue > 0 && (
        <>
          {' · '}
          <span className={classes.overdue}>
            Overdue by {overdue} {overdue === 1 ? 'day' : 'days'}
          </span>
        </>
      )}
    </p>
  );
}

/** Completes a milestone in one click; the toast can undo it. */
function CompleteButton({
  collaborationId,
  milestone,
}: Pick<MilestoneItemProps, 'collaborationId' | 'milestone'>) {
  const update = useUpdateMilestone(collaborationId);
  const { id: milestoneId, status, title } = milestone;
  if (status === 'completed') return null;
  const fail = (error: Error) =>
    showToast({
      title: 'Milestone not changed',
      message: failureText(error, 'Please try again.'),
      tone: 'error',
    });
  const undo = () => update.mutate({ milestoneId, body: { status } }, { onError: fail });
  const announce = () =>
    showToast({
      title: 'Milestone completed',
      message: title,
      tone: 'success',
      duration: LONG_TOAST_MS,
      action: { label: UNDO, run: undo },
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
