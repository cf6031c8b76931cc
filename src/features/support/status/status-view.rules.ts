import type { Incident, Maintenance, ServiceStatus, Status } from './status.contract.ts';
import {
  type DayMinutes,
  dayState,
  FRESH_MS,
  SERVICES,
  type ServiceId,
  type ServiceState,
  uptimeOf,
  worstOf,
} from './status.rules.ts';

/** What the database had at `taken_at`. */
interface Known {
  taken_at: string;
  latest: { service: string; state: ServiceState; minute: string }[];
  days: ({ service: string; day: string } & DayMinutes)[];
  incidents: Incident[];
  last_incidents: { service: string; at: string }[];
  maintenance: Maintenance[];
}

const instant = (text: string) => new Date(text).toISOString();
const instantOrNull = (text: string | null | undefined) => (text ? instant(text) : null);

/** The maintenance of a service that is under way. */
const isMaintained = (known: Known, service: string, now: Date) =>
  known.maintenance.some(
    ({ services, starts_at, ends_at }) =>
      services.includes(service) &&
      Date.parse(starts_at) <= now.getTime() &&
      now.getTime() < Date.parse(ends_at),
  );

/** A probe counts while it is fresh; an admin may know worse. The database is out, whatever the last probe said, while it does not answer. */
function currentState(known: Known | null, service: ServiceId, now: Date, isAway: boolean): ServiceState {
  if (known && isMaintained(known, service, now)) return 'maintenance';
  if (isAway && service === 'database') return 'outage';
  const latest = known?.latest.find((one) => one.service === service);
  const isFresh = latest && now.getTime() - Date.parse(latest.minute) < FRESH_MS;
  return worstOf([isFresh ? latest.state : 'unknown', ...impactsOn(known, service)]);
}

/** What open incidents say of a service. Once they are only watched, the probes alone say how it is. */
const impactsOn = (known: Known | null, service: ServiceId) =>
  known?.incidents
    .filter(({ services, state }) => services.includes(service) && ONGOING.includes(state))
    .map(({ impact }) => impact) ?? [];

const ONGOING = ['investigating', 'identified'];

function presentService(
  known: Known | null,
  { id, name }: { id: ServiceId; name: string },
  now: Date,
  isAway: boolean,
): ServiceStatus {
  const days = known?.days.filter((day) => day.service === id) ?? [];
  return {
    id,
    service: name,
    status: currentState(known, id, now, isAway),
    measured_at: instantOrNull(known?.latest.find((one) => one.service === id)?.minute),
    uptime: uptimeOf(days),
    last_incident: instantOrNull(known?.last_incidents.find((one) => one.service === id)?.at),
    days: days.map((day) => ({
      day: day.day,
      status: dayState(day),
      outage: day.outage,
      degraded: day.degraded,
      maintenance: day.maintenance,
    })),
  };
}

const presentIncident = (incident: Incident): Incident => ({
  ...incident,
  started_at: instant(incident.started_at),
  resolved_at: instantOrNull(incident.resolved_at),
  updates: incident.updates.map((update) => ({ ...update, created_at: instant(update.created_at) })),
});

/**
 * The status as everybody sees it.
 * @param known null if the database was never read.
 * @param isAway true if the database does not answer now: the answer is marked stale.
 */
export function presentStatus(known: Known | null, now: Date, isAway: boolean): Status {
  const services = SERVICES.map((service) => presentService(known, service, now, isAway));
  const days = services.flatMap((service) => service.days.map(({ day }) => day));
  return {
    status: worstOf(services.map(({ status }) => status)),
    is_stale: isAway,
    as_of: known && instant(known.taken_at),
    measured_since: days.sort()[0] ?? null,
    services,
    incidents: known?.incidents.map(presentIncident) ?? [],
    maintenance:
      known?.maintenance
        .filter(({ ends_at }) => Date.parse(ends_at) > now.getTime())
        .map((one) => ({ ...one, starts_at: instant(one.starts_at), ends_at: instant(one.ends_at) })) ?? [],
  };
}
