import { afterAll, beforeAll, expect, it } from 'vitest';
import { CSR_LAW_2 } from '#features/learn/platform-courses/csr-law-2.data.ts';
import { LAW_CHECKED_ON } from '#features/learn/starter-templates/law-figures.data.ts';
import { lawOn } from '#features/learn/starter-templates/law-figures.rules.ts';
import { rulesOn } from '#features/support/help/csr-law.rules.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

/** Templates print figures of the law that the help pages explain in words; neither area can use the other's. */
const SAID: Record<string, (law: ReturnType<typeof lawOn>) => string> = {
  'csr-threshold': (law) =>
    `net worth of ${law.rupees('netWorth')} or more, turnover of ${law.rupees('turnover')} or more, or net profit of ${law.rupees('netProfit')} or more`,
  'csr-amount': (law) => `At least ${law.number('spendPercent')}%`,
  'csr-committee': (law) => `above ${law.rupees('noCommitteeUpTo')}`,
  'csr-admin-overheads': (law) => `At most ${law.number('overheadPercent')}%`,
  'csr-unspent': (law) => `within ${law.number('unspentOngoingDays')} days`,
  'csr-impact-assessment': (law) =>
    `${law.number('assessmentPercent')}% of the CSR expenditure of the year or ${law.rupees('assessmentAmount')}, whichever is ${law.words('assessmentWhichever').replace('lower', 'less')}`,
};

it.each(['2022-09-19', '2022-09-20', LAW_CHECKED_ON])(
  'templates and help pages state the same law on %s',
  (day) => {
    const rules = new Map(rulesOn(day).map(({ id, answer }) => [id as string, answer]));
    for (const [id, words] of Object.entries(SAID)) {
      const answer = rules.get(id);
      if (answer !== undefined) expect(answer).toContain(words(lawOn(day)));
    }
    expect(rules.has('csr-impact-assessment')).toBe(true);
  },
);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** The figures that templates print, by the rules of the law that they are. */
const RULES: Record<string, string> = {
  'app.networth': 'netWorth',
  'app.turnover': 'turnover',
  'app.netprofit': 'netProfit',
  'amt.rate': 'spendPercent',
  'com.small': 'noCommitteeUpTo',
  'adm.cap': 'overheadPercent',
  'set.years': 'setOffYears',
  'ong.max': 'ongoingYears',
  'uns.ongoing.days': 'unspentOngoingDays',
  'uns.spend': 'unspentOngoingYears',
  'uns.other.days': 'unspentOtherMonths',
  'ia.company': 'assessedObligation',
  'ia.project': 'assessedOutlay',
  'ia.age': 'assessedAfterYears',
};

it('templates, help and courses say what the rows of the law say', async () => {
  const { body } = await app.request('GET', `/csr-law/rules?on=${LAW_CHECKED_ON}`);
  const values = new Map<string, string>(
    body.data.map(({ rule_id, value }: { rule_id: string; value: string }) => [rule_id, value]),
  );
  const law = lawOn(LAW_CHECKED_ON);
  for (const [rule, key] of Object.entries(RULES))
    expect(Number(values.get(rule)), rule).toBe(law.number(key));
  const which = law.words('assessmentWhichever') === 'higher' ? 'max' : 'min';
  expect(values.get('ia.cap')).toBe(
    `${which}(${law.number('assessmentPercent')}%, ${law.number('assessmentAmount')})`,
  );
  const items = Number(values.get('sch7.items'));
  const last = `(${SCHEDULE_VII_ITEMS.at(-1)})`;
  expect(SCHEDULE_VII_ITEMS).toHaveLength(items);
  const help = rulesOn(LAW_CHECKED_ON).find(({ id }) => id === 'csr-activities')?.answer;
  expect(help).toContain(`lists ${items === 13 ? 'thirteen' : items}:`);
  expect(help).toContain(last);
  expect(JSON.stringify(CSR_LAW_2)).toContain(`${last} |`);
});
