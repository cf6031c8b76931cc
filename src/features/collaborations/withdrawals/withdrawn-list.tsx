import { Button, Skeleton } from '@mantine/core';
import type { WorkspaceTabProps } from '#features/collaborations/collaboration/workspace-tab.rules.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { useRestoreWithdrawal, useWithdrawals } from './withdrawals.api.ts';
import { RESTORABLE_DAYS, type Withdrawal, type WithdrawnKind } from './withdrawals.contract.ts';
import classes from './withdrawn-list.module.css';

const KINDS: Record<WithdrawnKind, string> = {
  file: 'File',
  milestone: 'Milestone',
  indicator: 'Indicator',
  reading: 'Reading',
};

/** Lists what was deleted in the last 30 days: by whom, when and why, each with the button that restores it. */
export function WithdrawnList({ collaboration, isConfirmed }: WorkspaceTabProps) {
  const withdrawals = useWithdrawals(collaboration.id);
  const { data, error, isPending, refetch, isRefetching } = withdrawals;
  const mayRestore = isConfirmed && collaboration.rights.includes('restore');
  return (
    <section aria-labelledby="workspace-withdrawn">
      <h3 id="workspace-withdrawn" className={classes.title}>
        Withdrawn
      </h3>
      {isPending && <Skeleton height={72} role="status" aria-label="Loading what was withdrawn" />}
      {!isPending && !data && (
        <ErrorState
          title="What was withdrawn could not be loaded"
          error={error}
          onRetry={refetch}
          retrying={isRefetching}
        />
      )}
      {data?.length === 0 && (
        <p className={classes.none}>
          Deleted files, milestones, indicators and readings are listed here for {RESTORABLE_DAYS} days.
        </p>
      )}
      {data && data.length > 0 && (
        <>
          <ul className={classes.list}>
            {data.map((one) => (
              <Entry
                key={one.id}
                collaborationId={collaboration.id}
                withdrawal={one}
                mayRestore={mayRestore}
              />
            ))}
          </ul>
          <ShowMore what="withdrawn records" shown={data.length} query={withdrawals} />
        </>
      )}
    </section>
  );
}

interface EntryProps {
  collaborationId: string;
  withdrawal: Withdrawal;
  mayRestore: boolean;
}

function Entry({ collaborationId, withdrawal, mayRestore }: EntryProps) {
  const { id, kind, name, reason, withdrawn_by_name, withdrawn_at, restorable_until } = withdrawal;
  const restore = useRestoreWithdrawal(collaborationId);
  const submit = () =>
    restore.mutate(id, {
      onSuccess: () => showToast({ title: 'Restored', message: name, tone: 'success' }),
      onError: (error) =>
        showToast({ title: 'Not restored', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  return (
    <li className={classes.entry}>
      <div className={classes.text}>
        <p className={classes.name}>
          {KINDS[kind]} “{name}”
        </p>
        {reason && <p className={classes.facts}>Reason: “{reason}”</p>}
        <p className={classes.facts}>
          {withdrawn_by_name ?? 'A former member'}, {formatInstant(withdrawn_at)}. Deleted for good after{' '}
          {formatInstant(restorable_until)}.
        </p>
      </div>
      {mayRestore && (
        <Button
          variant="default"
          size="sm"
          aria-label={`Restore ${name}`}
          loading={restore.isPending}
          onClick={submit}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
