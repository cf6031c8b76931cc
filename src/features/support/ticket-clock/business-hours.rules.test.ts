import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#platform/contract/durations.ts';
import {
  addBusinessMinutes,
  businessMinutesBetween,
  type ClockEvent,
  isBusinessTime,
  nextClock,
  recomputed,
  type TicketClock,
} from './business-hours.rules.ts';

/** An instant of India: `2026-11-20 17:30`. */
const ist = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`);
const HOLIDAYS = new Set(['2026-01-26', '2026-10-02', '2026-12-25', '2027-01-26']);

/** Twenty cases worked out by hand with a calendar. 22 November 2026 is a Sunday. */
const CASES: [name: string, from: string, minutes: number, until: string][] = [
  ['within a morning', '2026-11-23 09:00', 60, '2026-11-23 10:00'],
  ['a whole day ends at 18:00', '2026-11-23 09:00', 540, '2026-11-23 18:00'],
  ['a minute more is the next morning', '2026-11-23 09:00', 541, '2026-11-24 09:01'],
  ['24 hours from Monday 9:00', '2026-11-23 09:00', 1440, '2026-11-25 15:00'],
  ['24 hours from Monday 12:00', '2026-11-23 12:00', 1440, '2026-11-25 18:00'],
  ['24 hours from Monday 13:00', '2026-11-23 13:00', 1440, '2026-11-26 10:00'],
  ['before hours counts from 9:00', '2026-11-23 06:10', 30, '2026-11-23 09:30'],
  ['after hours counts from the next day', '2026-11-23 19:45', 30, '2026-11-24 09:30'],
  ['at closing time counts from the next day', '2026-11-23 18:00', 1, '2026-11-24 09:01'],
  ['the last minute of a day', '2026-11-23 17:59', 1, '2026-11-23 18:00'],
  ['over a night', '2026-11-23 17:30', 60, '2026-11-24 09:30'],
  ['Friday afternoon over the weekend', '2026-11-27 17:00', 120, '2026-11-30 10:00'],
  ['Saturday counts from Monday', '2026-11-28 11:00', 1440, '2026-12-02 15:00'],
  ['Sunday counts from Monday', '2026-11-22 23:59', 15, '2026-11-23 09:15'],
  ['24 hours from Friday 17:00', '2026-11-27 17:00', 1440, '2026-12-02 14:00'],
  ['Gandhi Jayanti on a Friday makes a long weekend', '2026-10-01 17:00', 120, '2026-10-05 10:00'],
  ['on Gandhi Jayanti, counts from Monday', '2026-10-02 10:00', 60, '2026-10-05 10:00'],
  ['Republic Day on a Monday', '2026-01-23 12:00', 1440, '2026-01-28 18:00'],
  ['Christmas on a Friday, into the next week', '2026-12-24 15:00', 1440, '2026-12-30 12:00'],
  ['nothing to add at night', '2026-11-23 22:00', 0, '2026-11-23 22:00'],
];

describe('worked cases', () => {
  test.each(CASES)('%s: %s and %i minutes', (_name, from, minutes, until) => {
    expect(addBusinessMinutes(ist(from), minutes, HOLIDAYS).toISOString()).toBe(ist(until).toISOString());
    expect(businessMinutesBetween(ist(from), ist(until), HOLIDAYS)).toBe(minutes);
  });

  test('there are twenty', () => expect(CASES).toHaveLength(20));

  test('time that runs backwards is none', () => {
    expect(businessMinutesBetween(ist('2026-11-24 12:00'), ist('2026-11-23 12:00'), HOLIDAYS)).toBe(0);
  });

  test('a pause keeps what is left; a reopened ticket has the whole promise', () => {
    const at = (clock: TicketClock | null, event: ClockEvent, text: string) =>
      nextClock(clock, event, ist(text), HOLIDAYS);
    const created = at(null, 'created', '2026-11-23 09:00');
    const asked = at(created, 'support-answered', '2026-11-23 11:00');
    expect(asked).toMatchObject({
      due_at: null,
      waiting_since: ist('2026-11-23 11:00'),
      clock_minutes: 1320,
    });
    const again = at(asked, 'member-wrote', '2026-12-01 11:00');
    expect(again).toMatchObject({ due_at: ist('2026-12-03 15:00'), waiting_since: null });
    const late = at(again, 'support-answered', '2026-12-08 12:00');
    expect(late.clock_minutes).toBe(0);
    // A message has a whole business day, even if nothing was left.
    expect(at(late, 'member-wrote', '2026-12-09 12:00').due_at).toEqual(ist('2026-12-10 12:00'));
    const resolved = at(late, 'resolved', '2026-12-09 13:00');
    expect(resolved).toMatchObject({ due_at: null, waiting_since: null });
    expect(at(resolved, 'reopened', '2026-12-14 09:00').due_at).toEqual(ist('2026-12-16 15:00'));
  });
});

/** The same, the plain way: look at each minute and ask a time zone database what it is called in India. */
const INDIA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** Says of each hour of a time if it is worked in; hours of India begin at half past, so the pieces are of 30 minutes. */
function isWorked(at: number, holidays: ReadonlySet<string>): boolean {
  const parts = Object.fromEntries(INDIA.formatToParts(at).map(({ type, value }) => [type, value]));
  const { weekday = '', year, month, day, hour } = parts;
  const isHoliday = holidays.has(`${year}-${month}-${day}`);
  return !['Sat', 'Sun'].includes(weekday) && !isHoliday && Number(hour) >= 9 && Number(hour) < 18;
}

/** Walks minute by minute; looks up each half hour once. Starts must be on a whole minute. */
class Walk {
  private readonly known = new Map<number, boolean>();
  private readonly holidays: ReadonlySet<string>;

  constructor(holidays: ReadonlySet<string>) {
    this.holidays = holidays;
  }

  works(minute: number): boolean {
    const half = Math.floor(minute / 30);
    const known = this.known.get(half) ?? isWorked(half * 30 * MINUTE_MS, this.holidays);
    this.known.set(half, known);
    return known;
  }

  after(from: number, minutes: number): number {
    let at = from;
    for (let left = minutes; left > 0; at += 1) if (this.works(at)) left -= 1;
    return at;
  }

  between(from: number, to: number): number {
    let worked = 0;
    for (let at = from; at < to; at += 1) if (this.works(at)) worked += 1;
    return worked;
  }
}

const START = Date.parse('2021-01-01T00:00:00Z');
const YEARS = 15 * 365;
const minutes = fc.integer({ min: START / MINUTE_MS, max: (START + YEARS * DAY_MS) / MINUTE_MS });

/** A start, and holidays of which most are near it. */
const scene = minutes.chain((from) =>
  fc.record({
    from: fc.constant(from),
    holidays: fc
      .array(fc.integer({ min: -3, max: 40 }), { maxLength: 12 })
      .map(
        (days) =>
          new Set(days.map((d) => new Date(from * MINUTE_MS + d * DAY_MS).toISOString().slice(0, 10))),
      ),
  }),
);
const at = (minute: number) => new Date(minute * MINUTE_MS);

describe('any time of fifteen years, with any holidays', () => {
  test('adding and measuring agree with counting minute by minute', () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: 0, max: 3000 }), ({ from, holidays }, length) => {
        const walk = new Walk(holidays);
        const until = addBusinessMinutes(at(from), length, holidays);
        expect(until).toEqual(at(walk.after(from, length)));
        expect(businessMinutesBetween(at(from), until, holidays)).toBe(length);
        const later = from + length * 4;
        expect(businessMinutesBetween(at(from), at(later), holidays)).toBe(walk.between(from, later));
        expect(isBusinessTime(at(from), holidays)).toBe(walk.works(from));
      }),
      { numRuns: 300 },
    );
  });

  test('a clock with pauses and reopenings is due when a count of its minutes says', () => {
    const EVENTS: ClockEvent[] = ['member-wrote', 'support-answered', 'resolved', 'reopened'];
    const story = fc.array(
      fc.record({ event: fc.constantFrom(...EVENTS), after: fc.integer({ min: 0, max: 3000 }) }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(scene, story, ({ from, holidays }, events) => {
        const walk = new Walk(holidays);
        let now = from;
        let clock = nextClock(null, 'created', at(now), holidays);
        // The count: how much is left, and if it counts.
        let left = 1440;
        let turn: 'team' | 'member' | 'nobody' = 'team';
        for (const { event, after } of events) {
          if (turn === 'team') left = Math.max(left - walk.between(now, now + after), 0);
          now += after;
          // A resolved ticket can only be reopened, and only a resolved one.
          if ((turn === 'nobody') !== (event === 'reopened')) continue;
          // The clock counts from its last start, the reference from event to event: both agree.
          clock = nextClock(clock, event, at(now), holidays);
          if (event === 'reopened') left = 1440;
          if (event === 'member-wrote' && turn === 'member') left = Math.max(left, 540);
          turn = event === 'resolved' ? 'nobody' : event === 'support-answered' ? 'member' : 'team';
          if (turn === 'team' && left > 0) expect(clock.due_at).toEqual(at(walk.after(now, left)));
          if (turn === 'team' && left === 0)
            expect(clock.due_at?.getTime()).toBeLessThanOrEqual(now * MINUTE_MS);
          if (turn === 'member') expect([clock.due_at, clock.clock_minutes]).toEqual([null, left]);
          if (turn === 'nobody') expect([clock.due_at, clock.waiting_since]).toEqual([null, null]);
        }
        expect(recomputed(clock, holidays)).toEqual(clock);
      }),
      { numRuns: 300 },
    );
  });

  test('a holiday that is listed afterwards makes a due time as if it had always been listed', () => {
    fc.assert(
      fc.property(scene, ({ from, holidays }) => {
        const before = nextClock(null, 'created', at(from), new Set());
        expect(recomputed(before, holidays)).toEqual(nextClock(null, 'created', at(from), holidays));
      }),
    );
  });
});
