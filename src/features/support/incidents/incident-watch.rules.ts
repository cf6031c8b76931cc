import { type ServiceState, serviceName } from '#features/support/status/status.rules.ts';

/*
 * From how many probes on an incident is opened and closed without an admin. docs/decisions/0026-status.md gives the
 * reasons. A probe is a minute.
 */
const OUTAGES_TO_OPEN = 3;
const BAD_TO_OPEN = 10;
const GOOD_TO_CLOSE = 5;

/** So many last states of a service are enough to judge it. */
export const STATES_LOOKED_AT = Math.max(OUTAGES_TO_OPEN, BAD_TO_OPEN, GOOD_TO_CLOSE);

/** From so many minutes on that were not probed, an incident says so afterwards. */
export const MISSED_TO_OPEN = 3;

type Verdict = 'outage' | 'degraded' | 'good' | null;

const firstAre = (states: ServiceState[], count: number, wanted: ServiceState[]) =>
  states.length >= count && states.slice(0, count).every((state) => wanted.includes(state));

/**
 * Judges a service by its last states. Planned maintenance and minutes without data neither open nor close anything.
 * @param states the newest first. @returns null if they are too few or too mixed.
 */
export function verdictOf(states: ServiceState[]): Verdict {
  if (firstAre(states, OUTAGES_TO_OPEN, ['outage'])) return 'outage';
  if (firstAre(states, BAD_TO_OPEN, ['outage', 'degraded'])) return 'degraded';
  return firstAre(states, GOOD_TO_CLOSE, ['operational']) ? 'good' : null;
}

const namesOf = (services: string[]) => services.map(serviceName).join(', ');

/** Words of the incidents that the probes open. They claim nothing that no probe has found. */
export const WATCH_WORDS = {
  title: (services: string[], impact: 'outage' | 'degraded') =>
    `${impact === 'outage' ? 'Outage' : 'Slow or delayed'}: ${namesOf(services)}`.slice(0, 120),
  opened: (impact: 'outage' | 'degraded') =>
    impact === 'outage'
      ? `${OUTAGES_TO_OPEN} probes in a row failed. The probes opened this incident.`
      : `${BAD_TO_OPEN} probes in a row were slow or failed. The probes opened this incident.`,
  worse: `${OUTAGES_TO_OPEN} probes in a row failed.`,
  closed: `${GOOD_TO_CLOSE} probes in a row were good. The probes closed this incident.`,
  missedTitle: 'Dayitva was not reachable',
  missed: (minutes: number) =>
    `For ${minutes} minutes no probe could run, because the server or its database did not. These minutes count as outage.`,
};
