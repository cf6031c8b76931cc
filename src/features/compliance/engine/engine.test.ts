import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#platform/testing/test-app.ts';
import { assess } from './assess.rules.ts';
import { AssessFacts } from './facts.contract.ts';
import type { LawRow } from './law.rules.ts';
import { ongoing } from './ongoing.rules.ts';
import { SetOffFacts } from './questions.contract.ts';
import { setOffYears } from './set-off-years.rules.ts';
import { divided, share } from './sums.rules.ts';
import { monthsAfter, yearAfter } from './years.rules.ts';

/** The rows that the product starts with. */
let rows: LawRow[];
beforeAll(async () => {
  const app = await startTestApp();
  rows = await app.sql<LawRow>(
    `select rule_id, name, value, unit, valid_from::text, valid_to::text, basis, source, url, mark, scenario from csr_law_rules`,
  );
  await app.stop();
});

const MANY = { numRuns: 300, seed: 20_261_127 };
const sum = fc.integer({ min: 0, max: 1_000_000_000_000_000 });
const small = fc.integer({ min: 0, max: 10_000 });
const profit = fc.oneof(
  fc.integer({ min: -1_000_000_000_000_000, max: 1_000_000_000_000_000 }),
  fc.integer({ min: -500, max: 500 }),
);
const year = fc.constantFrom('2019-20', '2020-21', '2023-24', '2026-27');

const facts = fc
  .record({
    financial_year: year,
    profits: fc.tuple(profit, profit, profit),
    turnover: fc.constantFrom(0, 10_000_000_000),
    surplus: fc.option(small),
    excess: fc.array(
      fc.record({
        ago: fc.constantFrom(1, 2, 3, 4),
        amount: small,
        surplus: fc.option(small),
        resolution: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    spent: fc.option(
      fc.record({
        ongoing: fc.option(fc.record({ allotted: small, used: small })),
        other: fc.option(fc.record({ used: small })),
        overheads: fc.option(small),
        impact_assessment: fc.option(small),
        zczp: fc.option(small),
      }),
    ),
  })
  .map(({ profits, excess, turnover, ...rest }) => {
    const seen = new Map(
      excess.map(({ ago, ...one }) => [
        ago,
        { ...one, financial_year: yearAfter(rest.financial_year, -ago) },
      ]),
    );
    return AssessFacts.parse({
      ...rest,
      excess: [...seen.values()],
      years: profits.map((net_profit, at) => ({
        financial_year: yearAfter(rest.financial_year, at - 3),
        net_profit,
        net_worth: 0,
        turnover,
      })),
    });
  });

describe('whatever the facts are', () => {
  test('the obligation never falls when a profit rises', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(0, 1, 2), sum, (given, at, more) => {
        const richer = structuredClone(given);
        const figures = richer.years[at];
        if (figures) figures.net_profit = Math.min((figures.net_profit ?? 0) + more, 1_000_000_000_000_000);
        const [before, after] = [assess(given, rows), assess(richer, rows)];
        expect(after.obligation?.two_percent).toBeGreaterThanOrEqual(before.obligation?.two_percent ?? 0);
        // Set-off can take its part of a higher duty, and never more than the rise.
        if (after.applicability.answer === before.applicability.answer)
          expect(after.obligation?.total).toBeGreaterThanOrEqual(before.obligation?.total ?? 0);
      }),
      MANY,
    );
  });

  test('the unspent parts sum, set-off is never more than there was, and the same facts give the same answer', () => {
    fc.assert(
      fc.property(facts, (given) => {
        const answer = assess(given, rows);
        const { unspent, set_off, spending, obligation } = answer;
        if (unspent) {
          expect(unspent.ongoing + unspent.other).toBe(unspent.total);
          expect(Math.min(unspent.ongoing, unspent.other)).toBeGreaterThanOrEqual(0);
        }
        for (const pot of set_off ?? []) {
          expect(pot.used + pot.left).toBe(pot.available);
          expect(Math.min(pot.used, pot.left)).toBeGreaterThanOrEqual(0);
        }
        if (spending && unspent && obligation?.is_due)
          expect(unspent.total).toBe(Math.max(0, obligation.total - spending.counted));
        for (const rule of answer.sentences.flatMap((sentence) => sentence.rules))
          expect(rows.map(({ rule_id }) => rule_id)).toContain(rule);
        expect(assess(structuredClone(given), [...rows].reverse())).toEqual({
          ...answer,
          rows: expect.arrayContaining(answer.rows),
        });
      }),
      MANY,
    );
  });

  test('over the years no more excess is used and lapses than was made', () => {
    const some = fc.array(
      fc.record({
        two_percent: small,
        spent: small,
        surplus: fc.option(small),
        board_uses: fc.option(small),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(some, (given) => {
        const years = given.map((one, at) => ({ ...one, financial_year: yearAfter('2019-20', at) }));
        const answer = setOffYears(SetOffFacts.parse({ years }), rows).years;
        let kept = 0;
        for (const one of answer) {
          expect(one.used).toBeLessThanOrEqual(kept);
          kept += one.excess - one.used - one.lapsed;
          expect(one.closing).toBe(kept);
        }
      }),
      MANY,
    );
  });
});

test('an average is exact until the end, and rounds as a duty, a cap or a penalty', () => {
  expect(share('2', 10_73_00_000n, 'up', 3)).toBe(7_15_334n);
  expect(share('2', 10_73_00_000n, 'down', 3)).toBe(7_15_333n);
  expect(share('2', 9_007_199_254_740_993n, 'up', 3)).toBe(60_047_995_031_607n);
  expect(share('2.5', 1001n, 'down')).toBe(25n);
  expect([divided(5n, 10n, 'half up'), divided(4n, 10n, 'half up'), divided(-5n, 10n, 'half up')]).toEqual([
    1n,
    0n,
    0n,
  ]);
  expect([divided(-7n, 2n, 'down'), divided(-7n, 2n, 'up')]).toEqual([-4n, -3n]);
});

test('months and years end on the days of the calendar', () => {
  expect(monthsAfter('2024-03-31', 6)).toBe('2024-09-30');
  expect(monthsAfter('2024-02-29', 12)).toBe('2025-02-28');
  expect(monthsAfter('2023-11-30', 3)).toBe('2024-02-29');
  expect([yearAfter('2098-99', 1), yearAfter('2000-01', -1)]).toEqual(['2099-00', '1999-00']);
});

test('a new row counts from its first day, and old years keep the old one', () => {
  const law = rows.map((row) => (row.rule_id === 'amt.rate' ? { ...row, valid_to: '2027-03-31' } : row));
  const [old] = rows.filter(({ rule_id }) => rule_id === 'amt.rate');
  if (!old) throw new Error('The rate is missing');
  const changed = [...law, { ...old, value: '2.5', valid_from: '2027-04-01' }];
  const dutyOf = (financial_year: string) =>
    assess(
      AssessFacts.parse({
        financial_year,
        years: [3, 2, 1].map((ago) => ({
          financial_year: yearAfter(financial_year, -ago),
          net_profit: 100_000_000,
        })),
      }),
      changed,
    ).obligation?.two_percent;
  expect([dutyOf('2026-27'), dutyOf('2027-28')]).toEqual([2_000_000, 2_500_000]);
});

test('the year of the transfer can count as the first of three', () => {
  const parcel = { financial_year: '2025-26', allotted: 9, used: 1, moved_on: '2026-03-30', used_later: [] };
  const until = (three_fy_from: 'due-date' | 'transfer') =>
    ongoing({ began_on: '2025-06-01', parcels: [parcel], settings: { three_fy_from } }, rows).parcels[0];
  expect(until('due-date')).toMatchObject({
    account_until: '2029-03-31',
    warnings: [expect.stringContaining('before the year ended')],
  });
  expect(until('transfer')).toMatchObject({ account_until: '2028-03-31', fund_by: '2028-04-30' });
});
