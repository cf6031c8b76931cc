import { describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import {
  type DayMinutes,
  dayState,
  type Reading,
  type ServiceId,
  type ServiceState,
  stateOf,
  uptimeOf,
  worstOf,
} from './status.rules.ts';

describe('the state of a reading', () => {
  test.each<[ServiceId, Partial<Reading>, ServiceState]>([
    ['web', { ms: 12 }, 'operational'],
    ['web', { ms: 999 }, 'operational'],
    ['web', { ms: 1000 }, 'degraded'],
    ['web', { ms: 5000 }, 'outage'],
    ['web', { works: false, ms: null }, 'outage'],
    ['sign-in', { ms: 1999 }, 'operational'],
    ['sign-in', { ms: 2000 }, 'degraded'],
    ['sign-in', { ms: 10_000 }, 'outage'],
    ['database', { ms: 249 }, 'operational'],
    ['database', { ms: 250 }, 'degraded'],
    ['database', { ms: 5000 }, 'outage'],
    ['search', { ms: 1000 }, 'degraded'],
    ['files', { ms: 1999 }, 'operational'],
    ['files', { works: false, ms: null }, 'outage'],
    ['mail', { ms: 0 }, 'operational'],
    ['mail', { ms: 5 * MINUTE_MS }, 'degraded'],
    ['mail', { ms: 0, isWeak: true }, 'degraded'],
    ['mail', { ms: 30 * MINUTE_MS }, 'outage'],
    ['mail', { works: false, ms: 0, isWeak: true }, 'outage'],
    ['jobs', { ms: 5 * MINUTE_MS - 1 }, 'operational'],
    ['jobs', { ms: 5 * MINUTE_MS }, 'degraded'],
    ['jobs', { ms: 30 * MINUTE_MS }, 'outage'],
    ['news', { ms: 2 * HOUR_MS - 1 }, 'operational'],
    ['news', { ms: 2 * HOUR_MS }, 'degraded'],
    ['news', { ms: 12 * HOUR_MS }, 'outage'],
    ['news', { ms: null }, 'unknown'],
  ])('%s %o is %s', (service, reading, state) => {
    expect(stateOf(service, { works: true, ms: null, detail: '', ...reading })).toBe(state);
  });
});

const minutes = (some: Partial<DayMinutes>): DayMinutes => ({
  operational: 0,
  degraded: 0,
  maintenance: 0,
  outage: 0,
  unknown: 0,
  ...some,
});

test.each<[Partial<DayMinutes>, ServiceState]>([
  [{}, 'unknown'],
  [{ unknown: 1440 }, 'unknown'],
  [{ maintenance: 60 }, 'maintenance'],
  [{ operational: 1440 }, 'operational'],
  [{ operational: 1380, maintenance: 60 }, 'operational'],
  [{ operational: 1431, degraded: 9 }, 'operational'],
  [{ operational: 1430, degraded: 10 }, 'degraded'],
  [{ operational: 1439, outage: 1 }, 'degraded'],
  [{ operational: 1430, outage: 10 }, 'outage'],
])('a day with %o is %s', (some, state) => {
  expect(dayState(minutes(some))).toBe(state);
});

test.each<[Partial<DayMinutes>[], number | null]>([
  [[], null],
  [[{ unknown: 5, maintenance: 60 }], null],
  [[{ operational: 1440 }], 100],
  [[{ operational: 1439, outage: 1 }], 99.93],
  [[{ operational: 100_000, outage: 1 }], 99.99],
  [[{ operational: 50, degraded: 50, maintenance: 900 }], 100],
  [[{ operational: 1 }, { outage: 1 }], 50],
])('the uptime of %o is %s', (days, uptime) => {
  expect(uptimeOf(days.map(minutes))).toBe(uptime);
});

test.each<[ServiceState[], ServiceState]>([
  [['operational', 'operational'], 'operational'],
  [['operational', 'unknown'], 'unknown'],
  [['maintenance', 'unknown'], 'maintenance'],
  [['degraded', 'maintenance'], 'degraded'],
  [['degraded', 'outage', 'operational'], 'outage'],
  [[], 'unknown'],
])('%o together are %s', (states, worst) => {
  expect(worstOf(states)).toBe(worst);
});
