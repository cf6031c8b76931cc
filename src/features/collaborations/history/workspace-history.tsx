import { Skeleton } from '@mantine/core';
import { formatInstant } from '#platform/contract/dates.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { deedText, valueText } from './change-words.rules.ts';
import { useCollaborationChanges } from './history.api.ts';
import type { CollaborationChange } from './history.contract.ts';
import classes from './workspace-history.module.css';

/** Lists what was changed in a collaboration: who, when, from what to what. */
export function WorkspaceHistory({ collaborationId }: { collaborationId: string }) {
  const changes = useCollaborationChanges(collaborationId);
  const { data, error, isPending, refetch, isRefetching } = changes;
  return (
    <section aria-labelledby="workspace-history">
      <h3 id="workspace-history" className={classes.title}>
        History
      </h3>
      {isPending && <Skeleton height={120} role="status" aria-label="Loading the history" />}
      {!isPending && !data && (
        <ErrorState
          title="Failed to load the history"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {data?.length === 0 && <p className={classes.none}>Changes from now on are listed here.</p>}
      {data && data.length > 0 && (
        <>
          <ol className={classes.list}>
            {data.map((change) => (
              <Entry key={change.id} change={change} />
            ))}
          </ol>
          <ShowMore what="changes" shown={data.length} query={changes} />
        </>
      )}
    </section>
  );
}

function Entry({ change }: { change: CollaborationChange }) {
  const { old_value: from, new_value: to, reason } = change;
  return (
    <li className={classes.entry}>
      <p className={classes.deed}>{deedText(change)}</p>
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
