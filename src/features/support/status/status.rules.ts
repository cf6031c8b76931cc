import { MINUTE_MS } from '#platform/contract/durations.ts';

/*
 * Knowledge of the status page: which services are measured, from when on a reading is degraded or an outage, and how
 * minutes make a day and an uptime. docs/decisions/0026-status.md gives the reasons.
 */

/** The services that are measured, in the order of the page. A row of the database names one by its id. */
export const SERVICES = [
  { id: 'web', name: 'Web and API' },
  { id: 'sign-in', name: 'Sign-in' },
  { id: 'database', name: 'Database' },
  { id: 'search', name: 'Search' },
  { id: 'mail', name: 'Mail' },
  { id: 'files', name: 'Files' },
  { id: 'jobs', name: 'Background jobs' },
  { id: 'news', name: 'News sync' },
] as const;

export const SERVICE_IDS = SERVICES.map(({ id }) => id);
export type ServiceId = (typeof SERVICES)[number]['id'];

/** Name of a service; its id for one that a later version has added. */
export const serviceName = (id: string): string => SERVICES.find((one) => one.id === id)?.name ?? id;

/** `unknown` is no data: it is never shown as operational. */
export const SERVICE_STATES = ['operational', 'degraded', 'maintenance', 'outage', 'unknown'] as const;
export type ServiceState = (typeof SERVICE_STATES)[number];

export const STATE_LABELS: Record<ServiceState, string> = {
  operational: 'Operational',
  degraded: 'Degraded',
  maintenance: 'Maintenance',
  outage: 'Outage',
  unknown: 'No data',
};

/** From when on a service is degraded, and from when on it is out. All in milliseconds. */
export const THRESHOLDS: Record<ServiceId, { degradedMs: number; outageMs: number }> = {
  // How long the probe takes. At `outageMs` it gives up.
  web: { degradedMs: 1000, outageMs: 5000 },
  'sign-in': { degradedMs: 2000, outageMs: 10_000 },
  database: { degradedMs: 250, outageMs: 5000 },
  search: { degradedMs: 1000, outageMs: 5000 },
  files: { degradedMs: 2000, outageMs: 10_000 },
  // Age of the oldest mail and of the oldest job that could leave now.
  mail: { degradedMs: 5 * MINUTE_MS, outageMs: 30 * MINUTE_MS },
  jobs: { degradedMs: 5 * MINUTE_MS, outageMs: 30 * MINUTE_MS },
  // Age of the last success. The sync runs every half hour.
  news: { degradedMs: 2 * 60 * MINUTE_MS, outageMs: 12 * 60 * MINUTE_MS },
};

/** Services whose probe measures how old something is, and not how long its own work takes. */
export const AGES: readonly ServiceId[] = ['mail', 'jobs', 'news'];

/** Mails that failed once and wait for the next try: from so many on, mail is degraded. */
export const FAILING_MAILS = 5;

/** With that many failing mails, mail is out if none was delivered for so long. */
export const MAIL_SILENCE_MS = 30 * MINUTE_MS;

/** Found by a probe. `ms` is a time or an age; null if there is nothing to measure. */
export interface Reading {
  works: boolean;
  ms: number | null;
  /** In words, for admins; at most 200 characters. */
  detail: string;
  /** True if the probe has found something that works, but not well. */
  isWeak?: boolean;
}

/** The state of a service that gives this reading, outside of planned maintenance. */
export function stateOf(service: ServiceId, { works, ms, isWeak }: Reading): ServiceState {
  if (!works) return 'outage';
  if (ms === null) return 'unknown';
  const { degradedMs, outageMs } = THRESHOLDS[service];
  if (ms >= outageMs) return 'outage';
  return ms >= degradedMs || isWeak ? 'degraded' : 'operational';
}

/** A reading older than this says nothing about now: the service has no data. */
export const FRESH_MS = 3 * MINUTE_MS;

/** Days that the strip of a service shows, today included. */
export const STRIP_DAYS = 90;

/** Minutes of a day by state. */
export type DayMinutes = Record<ServiceState, number>;

/** A day is an outage from so many minutes of outage on, and degraded from so many degraded ones on. */
const OUTAGE_MINUTES = 10;
const DEGRADED_MINUTES = 10;

/** The state that stands for a day. One minute of outage is enough for a day not to be operational. */
export function dayState(minutes: DayMinutes): ServiceState {
  if (minutes.outage >= OUTAGE_MINUTES) return 'outage';
  if (minutes.outage > 0 || minutes.degraded >= DEGRADED_MINUTES) return 'degraded';
  if (minutes.operational + minutes.degraded > 0) return 'operational';
  return minutes.maintenance > 0 ? 'maintenance' : 'unknown';
}

/**
 * Share of the minutes in which a service worked, in percent with two decimals, rounded down: 100 means no minute of
 * outage. Degraded minutes count as up; planned maintenance and minutes without data do not count at all.
 * @returns null if no minute counts.
 */
export function uptimeOf(days: DayMinutes[]): number | null {
  const sum = (state: ServiceState) => days.reduce((total, day) => total + day[state], 0);
  const up = sum('operational') + sum('degraded');
  const counted = up + sum('outage');
  return counted === 0 ? null : Math.floor((up * 10_000) / counted) / 100;
}

/** From the worst to the best, as the sentence at the top of the page takes them. */
const WORST_FIRST = ['outage', 'degraded', 'maintenance', 'unknown', 'operational'] as const;

/** The state of all services together: the worst of them. */
export const worstOf = (states: ServiceState[]): ServiceState =>
  WORST_FIRST.find((state) => states.includes(state)) ?? 'unknown';

/** How long an incident is listed on the status page, and how many are. */
export const INCIDENT_DAYS = 90;
export const INCIDENTS_SHOWN = 20;
