import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMeeting, type KeyGroup, type PairCount } from './filter-counts.rules.ts';

const KEYS = ['a', 'b', 'c', 'd', 'state 1', 'state 2'];

/** Members by their keys; nobody has both states. */
const members = fc.array(
  fc
    .subarray(KEYS)
    .map((keys) => (keys.includes('state 1') ? keys.filter((key) => key !== 'state 2') : keys)),
  { maxLength: 30 },
);

function pairsOf(all: string[][]): PairCount[] {
  const pairs = KEYS.flatMap((one, at) => KEYS.slice(at).map((other) => ({ one, other })));
  return pairs
    .map(({ one, other }) => ({
      ...{ one, other },
      members: all.filter((keys) => keys.includes(one) && keys.includes(other)).length,
    }))
    .filter(({ members }) => members > 0);
}

const group = fc.oneof(
  fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }).map((keys): KeyGroup => ({ keys, isExclusive: false })),
  fc.constant<KeyGroup>({ keys: ['state 1', 'state 2'], isExclusive: true }),
);

test('never says more than there are, and the number where it is exact', () => {
  fc.assert(
    fc.property(members, fc.array(group, { minLength: 1, maxLength: 2 }), (all, groups) => {
      const meeting = all.filter((own) => groups.every(({ keys }) => keys.some((key) => own.includes(key))));
      const { members, isExact } = countMeeting(groups, pairsOf(all));
      if (isExact) expect(members).toBe(meeting.length);
      else expect(members).toBeLessThanOrEqual(meeting.length);
    }),
  );
});
