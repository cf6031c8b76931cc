import { Skeleton, Stack } from '@mantine/core';
import { dayInIndia, formatDay, formatInstant, formatTime } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { DayMark } from './day-mark.tsx';
import { IncidentEntry } from './incident-entry.tsx';
import { MaintenanceEntry } from './maintenance-entry.tsx';
import { ServiceRow } from './service-row.tsx';
import { useStatus } from './status.api.ts';
import type { Status } from './status.contract.ts';
import { SERVICE_STATES, STATE_LABELS } from './status.rules.ts';
import { StatusBadge } from './status-badge.tsx';
import classes from './status-panel.module.css';
import { statusInWords } from './status-words.rules.ts';

/** Status tab: how the services are, their last 90 days, planned maintenance and incidents. */
export function StatusPanel() {
  const status = useStatus();
  if (status.isPending) return <LoadingStatus />;
  if (!status.data) {
    return (
      <ErrorState
        title="Failed to load the status"
        error={status.error}
        onRetry={status.refetch}
        retrying={status.isRefetching}
      />
    );
  }
  return <StatusView status={status.data} />;
}

function StatusView({ status }: { status: Status }) {
  const today = dayInIndia(new Date());
  return (
    <div className={classes.panel}>
      <Summary status={status} />
      {status.maintenance.length > 0 && (
        <section aria-labelledby="planned-maintenance">
          <h2 id="planned-maintenance" className={classes.title}>
            Planned maintenance
          </h2>
          {status.maintenance.map((planned) => (
            <MaintenanceEntry key={planned.id} planned={planned} />
          ))}
        </section>
      )}
      <section aria-labelledby="services">
        <h2 id="services" className={classes.title}>
          Services
        </h2>
        <Legend />
        {status.services.map((service) => (
          <ServiceRow key={service.id} service={service} today={today} />
        ))}
        <p className={classes.note}>
          {status.measured_since && `Measured since ${formatDay(status.measured_since)}, once a minute. `}
          Uptime is the share of the measured minutes without an outage. Degraded minutes count as up, minutes
          in which the server did not run count as outage, and planned maintenance is not counted.
        </p>
      </section>
      <section aria-labelledby="incidents">
        <h2 id="incidents" className={classes.title}>
          Recent incidents
        </h2>
        {status.incidents.length === 0 && (
          <EmptyState title="No incidents">Incidents of the last 90 days appear here.</EmptyState>
        )}
        {status.incidents.map((incident) => (
          <IncidentEntry key={incident.id} incident={incident} />
        ))}
      </section>
      <p className={classes.links}>
        <a href="/status.atom">Atom feed</a>
        <a href="/status">Status as JSON</a>
      </p>
    </div>
  );
}

function Summary({ status }: { status: Status }) {
  const measured = status.services.flatMap(({ measured_at }) => measured_at ?? []).sort();
  const last = measured.at(-1);
  return (
    <div className={classes.summary} data-state={status.status}>
      <div role="status">
        <p className={classes.sentence}>{statusInWords(status)}</p>
        <p className={classes.when}>
          {status.is_stale && status.as_of && `Last read on ${when(status.as_of)}. `}
          {last && `Last measured on ${when(last)}.`}
        </p>
      </div>
      <StatusBadge state={status.status} />
    </div>
  );
}

const when = (instant: string) => `${formatInstant(instant)}, ${formatTime(instant)} IST`;

function Legend() {
  return (
    <ul className={classes.legend} aria-label="What the bars mean">
      {SERVICE_STATES.map((state) => (
        <li key={state}>
          <DayMark state={state} /> {STATE_LABELS[state]}
        </li>
      ))}
    </ul>
  );
}

function LoadingStatus() {
  return (
    <Stack role="status" aria-label="Loading the status">
      <Skeleton height={80} radius="md" />
      <Skeleton height={110} />
      <Skeleton height={110} />
      <Skeleton height={110} />
    </Stack>
  );
}
