import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countMeeting, type KeyGroup } from './filter-counts.rules.ts';

const KEYS = ['a', 'b', 'c', 'd', 'state 1', 'state 2'];

/** Members by their keys; nobody has both states. */
const members = fc.array(
  fc
    .subarray(KEYS)
    .map((keys) => (keys.includes('state 1') ? keys.filter((key) => key !== 'state 2') : keys)),
  { maxLength: 30 },
);

function countsOf(all: string[][], [first, second]: KeyGroup[]): number[][] {
  const having = (...keys: string[]) => all.filter((own) => keys.every((key) => own.includes(key))).length;
  return (first?.keys ?? []).map((one) => (second?.keys ?? [one]).map((other) => having(one, other)));
}

const group = fc.oneof(
  fc.subarray(['a', 'b', 'c', 'd'], { minLength: 1 }).map((keys): KeyGroup => ({ keys, isExclusive: false })),
  fc.constant<KeyGroup>({ keys: ['state 1', 'state 2'], isExclusive: true }),
);

test('never says more than there are, and the number where it is exact', () => {
  fc.assert(
    fc.property(members, fc.array(group, { minLength: 1, maxLength: 2 }), (all, groups) => {
      const meeting = all.filter((own) => groups.every(({ keys }) => keys.some((key) => own.includes(key))));
      const { members, isExact } = countMeeting(groups, countsOf(all, groups));
      if (isExact) expect(members).toBe(meeting.length);
      else expect(members).toBeLessThanOrEqual(meeting.length);
    }),
  );
});
