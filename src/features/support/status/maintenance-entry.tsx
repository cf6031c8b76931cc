import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './incident-entry.module.css';
import type { Maintenance } from './status.contract.ts';
import { serviceName } from './status.rules.ts';

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** A planned maintenance that has not ended. */
export function MaintenanceEntry({ planned }: { planned: Maintenance }) {
  const { title, body, services, starts_at, ends_at } = planned;
  const isUnderWay = Date.parse(starts_at) <= Date.now();
  return (
    <article className={classes.incident}>
      <div className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <StateBadge tone="active">{isUnderWay ? 'Under way' : 'Planned'}</StateBadge>
      </div>
      <p className={classes.facts}>
        {when(starts_at)} to {when(ends_at)} IST · {services.map(serviceName).join(', ')}
      </p>
      {body && <p className={classes.body}>{body}</p>}
    </article>
  );
}
