import { Link } from 'react-router';
import { formatDay } from '#platform/contract/dates.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import { grantPath } from './fund-waits.tsx';
import { useFundDays } from './overview.api.ts';
import classes from './overview.module.css';
import { LoadingOverview } from './overview-states.tsx';
import { DAY_WORDS } from './overview-words.rules.ts';

/** The days of all grants: what is late first, then what comes within a year. */
export function FundCalendar() {
  const days = useFundDays();
  if (days.isPending) return <LoadingOverview />;
  if (!days.data) {
    return (
      <ErrorState
        title="Failed to load the calendar"
        error={days.error}
        onRetry={days.refetch}
        retrying={days.isRefetching}
      />
    );
  }
  if (days.data.length === 0) {
    return (
      <EmptyState title="No days yet">
        Statements, payments and tranches of running grants show here.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list}>
      {days.data.map((day) => (
        <li key={`${day.kind} ${day.grant_id} ${day.on} ${day.amount} ${day.period}`}>
          <div className={classes.line}>
            <Link to={grantPath(day.collaboration_id, day.grant_id)} className={classes.name}>
              {formatDay(day.on)}: {DAY_WORDS[day.kind]}
              {day.period && `, ${day.period}`}
            </Link>
            {day.is_late && <StateBadge tone="bad">Late</StateBadge>}
            {day.is_own && <StateBadge tone="active">Yours to do</StateBadge>}
          </div>
          <p className={classes.soft}>
            {[day.title, day.partner, day.amount !== null && formatRupees(day.amount)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
