import { Anchor, Button, Skeleton } from '@mantine/core';
import { Link } from 'react-router';
import { formatCount } from '#platform/contract/counts.ts';
import { failureText } from '#platform/contract/errors.ts';
import { ConfirmDialog } from '#platform/web/dialogs/confirm-dialog.tsx';
import { useSubjectDialog } from '#platform/web/dialogs/subject-dialog.ts';
import { showToast } from '#platform/web/toast.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useJobQueues, useRetryQueue } from './jobs.api.ts';
import type { JobQueue } from './jobs.contract.ts';
import classes from './jobs.page.module.css';
import { formatWhen, queueLabel } from './jobs-words.rules.ts';

const failedOf = ({ failed, failing }: JobQueue) => failed + failing;

/** All queues with what is under way, and when their schedules run. */
export function JobQueues() {
  const queues = useJobQueues();
  const dialog = useSubjectDialog<JobQueue>();
  const retry = useRetryQueue();
  const retryAll = ({ name }: JobQueue) =>
    retry.mutate(name, {
      onSuccess: ({ count }) => {
        void showToast({
          title: count === 1 ? '1 job runs again' : `${formatCount(count)} jobs run again`,
          message: queueLabel(name),
          tone: 'success',
        });
        dialog.close();
      },
      onError: (error) => {
        void showToast({
          title: 'Not retried',
          message: failureText(error, 'Please try again.'),
          tone: 'error',
        });
        dialog.close();
      },
    });
  return (
    <section>
      <h2 className={classes.heading}>Queues</h2>
      {queues.isPending && (
        <div role="status" aria-label="Loading queues">
          <Skeleton height={520} radius="md" />
        </div>
      )}
      {queues.isError && !queues.data && (
        <ErrorState
          title="Failed to load the queues"
          error={queues.error}
          onRetry={queues.refetch}
          retrying={queues.isRefetching}
        />
      )}
      {queues.data && (
        <table className={classes.table}>
          <caption className={classes.caption}>
            Those with failures first. The server tries a failed job again automatically, up to nine times;
            then the job is given up and waits for you.
          </caption>
          <thead>
            <tr>
              <th scope="col">Queue</th>
              <th scope="col">Waiting</th>
              <th scope="col">Running</th>
              <th scope="col">Done in 24 h</th>
              <th scope="col">Failed</th>
              <th scope="col">Last run</th>
              <th scope="col">Next run</th>
            </tr>
          </thead>
          <tbody>
            {queues.data.queues.map((queue) => (
              <QueueRow key={queue.name} queue={queue} onRetry={() => dialog.open(queue)} />
            ))}
          </tbody>
        </table>
      )}
      {dialog.subject && (
        <ConfirmDialog
          opened={dialog.opened}
          title={`Run the failed jobs of "${queueLabel(dialog.subject.name)}" again?`}
          confirmLabel="Retry all"
          busy={retry.isPending}
          onConfirm={() => dialog.subject && retryAll(dialog.subject)}
          onClose={dialog.close}
        >
          {failedOf(dialog.subject) === 1
            ? 'The failed job starts now.'
            : `All ${formatCount(failedOf(dialog.subject))} failed jobs start now, one after the other.`}{' '}
          Work that was done in part may be done twice.
        </ConfirmDialog>
      )}
    </section>
  );
}

function QueueRow({ queue, onRetry }: { queue: JobQueue; onRetry: () => void }) {
  const { name, waiting, running, done, failing, failed, schedule, last_run_at, next_run_at } = queue;
  const failures = [
    failed && `${formatCount(failed)} given up`,
    failing && `${formatCount(failing)} retrying`,
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <tr>
      <th scope="row">{queueLabel(name)}</th>
      <td data-label="Waiting">{formatCount(waiting)}</td>
      <td data-label="Running">{formatCount(running)}</td>
      <td data-label="Done in 24 h">{formatCount(done)}</td>
      <td data-label="Failed">
        {failed + failing === 0 ? (
          '0'
        ) : (
          <span className={classes.failed}>
            <Anchor
              component={Link}
              to={`?queue=${name}`}
              inherit
              aria-label={`${failures}: ${queueLabel(name)}`}
            >
              {failures}
            </Anchor>
            <Button
              size="compact-sm"
              variant="default"
              onClick={onRetry}
              aria-label={`Retry all of ${queueLabel(name)}`}
            >
              Retry all
            </Button>
          </span>
        )}
      </td>
      <td data-label="Last run">{formatWhen(last_run_at, 'None in 7 days')}</td>
      <td data-label="Next run">
        {schedule ? formatWhen(next_run_at) : <span className={classes.soft}>When asked for</span>}
      </td>
    </tr>
  );
}
