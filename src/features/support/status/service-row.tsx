import { VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { formatDay, formatInstant } from '#platform/contract/dates.ts';
import { DayStrip } from './day-strip.tsx';
import classes from './service-row.module.css';
import type { ServiceStatus } from './status.contract.ts';
import { STATE_LABELS, STRIP_DAYS } from './status.rules.ts';
import { StatusBadge } from './status-badge.tsx';
import { minutesInWords, type StripDay, stripOf } from './strip.rules.ts';

const percent = (uptime: number) => `${uptime.toFixed(uptime === 100 ? 0 : 2)}%`;

interface ServiceRowProps {
  service: ServiceStatus;
  /** ISO day in India. */
  today: string;
}

/** A service: its state, its uptime and its last 90 days. */
export function ServiceRow({ service, today }: ServiceRowProps) {
  const headingId = useId();
  const strip = stripOf(service.days, today);
  return (
    <article className={classes.row} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.name}>
          {service.service}
        </h3>
        <StatusBadge state={service.status} />
      </div>
      <DayStrip strip={strip} />
      <p className={classes.scale}>
        <span>{STRIP_DAYS} days ago</span>
        <span className={classes.uptime}>
          {service.uptime === null ? 'No data' : `${percent(service.uptime)} uptime`}
        </span>
        <span>Today</span>
      </p>
      <p className={classes.facts}>
        {service.last_incident
          ? `Last incident on ${formatInstant(service.last_incident)}`
          : 'No incident so far'}
      </p>
      <DayTable name={service.service} days={strip} />
    </article>
  );
}

/** The strip in words. Days without data have nothing to say. */
function DayTable({ name, days }: { name: string; days: StripDay[] }) {
  const measured = days.filter(({ status }) => status !== 'unknown').reverse();
  if (measured.length === 0) return null;
  return (
    <details className={classes.days}>
      <summary>
        Days as a table<VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">State</th>
            <th scope="col">Minutes</th>
          </tr>
        </thead>
        <tbody>
          {measured.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatDay(day.day)}</th>
              <td>{STATE_LABELS[day.status]}</td>
              <td>{minutesInWords(day) || 'No outage'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
