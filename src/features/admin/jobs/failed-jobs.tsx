import { Anchor, Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { failureText } from '#platform/contract/errors.ts';
import { showToast } from '#platform/web/toast.ts';
import { Pager } from '#platform/web/ui/pager.tsx';
import { ReviewList } from '#platform/web/ui/review-list.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { useFailedJobs, useRetryJob } from './jobs.api.ts';
import type { FailedJob } from './jobs.contract.ts';
import classes from './jobs.page.module.css';
import { formatWhen, queueLabel } from './jobs-words.rules.ts';

/** Jobs that failed with their errors, of one queue if it is given. */
export function FailedJobs({ page, queue }: { page: number; queue: string | undefined }) {
  const jobs = useFailedJobs(page, queue);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = useRetryJob();
  const again = (id: string) =>
    retry.mutate(id, {
      onSuccess: () => {
        void showToast({ title: 'The job runs again', tone: 'success' });
        heading.current?.focus();
      },
      onError: (error) =>
        showToast({ title: 'Not retried', message: failureText(error, 'Please try again.'), tone: 'error' }),
    });
  const hrefOf = (next: number) => `?${new URLSearchParams({ ...(queue && { queue }), page: String(next) })}`;
  return (
    <>
      <ReviewList
        what="failed jobs"
        query={jobs}
        items={jobs.data?.records}
        heading={queue ? `Failed jobs: ${queueLabel(queue)}` : 'Failed jobs'}
        headingRef={heading}
        look="rows"
        height={84}
        empty={{
          title: queue ? 'No job of this queue has failed' : 'No job has failed',
          text: 'A job that fails appears here with its error.',
          icon: <IconCircleCheck size={24} stroke={1.5} aria-hidden />,
        }}
        footer={jobs.data && <Pager pagination={jobs.data.pagination} hrefOf={hrefOf} />}
      >
        {(job) => (
          <FailedJobRow
            job={job}
            isRetrying={retry.isPending && retry.variables === job.id}
            onRetry={() => again(job.id)}
          />
        )}
      </ReviewList>
      {queue && (
        <p className={classes.lead}>
          <Anchor component={Link} to="?" inherit>
            Show failed jobs of all queues
          </Anchor>
        </p>
      )}
    </>
  );
}

interface FailedJobRowProps {
  job: FailedJob;
  isRetrying: boolean;
  onRetry: () => void;
}

function FailedJobRow({ job, isRetrying, onRetry }: FailedJobRowProps) {
  const { id, queue, error, tries, failed_at, next_try_at } = job;
  return (
    <article className={classes.row} aria-labelledby={`job-${id}`}>
      <div className={classes.line}>
        <h3 id={`job-${id}`} className={classes.title}>
          {queueLabel(queue)}
        </h3>
        <StateBadge tone={next_try_at ? 'attention' : 'bad'}>
          {next_try_at ? 'Retrying' : 'Given up'}
        </StateBadge>
      </div>
      <p className={classes.error}>{error ?? 'No error is stored.'}</p>
      <div className={classes.line}>
        <p className={classes.facts}>
          {tries === 1 ? '1 try' : `${tries} tries`} · Failed {formatWhen(failed_at)}
          {next_try_at && ` · Next try ${formatWhen(next_try_at)}`}
        </p>
        <Button size="sm" variant="default" loading={isRetrying} onClick={onRetry}>
          Retry
        </Button>
      </div>
    </article>
  );
}
