import { Skeleton } from '@mantine/core';
import { formatInstant } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { deedOfRecord, deedText, valueText } from './change-words.rules.ts';
import { useCollaborationChanges } from './history.api.ts';
import type { CollaborationChange } from './history.contract.ts';
import classes from './workspace-history.module.css';

interface ChangeListProps {
  collaborationId: string;
  /** Id of the one record whose changes to list, named above the list; without it, those of the whole collaboration. */
  subjectId?: string;
}

/** Lists changes, newest first: who, when, from what to what. */
export function ChangeList({ collaborationId, subjectId }: ChangeListProps) {
  const changes = useCollaborationChanges(collaborationId, subjectId ? { subject_id: subjectId } : {});
  const { data, error, isPending, refetch, isRefetching } = changes;
  if (isPending) return <Skeleton height={120} role="status" aria-label="Loading the history" />;
  if (!data) {
    return (
      <ErrorState
        title="Failed to load the history"
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.length === 0) return <p className={classes.none}>Changes from now on are listed here.</p>;
  return (
    <>
      <ol className={classes.list}>
        {data.map((change) => (
          <Entry key={change.id} change={change} deed={subjectId ? deedOfRecord(change) : deedText(change)} />
        ))}
      </ol>
      <ShowMore what="changes" shown={data.length} query={changes} />
    </>
  );
}

function Entry({ change, deed }: { change: CollaborationChange; deed: string }) {
  const { old_value: from, new_value: to, reason } = change;
  return (
    <li className={classes.entry}>
      <p className={classes.deed}>{deed}</p>
      {(from !== null || to !== null) && (
        <p className={classes.values}>
          {from !== null && (
            <>
              From <del className={classes.from}>{valueText(change, from)}</del>{' '}
            </>
          )}
          {to !== null && (
            <>
              {from === null ? 'To ' : 'to '}
              <ins className={classes.to}>{valueText(change, to)}</ins>
            </>
          )}
        </p>
      )}
      {reason && <p className={classes.values}>Reason: “{reason}”</p>}
      <p className={classes.who}>
        {change.person_name ?? 'A former member'}, {formatInstant(change.changed_at)}
      </p>
    </li>
  );
}
