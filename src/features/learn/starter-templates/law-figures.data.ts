/** Figure or wording of the law that templates print, for the days on which it applies. */
interface LawFigure {
  key: string;
  /** Money in whole rupees, shares in percent, times as the key says; or words. */
  value: number | string;
  /** First and last ISO day; null while no end is known. A change of the law is a new entry. */
  validFrom: string;
  validTo: string | null;
  /** Section or rule. */
  source: string;
}

/** ISO day on which we last read the sources of the templates. */
export const LAW_CHECKED_ON = '2026-11-21';

const CRORE = 10_000_000;
const LAKH = 100_000;

const figure = (
  key: string,
  value: number | string,
  source: string,
  validFrom = '2021-01-22',
  validTo: string | null = null,
): LawFigure => ({ key, value, source, validFrom, validTo });

/** Companies Act, 2013 and CSR Rules, 2014 as amended on 22 Jan 2021 and 20 Sep 2022; Income-tax Acts. */
export const LAW_FIGURES: readonly LawFigure[] = [
  figure('netWorth', 500 * CRORE, 'section 135(1)', '2014-04-01'),
  figure('turnover', 1000 * CRORE, 'section 135(1)', '2014-04-01'),
  figure('netProfit', 5 * CRORE, 'section 135(1)', '2014-04-01'),
  figure('spendPercent', 2, 'section 135(5)', '2014-04-01'),
  figure('noCommitteeUpTo', 50 * LAKH, 'section 135(9)'),
  figure('overheadPercent', 5, 'rule 7(1)'),
  figure('surplusMonths', 6, 'rule 7(2)'),
  figure('setOffYears', 3, 'rule 7(3)'),
  figure('ongoingYears', 3, 'rule 2(1)(i)'),
  figure('unspentOngoingDays', 30, 'section 135(6)'),
  figure('unspentOngoingYears', 3, 'section 135(6)'),
  figure('unspentOtherMonths', 6, 'section 135(5)'),
  figure('trackRecordYears', 3, 'rule 4(1)'),
  figure('assessedObligation', 10 * CRORE, 'rule 8(3)(a)'),
  figure('assessedOutlay', 1 * CRORE, 'rule 8(3)(a)'),
  figure('assessedAfterYears', 1, 'rule 8(3)(a)'),
  figure('assessmentPercent', 5, 'rule 8(3)(c)', '2021-01-22', '2022-09-19'),
  figure('assessmentPercent', 2, 'rule 8(3)(c)', '2022-09-20'),
  figure('assessmentAmount', 50 * LAKH, 'rule 8(3)(c)'),
  figure('assessmentWhichever', 'lower', 'rule 8(3)(c)', '2021-01-22', '2022-09-19'),
  figure('assessmentWhichever', 'higher', 'rule 8(3)(c)', '2022-09-20'),
  figure(
    'taxRegistration',
    'section 12A or 12AB of the Income-tax Act, 1961',
    'Income-tax Act, 1961',
    '2021-04-01',
    '2026-03-31',
  ),
  figure(
    'taxRegistration',
    'section 332 of the Income-tax Act, 2025 (before 1 Apr 2026: section 12A or 12AB of the 1961 Act)',
    'Income-tax Act, 2025',
    '2026-04-01',
  ),
  figure(
    'taxApproval',
    'section 80G of the Income-tax Act, 1961',
    'Income-tax Act, 1961',
    '2021-04-01',
    '2026-03-31',
  ),
  figure(
    'taxApproval',
    'section 354 of the Income-tax Act, 2025 (before 1 Apr 2026: section 80G of the 1961 Act)',
    'Income-tax Act, 2025',
    '2026-04-01',
  ),
];
