import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import type { CollaborationFile } from '#features/collaborations/files/collaboration-files.contract.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { TableTwin } from '#platform/web/charts/table-twin.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { FactList } from '#platform/web/ui/fact-list.tsx';
import { IndicatorCard } from './indicator-card.tsx';
import { stateOf } from './indicator-progress.rules.ts';
import { IndicatorRemoval } from './indicator-removal.tsx';
import { useIndicators } from './indicators.api.ts';
import type { Indicator } from './indicators.contract.ts';
import { INDICATORS_TITLE, IndicatorsTable } from './indicators-table.tsx';
import type { Reading } from './readings.contract.ts';
import classes from './workspace-impact.module.css';

const IndicatorDialog = lazy(() => import('./indicator-dialog.tsx'));
const ReadingDialog = lazy(() => import('./reading-dialog.tsx'));
const FileDetailsDialog = lazy(() => import('#features/collaborations/files-tab/file-details-dialog.tsx'));

/** The tab "Impact": the indicators of a collaboration, planned against reached. */
export default function WorkspaceImpact({ collaboration, canWrite }: WorkspaceTabProps) {
  const { id: collaborationId } = collaboration;
  const indicators = useIndicators(collaborationId);
  const editing = useSubjectDialog<Indicator | null>();
  const reading = useSubjectDialog<{ indicator: Indicator; reading: Reading | null }>();
  const looking = useSubjectDialog<CollaborationFile>();
  const [leaving, setLeaving] = useState<Indicator | null>(null);
  const mayWrite = canWrite && collaboration.rights.includes('indicators');
  const { data } = indicators;
  if (indicators.isPending) return <LoadingImpact />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the indicators"
        error={indicators.error}
        onRetry={indicators.refetch}
        retrying={indicators.isRefetching}
      />
    );
  }
  const today = dayInIndia(new Date());
  const addButton = mayWrite && (
    <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={() => editing.open(null)}>
      Add indicator
    </Button>
  );
  return (
    <section aria-label="Impact">
      <PlannedImpact collaboration={collaboration} />
      {data.length === 0 ? (
        <EmptyState
          title="No indicators yet"
          icon={<IconTargetArrow size={24} stroke={1.5} aria-hidden />}
          action={addButton}
        >
          An indicator says what should change, from a baseline to a target. Readings with evidence then show
          all participants how far the work has come.
        </EmptyState>
      ) : (
        <>
          <div className={classes.bar}>
            <p className={classes.summary}>{summaryOf(data)}</p>
            {addButton}
          </div>
          <ul className={classes.list}>
            {data.map((indicator) => (
              <IndicatorCard
                key={indicator.id}
                collaborationId={collaborationId}
                indicator={indicator}
                canWrite={mayWrite}
                onEdit={() => editing.open(indicator)}
                onRemove={() => setLeaving(indicator)}
                onReading={(one) => reading.open({ indicator, reading: one })}
                onFile={looking.open}
              />
            ))}
          </ul>
          <TableTwin title={INDICATORS_TITLE}>
            <IndicatorsTable indicators={data} />
          </TableTwin>
        </>
      )}
      <Suspense>
        {editing.opening > 0 && (
          <IndicatorDialog
            key={`indicator-${editing.opening}`}
            collaborationId={collaborationId}
            indicator={editing.subject}
            today={today}
            opened={editing.opened}
            onClose={editing.close}
          />
        )}
        {reading.subject && (
          <ReadingDialog
            key={`reading-${reading.opening}`}
            collaborationId={collaborationId}
            {...reading.subject}
            today={today}
            opened={reading.opened}
            onClose={reading.close}
          />
        )}
        {looking.subject && (
          <FileDetailsDialog
            key={`look-${looking.opening}`}
            collaborationId={collaborationId}
            file={looking.subject}
            opened={looking.opened}
            onClose={looking.close}
          />
        )}
      </Suspense>
      <IndicatorRemoval
        collaborationId={collaborationId}
        indicator={leaving}
        onClose={() => setLeaving(null)}
      />
    </section>
  );
}

function summaryOf(indicators: Indicator[]): string {
  const states = indicators.map(stateOf);
  const count = (state: string) => states.filter((one) => one === state).length;
  return [
    `${indicators.length} ${indicators.length === 1 ? 'indicator' : 'indicators'}`,
    count('reached') > 0 && `${count('reached')} reached`,
    count('on-track') > 0 && `${count('on-track')} on track`,
    count('behind') > 0 && `${count('behind')} behind the plan`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What was planned when the collaboration began, in words and head counts. */
function PlannedImpact({ collaboration }: { collaboration: Collaboration }) {
  const { expectedImpact, beneficiaries, communities } = collaboration.impact_metrics;
  if (!expectedImpact && beneficiaries === undefined && communities === undefined) return null;
  return (
    <section aria-labelledby="planned-impact" className={classes.planned}>
      <h3 id="planned-impact" className={classes.heading}>
        Planned impact
      </h3>
      {expectedImpact && <p className={classes.text}>{expectedImpact}</p>}
      <FactList
        columns
        facts={[
          ['Beneficiaries', beneficiaries !== undefined && formatCount(beneficiaries)],
          ['Communities', communities !== undefined && formatCount(communities)],
        ].filter((fact): fact is [string, string] => fact[1] !== false)}
      />
    </section>
  );
}

function LoadingImpact() {
  return (
    <Stack role="status" aria-label="Loading the indicators">
      <Skeleton height={28} width="40%" />
      <Skeleton height={120} />
      <Skeleton height={120} />
    </Stack>
  );
}
