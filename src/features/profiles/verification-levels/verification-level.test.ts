import { describe, expect, test } from 'vitest';
import { dayInIndia } from '#platform/contract/dates.ts';
import { standingLevel } from './verification-level.rules.ts';

const level = (until: string | null, on = '2026-01-10') => ({ on: until && on, until });
const NONE = { verified: false, verification_level: 0, verified_on: null, verified_until: null };

describe('which level stands on a day', () => {
  test('none was granted', () => {
    expect(standingLevel([level(null), level(null), level(null)], '2026-11-21')).toEqual(NONE);
  });

  test('a level stands on its last day, and no longer on the next', () => {
    const dates = [level('2026-11-21'), level(null), level(null)];
    expect(standingLevel(dates, '2026-11-21')).toEqual({
      verified: true,
      verification_level: 1,
      verified_on: '2026-01-10',
      verified_until: '2026-11-21',
    });
    expect(standingLevel(dates, '2026-11-22')).toEqual(NONE);
  });

  test.each([
    ['2026-11-21T18:29:59.999Z', 1],
    ['2026-11-21T18:30:00.000Z', 0],
  ])('at %s, which is around midnight in India, level %i stands', (instant, expected) => {
    const today = dayInIndia(new Date(instant));
    const dates = [level('2026-11-21'), level(null), level(null)];
    expect(standingLevel(dates, today).verification_level).toBe(expected);
  });

  test('the highest one counts, with its own day and the first end of all below it', () => {
    const dates = [level('2027-03-31'), level('2028-05-01', '2026-05-01'), level('2027-06-30', '2026-06-30')];
    expect(standingLevel(dates, '2026-11-21')).toEqual({
      verified: true,
      verification_level: 3,
      verified_on: '2026-06-30',
      verified_until: '2027-03-31',
    });
    expect(standingLevel(dates, '2027-04-01')).toEqual(NONE);
  });

  test('a level in the middle that has ended takes the one above with it', () => {
    const dates = [level('2027-03-31'), level('2026-11-20'), level('2027-06-30')];
    expect(standingLevel(dates, '2026-11-21')).toMatchObject({
      verification_level: 1,
      verified_until: '2027-03-31',
    });
  });
});
