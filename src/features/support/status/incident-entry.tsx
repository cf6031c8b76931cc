import { useId } from 'react';
import { formatInstant, formatTime } from '#platform/contract/dates.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import classes from './incident-entry.module.css';
import type { Incident } from './status.contract.ts';
import { serviceName } from './status.rules.ts';
import { INCIDENT_STATE_LABELS, lengthInWords } from './status-words.rules.ts';

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)}`;

/** An incident with all that was said of it, the newest first. */
export function IncidentEntry({ incident }: { incident: Incident }) {
  const headingId = useId();
  const { title, services, impact, state, started_at, resolved_at, is_automatic, updates } = incident;
  return (
    <article className={classes.incident} aria-labelledby={headingId}>
      <div className={classes.head}>
        <h3 id={headingId} className={classes.title}>
          {title}
        </h3>
        <StateBadge tone={resolved_at ? 'good' : impact === 'outage' ? 'bad' : 'attention'}>
          {INCIDENT_STATE_LABELS[state]}
        </StateBadge>
      </div>
      <p className={classes.facts}>
        {services.map(serviceName).join(', ')} · Began on {when(started_at)} IST
        {resolved_at && ` · Lasted ${lengthInWords(started_at, resolved_at)}`}
        {is_automatic && ' · Opened by the probes'}
      </p>
      <ol className={classes.updates}>
        {updates.map((update) => (
          <li key={update.created_at + update.state}>
            <p className={classes.facts}>
              <strong>{INCIDENT_STATE_LABELS[update.state]}</strong> · {when(update.created_at)} IST
            </p>
            <p className={classes.body}>{update.body}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
