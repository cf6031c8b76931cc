import { Skeleton } from '@mantine/core';
import { BackToDesk } from '#features/support/ticket-queue/back-to-desk.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { PageHeading } from '#platform/web/ui/page-heading.tsx';
import { useTicketWeeks } from './ticket-figures.api.ts';
import type { TicketWeek } from './ticket-figures.contract.ts';
import classes from './ticket-figures.module.css';
import { formatBusinessMinutes, formatWeek } from './ticket-weeks.rules.ts';

/** Figures of tickets by week, for admins. */
export function TicketFiguresPage() {
  const weeks = useTicketWeeks();
  return (
    <PageBody>
      <BackToDesk />
      <PageHeading title="Support figures">
        The last twelve weeks, Monday to Sunday in Indian time. First answers are measured in business hours,
        Monday to Friday 9:00 to 18:00, without the listed holidays.
      </PageHeading>
      {weeks.isPending && (
        <div role="status" aria-label="Loading figures">
          <Skeleton height={520} radius="md" />
        </div>
      )}
      {weeks.isError && !weeks.data && (
        <ErrorState
          title="Failed to load the figures"
          error={weeks.error}
          onRetry={weeks.refetch}
          retrying={weeks.isRefetching}
        />
      )}
      {weeks.data && <Weeks weeks={weeks.data} />}
    </PageBody>
  );
}

function Weeks({ weeks }: { weeks: TicketWeek[] }) {
  const most = Math.max(
    1,
    ...weeks.flatMap(({ received, answered, resolved }) => [received, answered, resolved]),
  );
  return (
    <table className={classes.weeks}>
      <caption className={classes.caption}>
        Tickets by week, newest first. The bars compare numbers of tickets.
      </caption>
      <thead>
        <tr>
          <th scope="col">Week</th>
          <th scope="col">Tickets in</th>
          <th scope="col">First answers</th>
          <th scope="col">Median first answer</th>
          <th scope="col">Resolved</th>
          <th scope="col">Rating</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, at) => (
          <tr key={week.starts_on}>
            <th scope="row">
              {formatWeek(week.starts_on)}
              {at === 0 && <span className={classes.soft}> so far</span>}
            </th>
            <BarCell label="Tickets in" value={week.received} most={most} />
            <BarCell label="First answers" value={week.answered} most={most} />
            <td data-label="Median first answer">
              {week.first_answer_minutes === null ? (
                <None />
              ) : (
                formatBusinessMinutes(week.first_answer_minutes)
              )}
            </td>
            <BarCell label="Resolved" value={week.resolved} most={most} />
            <td data-label="Rating">
              {week.rating === null ? (
                <None />
              ) : (
                <>
                  {week.rating.toFixed(1)} of 5{' '}
                  <span className={classes.soft}>
                    ({week.ratings} {week.ratings === 1 ? 'rating' : 'ratings'})
                  </span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const None = () => <span className={classes.soft}>None</span>;

function BarCell({ label, value, most }: { label: string; value: number; most: number }) {
  return (
    <td data-label={label}>
      <span className={classes.count}>
        <span className={classes.number}>{value}</span>
        <span className={classes.bar} style={{ inlineSize: `${(value / most) * 100}%` }} aria-hidden />
      </span>
    </td>
  );
}
