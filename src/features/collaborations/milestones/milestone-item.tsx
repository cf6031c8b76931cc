import { ActionIcon, Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowRampRight,
  IconCheck,
  IconFileCheck,
  IconPencil,
  IconTrash,
  IconUser,
} from '@tabler/icons-react';
import { memo } from 'react';
import type { SubjectCounts } from '#features/collaborations/comments/comments.contract.ts';
import { MilestoneComments } from '#features/collaborations/comments/milestone-comments.tsx';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { LONG_TOAST_MS, showToast, UNDO } from '#platform/web/toast.ts';
import { useLinkedRecord } from '#platform/web/ui/linked-record.ts';
import { ownerText } from './milestone.form.ts';
import { MilestoneChanges } from './milestone-changes.tsx';
import { MilestoneEvidence } from './milestone-evidence.tsx';
import classes from './milestone-item.module.css';
import { MilestoneMark } from './milestone-mark.tsx';
import { MilestonePhotos } from './milestone-photos.tsx';
import { dueAfter } from './milestone-plan.rules.ts';
import { useUpdateMilestone } from './milestones.api.ts';
import type { Milestone } from './milestones.contract.ts';
import { daysCompletedLate, daysOverdue } from './overdue.rules.ts';

const ICON = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const SMALL = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** What the edit dialog opens with. */
export interface EditedMilestone {
  milestone: Milestone;
  /** Begins at the evidence, to which a person wants to add. */
  atEvidence: boolean;
}

interface MilestoneItemProps {
  collaborationId: string;
  milestone: Milestone;
  /** All milestones of the collaboration, for the names of those on which this one depends. */
  byId: ReadonlyMap<string, Milestone>;
  /** ISO day. */
  today: string;
  canWrite: boolean;
  /** Undefined while it has no comments. */
  comments: SubjectCounts | undefined;
  onEdit: (edited: EditedMilestone) => void;
  onDelete: (milestone: Milestone) => void;
}

/** A milestone in the timeline, with its days, status, owner, evidence and actions. */
export const MilestoneItem = memo(function MilestoneItem(props: MilestoneItemProps) {
  const { collaborationId, milestone, byId, today, canWrite, onEdit, onDelete } = props;
  const { title, status } = milestone;
  const overdue = daysOverdue(milestone, today);
  const linked = useLinkedRecord('milestone');
  const hasNoEvidence = milestone.evidence.length === 0 && !milestone.evidence_note;
  return (
    <li className={classes.item} {...linked(milestone.id)}>
      <div className={classes.when}>{dueText(milestone)}</div>
      <MilestoneMark state={overdue > 0 ? 'overdue' : status} />
      <div className={classes.body}>
        <h3 className={classes.title}>{title}</h3>
        <StateLine milestone={milestone} overdue={overdue} />
        <Facts milestone={milestone} byId={byId} />
        {milestone.description && <p className={classes.text}>{milestone.description}</p>}
        <MilestoneEvidence collaborationId={collaborationId} milestone={milestone} />
        {canWrite && status !== 'completed' && (
          <MilestonePhotos collaborationId={collaborationId} milestone={milestone} />
        )}
        <div className={classes.more}>
          <MilestoneComments
            collaborationId={collaborationId}
            milestone={milestone}
            counts={props.comments}
          />
          <MilestoneChanges collaborationId={collaborationId} milestone={milestone} />
          {canWrite && status === 'completed' && hasNoEvidence && (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconFileCheck {...SMALL} />}
              aria-label={`Add evidence for ${title}`}
              onClick={() => onEdit({ milestone, atEvidence: true })}
            >
              Add evidence
            </Button>
          )}
        </div>
      </div>
      {canWrite && (
        <>
          <div className={classes.complete}>
            <CompleteButton collaborationId={collaborationId} milestone={milestone} />
          </div>
          <div className={classes.tools}>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Edit ${title}`}
              onClick={() => onEdit({ milestone, atEvidence: false })}
            >
              <IconPencil {...ICON} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              size="lg"
              aria-label={`Delete ${title}`}
              onClick={() => onDelete(milestone)}
            >
              <IconTrash {...ICON} />
            </ActionIcon>
          </div>
        </>
      )}
    </li>
  );
});

const WORDS = { pending: 'Pending', active: 'Active', completed: 'Completed' } as const;

const dueText = ({ due_date }: Milestone) => (due_date ? formatDay(due_date) : 'No date');

/** The status in words; on a phone it follows the date, because there is no room for a column of dates. */
function StateLine({ milestone, overdue }: { milestone: Milestone; overdue: number }) {
  const { status, start_date, completed_at, completed_by_name } = milestone;
  const lateness = daysCompletedLate(milestone);
  return (
    <p className={classes.state}>
      {status !== 'completed' && <span className={classes.day}>{dueText(milestone)} · </span>}
      {WORDS[status]}
      {status === 'completed' && completed_at && ` on ${formatInstant(completed_at)}`}
      {lateness > 0 && `, ${lateness} ${lateness === 1 ? 'day' : 'days'} late`}
      {completed_by_name && ` by ${completed_by_name}`}
      {status !== 'completed' && start_date && ` · Starts on ${formatDay(start_date)}`}
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

/** Who sees to it, on what it depends, and where the days do not fit. */
function Facts({ milestone, byId }: Pick<MilestoneItemProps, 'milestone' | 'byId'>) {
  const { owner, depends_on, due_date } = milestone;
  const before = depends_on.flatMap((id) => byId.get(id)?.title ?? []);
  const dueLater = dueAfter(milestone, byId);
  if (!owner && before.length === 0) return null;
  return (
    <ul className={classes.facts}>
      {owner && (
        <li>
          <IconUser {...SMALL} />
          <span>Owner: {ownerText(owner)}</span>
        </li>
      )}
      {before.length > 0 && (
        <li>
          <IconArrowRampRight {...SMALL} />
          <span>Depends on: {before.join(', ')}</span>
        </li>
      )}
      {dueLater.map((one) => (
        <li key={one.id} className={classes.conflict}>
          <IconAlertTriangle {...SMALL} />
          <span>
            Due on {formatDay(due_date ?? '')}, before “{one.title}”, which is due on{' '}
            {formatDay(one.due_date ?? '')}
          </span>
        </li>
      ))}
    </ul>
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
