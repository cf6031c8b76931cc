import { expect, it } from 'vitest';
import { LAW_CHECKED_ON } from '#features/learn/starter-templates/law-figures.data.ts';
import { lawOn } from '#features/learn/starter-templates/law-figures.rules.ts';
import { rulesOn } from '#features/support/help/csr-law.rules.ts';

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
