import { Button, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFlag, IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { summariseTimeline, type TimelineSummary } from './milestone.form.ts';
import { MilestoneEditor } from './milestone-editor.tsx';
import { MilestoneItem } from './milestone-item.tsx';
import { MilestoneRemoval } from './milestone-removal.tsx';
import { useCreateMilestone, useMilestones } from './milestones.api.ts';
import type { Milestone } from './milestones.contract.ts';
import classes from './workspace-timeline.module.css';

/** Lists the milestones by due date; those without a date come last. */
export default function WorkspaceTimeline(props: WorkspaceTabProps) {
  const { id: collaborationId } = props.collaboration;
  const canWrite = props.canWrite && props.collaboration.rights.includes('milestones');
  const milestones = useMilestones(collaborationId);
  const { data, error, isPending, refetch } = milestones;
  const [adding, setAdding] = useState(false);
  const create = useCreateMilestone(collaborationId);
  const addButton = useFocusBack(adding);
  const panel = useRef<HTMLElement>(null);
  const [leaving, setLeaving] = useState<Milestone | null>(null);
  const [asking, { open, close }] = useDisclosure();
  const ask = (milestone: Milestone) => {
    setLeaving(milestone);
    open();
  };

  if (isPending) return <LoadingTimeline />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the timeline"
        error={error}
        onRetry={refetch}
        retrying={milestones.isRefetching}
      />
    );
  }
  const today = dayInIndia(new Date());
  const addMilestone = canWrite && !adding && (
    <Button
      ref={addButton}
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      Add milestone
    </Button>
  );
  return (
    <section ref={panel} tabIndex={-1} className={classes.panel} aria-label="Timeline">
      {data.length > 0 && (
        <div className={classes.bar}>
          <Summary summary={summariseTimeline(data, today)} />
          {addMilestone}
        </div>
      )}
      {adding && (
        <MilestoneEditor
          save={create.mutateAsync}
          saveLabel="Add milestone"
          onClose={() => setAdding(false)}
        />
      )}
      {data.length === 0 && !adding && (
        <EmptyState
          title="No milestones yet"
          icon={<IconFlag size={24} stroke={1.5} aria-hidden />}
          action={addMilestone}
        >
          Agree on the steps and their dates. Progress is the share of completed milestones.
        </EmptyState>
      )}
      <ol className={classes.timeline}>
        {data.map((milestone) => (
          <MilestoneItem
            key={milestone.id}
            collaborationId={collaborationId}
            milestone={milestone}
            today={today}
            canWrite={canWrite}
            onDelete={() => ask(milestone)}
          />
        ))}
      </ol>
      {leaving && (
        <MilestoneRemoval
          collaborationId={collaborationId}
          milestone={leaving}
          opened={asking}
          onRemoved={() => panel.current?.focus()}
          onClose={close}
        />
      )}
    </section>
  );
}

function Summary({ summary: { total, completed, overdue, next } }: { summary: TimelineSummary }) {
  const due = next?.due_date ? `, due ${formatDay(next.due_date)}` : '';
  return (
    <p className={classes.summary}>
      {completed} of {total} completed
      {overdue > 0 && (
        <>
          {' · '}
          <span className={classes.overdue}>{overdue} overdue</span>
        </>
      )}
      {next && ` · Next: ${next.title}${due}`}
    </p>
  );
}

function LoadingTimeline() {
  return (
    <Stack role="status" aria-label="Loading the timeline">
      <Skeleton height={28} width="45%" />
      <Skeleton height={28} width="60%" />
      <Skeleton height={28} width="50%" />
    </Stack>
  );
}
