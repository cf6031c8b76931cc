import { Button, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconCalendarPlus, IconFlag, IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import {
  summariseTimeline,
  type TimelineSummary,
} from '#features/collaborations/milestones/milestone.form.ts';
import { MilestoneEditor } from '#features/collaborations/milestones/milestone-editor.tsx';
import type { EditedMilestone } from '#features/collaborations/milestones/milestone-item.tsx';
import { MilestoneRemoval } from '#features/collaborations/milestones/milestone-removal.tsx';
import { useCreateMilestone, useMilestones } from '#features/collaborations/milestones/milestones.api.ts';
import type { Milestone } from '#features/collaborations/milestones/milestones.contract.ts';
import { dayInIndia, formatDay } from '#platform/contract/dates.ts';
import { useFocusBack } from '#platform/web/dialogs/focus-back.ts';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { OpenedMilestone } from './opened-milestone.tsx';
import classes from './workspace-timeline.module.css';

const MilestoneDialog = lazy(() => import('#features/collaborations/milestones/milestone-dialog.tsx'));

const loadPlan = () => import('#features/collaborations/plan/plan-picture.tsx');
const PlanPicture = lazy(loadPlan);

const CalendarFeedDialog = lazy(
  () => import('#features/collaborations/calendar-feed/calendar-feed-dialog.tsx'),
);

const VIEWS = [
  { value: 'list', label: 'List' },
  { value: 'plan', label: 'Plan' },
];

/** The tab "Timeline": the milestones as a list, or as a picture of the plan. The address names which. */
export default function WorkspaceTimeline(props: WorkspaceTabProps) {
  const { id: collaborationId } = props.collaboration;
  const canWrite = props.canWrite && props.collaboration.rights.includes('milestones');
  const milestones = useMilestones(collaborationId);
  const { data, error, isPending, refetch } = milestones;
  const [adding, setAdding] = useState(false);
  const create = useCreateMilestone(collaborationId);
  const addButton = useFocusBack(adding);
  const panel = useRef<HTMLElement>(null);
  const editing = useSubjectDialog<EditedMilestone>();
  const leaving = useSubjectDialog<Milestone>();
  const looking = useSubjectDialog<Milestone>();
  const calendar = useSubjectDialog<null>();
  const [params, setParams] = useSearchParams();
  const view = params.get('view') === 'plan' ? 'plan' : 'list';
  const byId = useMemo(() => new Map(data?.map((one) => [one.id, one])), [data]);

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
  const show = (shown: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (shown === 'plan') next.set('view', shown);
        else next.delete('view');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const item = { collaborationId, byId, today, canWrite, onEdit: editing.open, onDelete: leaving.open };
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
          <div className={classes.controls}>
            <SegmentedControl
              aria-label="Show as"
              value={view}
              onChange={show}
              data={VIEWS}
              onPointerEnter={loadPlan}
              onFocus={loadPlan}
            />
            <Button
              variant="default"
              size="sm"
              leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
              onClick={() => calendar.open(null)}
            >
              Calendar
            </Button>
            {addMilestone}
          </div>
        </div>
      )}
      {adding && (
        <MilestoneEditor
          collaborationId={collaborationId}
          milestones={data}
          save={create.mutateAsync}
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
      {view === 'plan' && data.length > 0 ? (
        <Suspense fallback={<Skeleton height={240} role="status" aria-label="Loading the plan" />}>
          <PlanPicture milestones={data} today={today} onOpen={looking.open} />
        </Suspense>
      ) : (
        <MilestoneList milestones={data} item={item} />
      )}
      {looking.subject && (
        <OpenedMilestone
          milestone={byId.get(looking.subject.id)}
          item={item}
          opened={looking.opened}
          onClose={looking.close}
        />
      )}
      <Suspense>
        {calendar.opening > 0 && (
          <CalendarFeedDialog key={calendar.opening} opened={calendar.opened} onClose={calendar.close} />
        )}
        {editing.subject && (
          <MilestoneDialog
            key={editing.opening}
            collaborationId={collaborationId}
            {...editing.subject}
            milestones={data}
            opened={editing.opened}
            onClose={editing.close}
          />
        )}
      </Suspense>
      {leaving.subject && (
        <MilestoneRemoval
          collaborationId={collaborationId}
          milestone={leaving.subject}
          opened={leaving.opened}
          onRemoved={() => panel.current?.focus()}
          onClose={leaving.close}
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
      {next && <span className={classes.next}>{` · Next: ${next.title}${due}`}</span>}
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
