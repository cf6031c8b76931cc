import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWrongField } from '#platform/testing/failures.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

/*
 * The worked cases of the law, from orders, annual reports, questions and answers of the Ministry (P) and built from a rule (C), asked
 * over HTTP. P14, P17 to P19 and the like are cases of the same calls.
 */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const CRORE = 1_00_00_000;
const LAKH = 1_00_000;
/** Net worth and turnover below every test. */
const small = { net_worth: 499 * CRORE, turnover: 999 * CRORE };
/** Three years of net profit before FY 2026-27, oldest first, other tests not met. */
const profits = (...sums: number[]) => ({
  financial_year: '2026-27',
  years: sums.map((net_profit, at) => ({
    financial_year: ['2023-24', '2024-25', '2025-26'].slice(-sums.length)[at],
    net_profit,
    ...small,
  })),
});
/** A year whose duty is `duty`, with what was spent. */
const dutyOf = (duty: number, spent?: object, financial_year = '2023-24', fields: object = {}) => {
  const start = Number(financial_year.slice(0, 4));
  const nameOf = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
  return {
    financial_year,
    years: [3, 2, 1].map((ago) => ({
      financial_year: nameOf(start - ago),
      net_worth: 500 * CRORE,
      net_profit: duty * 50,
    })),
    ...(spent && { spent }),
    ...fields,
  };
};
const c13 = { surplus: 60_000, excess: [{ financial_year: '2022-23', amount: 2 * LAKH, resolution: true }] };

type Case = [id: string, path: string, body: object, expected: object, rules?: string[]];
const CASES: Case[] = [
  [
    'P2',
    'assess',
    dutyOf(15_81_24_000, { projects: 1508_74_000, overheads: 74_20_000 }, '2022-23'),
    {
      obligation: { average_net_profit: 790_62_00_000, two_percent: 15_81_24_000 },
      spending: { total: 15_82_94_000, overheads_cap: 79_14_700, overheads_over: 0, excess: 1_70_000 },
    },
    ['set.formula', 'adm.cap'],
  ],
  [
    'P3',
    'assess',
    dutyOf(12_40_20_000, { projects: 12_41_35_000 }, '2020-21'),
    {
      obligation: { two_percent: 12_40_20_000 },
      spending: { excess: 1_15_000 },
    },
  ],
  [
    'P4',
    'set-off',
    {
      opening: [{ amount: 8 * LAKH }],
      years: [
        { financial_year: '2023-24', two_percent: 15_32_00_000, spent: 15_32_00_000 },
        {
          financial_year: '2024-25',
          two_percent: 13_57_00_000,
          spent: 13_59_00_000,
          two_percent_elsewhere: 13_59_00_000,
        },
      ],
    },
    {
      years: [
        { closing: 8 * LAKH },
        {
          closing: 10 * LAKH,
          warnings: [
            'Of which year is the opening excess? It may have lapsed.',
            'The duty is stated twice: ₹13,57,00,000 and ₹13,59,00,000. Please check which is right.',
          ],
        },
      ],
    },
  ],
  [
    'P5 unspent',
    'assess',
    dutyOf(16_33_276, { projects: 1_83_276, ongoing: { allotted: 14_50_000, used: 0 } }, '2020-21'),
    {
      unspent: { total: 14_50_000, ongoing: 14_50_000, other: 0, account_by: '2021-04-30' },
    },
  ],
  [
    'P5 penalty',
    'penalty',
    { amount: 14_50_000, due_on: '2021-04-30', paid_on: '2022-01-10', officers: 5 },
    {
      late: true,
      company: 29_00_000,
      officer_each: 1_45_000,
      total: 36_25_000,
    },
    ['pen.company', 'pen.officer', 'pen.base'],
  ],
  [
    'P6',
    'penalty',
    { amount: 11_79_701, due_on: '2021-09-30', officers: 1 },
    { late: true, company: 23_59_402, officer_each: 1_17_970 },
  ],
  [
    'P8 unspent',
    'assess',
    dutyOf(2_88_65_811, { projects: 2_83_15_689 }, '2020-21'),
    {
      unspent: { total: 5_50_122, ongoing: 0, other: 5_50_122, fund_by: '2021-09-30' },
    },
  ],
  [
    'P8 penalty',
    'penalty',
    { amount: 5_50_122, due_on: '2021-09-30', paid_on: '2022-03-30', officers: 1 },
    {
      days_late: 181,
      company: 11_00_244,
      officer_each: 55_012,
    },
  ],
  [
    'P10',
    'assess',
    {
      financial_year: '2020-21',
      years: [
        { financial_year: '2017-18', net_profit: 3_00_00_000, ...small },
        { financial_year: '2018-19', net_profit: 3_82_66_240, ...small },
        { financial_year: '2019-20', net_profit: 6_57_30_410, ...small },
      ],
    },
    {
      applicability: { answer: 'applies', criteria: ['net-profit'], committee: false },
      obligation: { average_net_profit: 4_46_65_550, two_percent: 8_93_311 },
    },
  ],
  [
    'P10 penalty',
    'penalty',
    { amount: 8_93_311, due_on: '2021-09-30', officers: 1 },
    { company: 17_86_622, officer_each: 89_331 },
  ],
  [
    'P11',
    'assess',
    {
      financial_year: '2014-15',
      years: [
        { financial_year: '2011-12', net_profit: 10_18_00_000, ...small },
        { financial_year: '2012-13', net_profit: 4_85_00_000, ...small },
        { financial_year: '2013-14', net_profit: 1_23_00_000, ...small },
      ],
    },
    { applicability: { answer: 'applies' }, obligation: { two_percent: 10_84_000 } },
    ['app.year'],
  ],
  [
    'P11 today',
    'assess',
    profits(10_18_00_000, 4_85_00_000, 1_23_00_000),
    { applicability: { answer: 'does-not-apply' } },
  ],
  [
    'P12',
    'assess',
    {
      financial_year: '2020-21',
      years: [
        { financial_year: '2017-18', net_profit: 3_50_00_000, ...small },
        { financial_year: '2018-19', net_profit: 7_00_00_000, ...small },
        { financial_year: '2019-20', net_profit: 23_00_000, ...small },
      ],
    },
    { applicability: { answer: 'does-not-apply' }, obligation: { two_percent: 7_15_334, is_due: false } },
  ],
  [
    'P14',
    'assess',
    profits(0, 0, 4_99_99_999),
    { applicability: { answer: 'does-not-apply', criteria: [] } },
    ['app.networth', 'app.turnover', 'app.netprofit'],
  ],
  [
    'P15',
    'set-off',
    {
      years: [
        { financial_year: '2024-25', two_percent: 50 * LAKH, spent: 75 * LAKH },
        { financial_year: '2027-28', two_percent: 50 * LAKH, spent: 50 * LAKH },
      ],
    },
    {
      years: [
        { excess: 25 * LAKH, lapsed: 0 },
        { lapsed: 25 * LAKH, warnings: ['₹25,00,000 lapses on 31 Mar 2028.'] },
      ],
    },
    ['set.years'],
  ],
  [
    'P16',
    'assess',
    dutyOf(10 * LAKH, { other: { planned: 10 * LAKH, used: 0 } }, '2020-21'),
    {
      spending: { total: 0 },
      unspent: { total: 10 * LAKH, other: 10 * LAKH, fund_by: '2021-09-30' },
    },
  ],
  [
    'P17',
    'assess',
    dutyOf(10 * LAKH, undefined, '2019-20'),
    { obligation: { base_years: ['2016-17', '2017-18', '2018-19'] } },
    ['amt.years'],
  ],
  [
    'P18',
    'assess',
    dutyOf(10 * LAKH, { ongoing: { allotted: 9 * LAKH, used: 0 } }),
    { unspent: { ongoing: 9 * LAKH } },
    ['uns.account'],
  ],
  [
    'P19',
    'penalty',
    { amount: 79_45_876, due_on: '2022-09-30', paid_on: '2024-03-04', officers: 3 },
    { company: CRORE, officer_each: 2 * LAKH, total: 1_06_00_000 },
    ['pen.appeal'],
  ],
  [
    'C1',
    'assess',
    profits(0, 0, 5 * CRORE),
    { applicability: { answer: 'applies', criteria: ['net-profit'], missing: [] } },
  ],
  ['C2', 'assess', profits(0, 0, 4_99_99_999), { applicability: { answer: 'does-not-apply' } }],
  [
    'C3',
    'assess',
    {
      financial_year: '2026-27',
      years: [
        { financial_year: '2023-24', net_profit: -2 * CRORE },
        { financial_year: '2024-25', net_profit: -1 * CRORE },
        { financial_year: '2025-26', net_profit: -3 * CRORE, turnover: 1000 * CRORE },
      ],
    },
    {
      applicability: { answer: 'applies', criteria: ['turnover'] },
      obligation: { average_net_profit: -2 * CRORE, two_percent: 0, total: 0 },
    },
  ],
  [
    'C4',
    'assess',
    {
      financial_year: '2026-27',
      years: [{ financial_year: '2025-26', turnover: 900 * CRORE, net_profit: 4 * CRORE }],
    },
    {
      applicability: { answer: 'cannot-tell', missing: [{ financial_year: '2025-26', figure: 'net-worth' }] },
      obligation: null,
    },
  ],
  [
    'C5',
    'assess',
    { ...profits(6 * CRORE, 3 * CRORE), unspent_account_balance: 4 * LAKH },
    {
      applicability: { answer: 'does-not-apply', committee: true },
    },
    ['app.tail', 'com.tail'],
  ],
  [
    'C7',
    'assess',
    profits(12 * CRORE, -6 * CRORE, 9 * CRORE),
    { obligation: { average_net_profit: 5 * CRORE, two_percent: 10 * LAKH } },
    ['amt.rate'],
  ],
  [
    'C7 zero',
    'assess',
    { ...profits(12 * CRORE, -6 * CRORE, 9 * CRORE), settings: { loss_years: 'zero' } },
    { obligation: { two_percent: 14 * LAKH } },
  ],
  [
    'C8',
    'assess',
    {
      financial_year: '2025-26',
      incorporated_on: '2024-07-01',
      years: [{ financial_year: '2024-25', net_profit: 8 * CRORE }],
    },
    {
      applicability: { answer: 'applies' },
      obligation: { base_years: ['2024-25'], two_percent: 16 * LAKH },
    },
    ['amt.young', 'app.young'],
  ],
  [
    'C9',
    'assess',
    {
      financial_year: '2026-27',
      incorporated_on: '2025-02-15',
      years: [{ financial_year: '2025-26', net_profit: 6 * CRORE }],
    },
    {
      applicability: { answer: 'applies' },
      obligation: { base_years: ['2025-26'], two_percent: 12 * LAKH },
    },
  ],
  [
    'C13',
    'assess',
    dutyOf(24 * LAKH, undefined, '2023-24', c13),
    { obligation: { total: 22_60_000, surplus: 60_000, set_off: 2 * LAKH } },
    ['amt.total'],
  ],
  [
    'C14',
    'assess',
    dutyOf(24 * LAKH, undefined, '2023-24', { ...c13, excess: [{ ...c13.excess[0], resolution: false }] }),
    {
      obligation: { total: 24_60_000 },
      set_off: [{ used: 0, left: 2 * LAKH }],
    },
    ['set.resolution'],
  ],
  [
    'C15',
    'set-off',
    {
      years: [
        { financial_year: '2020-21', two_percent: 100 * LAKH, spent: 130 * LAKH },
        { financial_year: '2021-22', two_percent: 110 * LAKH, spent: 105 * LAKH },
        { financial_year: '2022-23', two_percent: 120 * LAKH, spent: 100 * LAKH },
        { financial_year: '2023-24', two_percent: 90 * LAKH, spent: 90 * LAKH },
      ],
    },
    {
      years: [
        { excess: 30 * LAKH, used: 0, lapsed: 0 },
        { excess: 0, used: 5 * LAKH, obligation: 105 * LAKH },
        { used: 20 * LAKH, lapsed: 0 },
        { used: 0, lapsed: 5 * LAKH, warnings: ['₹5,00,000 lapses on 31 Mar 2024.'] },
      ],
    },
    ['set.need', 'set.order', 'set.first', 'set.years'],
  ],
  [
    'C17',
    'assess',
    dutyOf(24 * LAKH, undefined, '2023-24', {
      excess: [{ financial_year: '2022-23', amount: 8 * LAKH, surplus: 3 * LAKH, resolution: true }],
    }),
    {
      set_off: [{ available: 5 * LAKH, used: 5 * LAKH, left: 0, lapses_on: '2026-03-31' }],
    },
    ['set.surplus'],
  ],
  [
    'C18',
    'assess',
    dutyOf(CRORE, {
      other: { planned: 60 * LAKH, used: 52 * LAKH },
      ongoing: { allotted: 40 * LAKH, used: 30 * LAKH },
    }),
    {
      unspent: { total: 18 * LAKH, ongoing: 10 * LAKH, other: 8 * LAKH },
    },
    ['uns.regime', 'uns.ongoing.days', 'uns.other.days'],
  ],
  [
    'C20',
    'assess',
    dutyOf(CRORE, { projects: 0 }, '2023-24'),
    {
      unspent: {
        account_by: '2024-04-30',
        fund_by: '2024-09-30',
        account_spend_by: '2027-03-31',
        rest_to_fund_by: '2027-04-30',
      },
    },
  ],
  [
    'C21',
    'ongoing',
    { began_on: '2024-02-10', parcels: [] },
    { last_day: '2027-03-31', parcels: [] },
    ['ong.max'],
  ],
  [
    'C23',
    'ongoing',
    {
      began_on: '2024-02-10',
      parcels: [
        {
          financial_year: '2025-26',
          allotted: 10 * LAKH,
          used: 6 * LAKH,
          moved_on: '2026-04-30',
          used_later: [],
        },
      ],
    },
    {
      last_day: '2027-03-31',
      parcels: [
        {
          moved: 4 * LAKH,
          left: 4 * LAKH,
          account_until: '2029-03-31',
          fund_by: '2029-04-30',
          warnings: [expect.stringContaining('The project ends on 31 Mar 2027')],
        },
      ],
    },
    ['uns.spend', 'uns.last'],
  ],
  [
    'C24',
    'assess',
    dutyOf(10 * LAKH, { ongoing: { allotted: 10 * LAKH, used: 0, extended_on: '2026-03-15' } }, '2025-26'),
    {
      unspent: { ongoing: 10 * LAKH, account_by: '2026-04-30' },
    },
  ],
  [
    'C25',
    'assess',
    dutyOf(10 * LAKH, { ongoing: { allotted: 10 * LAKH, used: 0, extended_on: '2026-04-05' } }, '2025-26'),
    {
      unspent: { ongoing: 0, other: 10 * LAKH, fund_by: '2026-09-30' },
    },
  ],
  [
    'C27',
    'assess',
    dutyOf(CRORE, { projects: 95 * LAKH, overheads: 5 * LAKH }),
    { spending: { total: CRORE, overheads_cap: 5 * LAKH, overheads_over: 0 }, unspent: { total: 0 } },
  ],
  [
    'C28',
    'assess',
    dutyOf(CRORE, { projects: 95 * LAKH, overheads: 5_00_001 }),
    {
      spending: { total: 1_00_00_001, counted: CRORE, overheads_cap: 5 * LAKH, overheads_over: 1, excess: 0 },
    },
  ],
  [
    'C29',
    'assessment-duty',
    {
      financial_year: '2026-27',
      obligations: [9 * CRORE, 10 * CRORE, 11 * CRORE],
      study_starts_on: '2026-06-01',
      projects: [
        { name: 'Exactly', outlay: CRORE, completed_on: '2025-06-01' },
        { name: 'A day short', outlay: CRORE, completed_on: '2025-06-02' },
        { name: 'A rupee less', outlay: CRORE - 1, completed_on: '2024-06-01' },
        { name: 'Too old', outlay: CRORE, completed_on: '2021-01-21' },
        { name: 'First day', outlay: CRORE, completed_on: '2021-01-22' },
        { name: 'Leap', outlay: CRORE, completed_on: '2024-02-29' },
        { name: 'Runs', outlay: CRORE },
        { name: 'Instrument', outlay: CRORE, completed_on: '2024-06-01', zczp: true },
      ],
    },
    {
      company: true,
      projects: [
        { duty: 'yes', from: '2026-06-01' },
        { duty: 'not-yet', from: '2026-06-02' },
        { duty: 'no', from: null },
        { duty: 'no' },
        { duty: 'yes' },
        { duty: 'yes', from: '2025-02-28' },
        { duty: 'not-yet', from: null },
        { duty: 'no' },
      ],
    },
    ['ia.company', 'ia.project', 'ia.age', 'ia.from', 'zczp.ia'],
  ],
  [
    'C29 less',
    'assessment-duty',
    {
      financial_year: '2026-27',
      obligations: [9 * CRORE, 10 * CRORE, 11 * CRORE - 1],
      study_starts_on: '2026-06-01',
      projects: [{ name: 'Wells', outlay: CRORE, completed_on: '2024-06-01' }],
    },
    { company: false, projects: [{ duty: 'no' }] },
  ],
  [
    'C32',
    'penalty',
    { amount: 50 * LAKH, due_on: '2024-04-30', officers: 0 },
    { company: CRORE, total: CRORE },
  ],
  [
    'C32 at the cap',
    'penalty',
    { amount: 20 * LAKH, due_on: '2024-04-30', officers: 1 },
    { officer_each: 2 * LAKH },
  ],
  [
    'C32 above',
    'penalty',
    { amount: 20_00_001, due_on: '2024-04-30', officers: 1 },
    { officer_each: 2 * LAKH, company: 40_00_002 },
  ],
  [
    'C33',
    'penalty',
    { amount: 10 * LAKH, due_on: '2026-04-30', paid_on: '2026-05-01', officers: 1 },
    { late: true, days_late: 1, company: 20 * LAKH, officer_each: LAKH },
  ],
  [
    'C33 under the Bill',
    'penalty',
    { amount: 10 * LAKH, due_on: '2026-04-30', paid_on: '2026-05-01', officers: 1, scenario: 'bill-2026' },
    { late: false, days_late: 0, total: 0, due_on: '2026-06-29' },
  ],
  ['C34', 'assess', dutyOf(50 * LAKH), { applicability: { committee: false } }, ['com.small']],
  ['C34 above', 'assess', dutyOf(50 * LAKH + 1), { applicability: { committee: true } }],
  ['C36', 'assess', profits(0, 0, 7 * CRORE), { applicability: { answer: 'applies' } }],
  [
    'C36 under the Bill',
    'assess',
    { ...profits(0, 0, 7 * CRORE), scenario: 'bill-2026' },
    { applicability: { answer: 'does-not-apply' } },
  ],
  [
    'C36 private',
    'assess',
    { ...profits(0, 0, 7 * CRORE), scenario: 'private-bill-2025' },
    { applicability: { answer: 'applies', criteria: ['net-worth', 'turnover', 'net-profit'] } },
  ],
  // Caps and boundaries that the cases leave out.
  [
    'assessment cap of 2022',
    'assess',
    dutyOf(100 * CRORE, { projects: 30 * CRORE, impact_assessment: CRORE }, '2022-23'),
    { impact_assessment: { cost_cap: 62 * LAKH, over: 38 * LAKH } },
    ['ia.cap'],
  ],
  [
    'assessment cap, booked before',
    'assess',
    dutyOf(100 * CRORE, { projects: 30 * CRORE, impact_assessment_booked_on: '2022-09-19' }, '2022-23'),
    { impact_assessment: { cost_cap: 50 * LAKH } },
  ],
  [
    'assessment cap, booked on the day',
    'assess',
    dutyOf(100 * CRORE, { projects: 30 * CRORE, impact_assessment_booked_on: '2022-09-20' }, '2022-23'),
    { impact_assessment: { cost_cap: 60 * LAKH } },
  ],
  [
    'assessment cap of 2021',
    'assess',
    dutyOf(CRORE, { projects: CRORE }, '2021-22'),
    { impact_assessment: { cost_cap: 5 * LAKH } },
  ],
  [
    'instruments',
    'assess',
    { ...dutyOf(CRORE, { projects: 80 * LAKH, zczp: 20 * LAKH }, '2026-27') },
    {
      spending: { zczp_counted: 10 * LAKH, zczp_over: 10 * LAKH, counted: 90 * LAKH },
      unspent: { total: 10 * LAKH },
    },
    ['zczp.cap'],
  ],
  [
    'no instruments before rule 4A',
    'assess',
    dutyOf(CRORE, { projects: 80 * LAKH, zczp: 20 * LAKH }, '2025-26'),
    { spending: { zczp_counted: 0, zczp_over: 20 * LAKH } },
  ],
  [
    'caps with the account',
    'assess',
    dutyOf(CRORE, { ongoing: { allotted: 40 * LAKH, used: 20 * LAKH }, overheads: 2 * LAKH }, '2025-26', {
      settings: { cap_base: 'with' },
    }),
    { spending: { overheads_cap: 2_10_000 } },
  ],
  [
    'comply or explain',
    'assess',
    dutyOf(CRORE, { projects: 0 }, '2019-20'),
    { unspent: { total: CRORE, account_by: null, fund_by: null } },
  ],
  [
    'an excess of before 2020',
    'set-off',
    {
      years: [
        { financial_year: '2019-20', two_percent: 1, spent: 9 },
        { financial_year: '2020-21', two_percent: 9, spent: 1 },
      ],
    },
    { years: [{ excess: 0 }, { used: 0, obligation: 9 }] },
  ],
  [
    'the last year of an excess',
    'assess',
    dutyOf(9, undefined, '2025-26', {
      excess: [
        { financial_year: '2021-22', amount: 5, resolution: true },
        { financial_year: '2022-23', amount: 3, resolution: true },
      ],
    }),
    {
      set_off: [
        { available: 0, lapses_on: '2025-03-31' },
        { used: 3, lapses_on: '2026-03-31' },
      ],
    },
  ],
  [
    'oldest first',
    'assess',
    dutyOf(9, { projects: 5 }, '2023-24', {
      excess: [
        { financial_year: '2022-23', amount: 3, resolution: true },
        { financial_year: '2020-21', amount: 3, resolution: true },
      ],
    }),
    {
      set_off: [
        { used: 1, left: 2 },
        { used: 3, left: 0 },
      ],
      obligation: { total: 5 },
      unspent: { total: 0 },
    },
  ],
  [
    'what the Board uses',
    'set-off',
    {
      years: [
        { financial_year: '2022-23', two_percent: 1, spent: 9 },
        { financial_year: '2023-24', two_percent: 9, spent: 5, board_uses: 3 },
      ],
    },
    { years: [{ excess: 8 }, { used: 3, obligation: 6, closing: 5 }] },
  ],
  [
    'CSR-2',
    'assess',
    dutyOf(CRORE, undefined, '2023-24'),
    { filing: { csr2_by: '2025-06-30' } },
    ['csr2.due'],
  ],
  [
    'CSR-2 with AOC-4',
    'assess',
    dutyOf(CRORE, undefined, '2025-26', { agm_on: '2026-09-30' }),
    { filing: { csr2_by: '2026-10-30' } },
  ],
  [
    'a company of this year',
    'assess',
    { financial_year: '2026-27', incorporated_on: '2026-05-01', years: [] },
    { applicability: { answer: 'does-not-apply' }, obligation: { base_years: [], total: 0 } },
  ],
  [
    'paid on the last day',
    'penalty',
    { amount: 10, due_on: '2026-09-30', paid_on: '2026-09-30', officers: 2 },
    { late: false, total: 0 },
  ],
  [
    'before there was a duty',
    'penalty',
    { amount: 10, due_on: '2020-09-30', officers: 2 },
    { late: false, total: 0 },
  ],
  [
    'exclusions',
    'assess',
    {
      financial_year: '2026-27',
      years: [
        {
          financial_year: '2025-26',
          ...small,
          net_profit: 6 * CRORE,
          overseas_branch_profit: 50 * LAKH,
          dividends_from_covered_companies: 50 * LAKH + 1,
        },
      ],
    },
    { applicability: { answer: 'does-not-apply' } },
  ],
  [
    'money used after the clock',
    'ongoing',
    {
      began_on: '2020-06-01',
      parcels: [
        {
          financial_year: '2020-21',
          allotted: 9,
          used: 1,
          moved_on: '2021-05-01',
          used_later: [
            { financial_year: '2023-24', amount: 3 },
            { financial_year: '2024-25', amount: 4 },
          ],
        },
      ],
    },
    {
      last_day: '2024-03-31',
      parcels: [
        {
          moved: 8,
          left: 5,
          account_until: '2024-03-31',
          warnings: [
            'The money was moved after 30 Apr 2021: this is late.',
            'What was used after 31 Mar 2024 does not count: it belongs to a fund.',
            'Money was used after the project ended on 31 Mar 2024: that is a new project in form CSR-2.',
          ],
        },
      ],
    },
  ],
];

describe('worked cases of the law', () => {
  test.each(CASES)('%s', async (_id, path, body, expected, rules = []) => {
    const answer = await app.request('POST', `/csr-law/${path}`, { body });
    expect(answer.body).toMatchObject({ data: expected });
    expect(answer.body.data.rules).toEqual(expect.arrayContaining(rules));
    expect(answer.body.data.sentences.length).toBeGreaterThan(0);
  });

  test('the other reading of an open question stands beside', async () => {
    const { body } = await app.request('POST', '/csr-law/assess', {
      body: profits(12 * CRORE, -6 * CRORE, 9 * CRORE),
    });
    expect(body.data.readings).toContainEqual(
      expect.objectContaining({
        setting: 'loss_years',
        other_result: 'The share of the average would be ₹14,00,000.',
      }),
    );
  });
});

test('POST /service/api/csr-law/assess/pdf answers the same as a file', async () => {
  const body = { ...profits(0, 0, 7 * CRORE), scenario: 'bill-2026' };
  const answer = await fetch(`${app.url}/service/api/csr-law/assess/pdf`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

test.each([
  [
    'assess',
    { ...profits(0), financial_year: '2026-28' },
    'financial_year',
    'Please enter a financial year as 2026-27',
  ],
  [
    'assess',
    { ...profits(0), years: [{ financial_year: '2025-26', net_profit: 1.5 }] },
    'years.0.net_profit',
    'Please enter whole rupees',
  ],
  [
    'assess',
    { ...profits(0), years: [{ financial_year: '2025-26', turnover: '9' }] },
    'years.0.turnover',
    'Please enter whole rupees',
  ],
  [
    'assess',
    { ...profits(0), years: [{ financial_year: '2025-26' }, { financial_year: '2025-26' }] },
    'years.1.financial_year',
    'FY 2025-26 is there twice',
  ],
  [
    'assess',
    { ...profits(0), spent: { projects: 1, ongoing: { allotted: 9, used: 2 } } },
    'spent.projects',
    'All projects together used at least what ongoing and other projects used',
  ],
  ['assess', { ...profits(0), spent: { overheads: -1 } }, 'spent.overheads', 'This must not be negative'],
  [
    'penalty',
    { amount: 1, due_on: '2026-02-30', officers: 1 },
    'due_on',
    'Please enter a date as YYYY-MM-DD',
  ],
  [
    'ongoing',
    {
      began_on: '2025-06-01',
      parcels: [{ financial_year: '2024-25', allotted: 1, used: 0, used_later: [] }],
    },
    'parcels.0.financial_year',
    'The project began in FY 2025-26',
  ],
])('POST /service/api/csr-law/%s names the field that is wrong', async (path, body, field, message) => {
  expectWrongField(await app.request('POST', `/csr-law/${path}`, { body }), field, message);
});

describe('GET /service/api/csr-law/rules', () => {
  const valueOn = async (rule: string, query: string) => {
    const { body } = await app.request('GET', `/csr-law/rules?${query}`);
    return body.data.find(({ rule_id }: { rule_id: string }) => rule_id === rule)?.value;
  };

  // The last day of the row before, and the first of the new one.
  test.each([
    ['sch7.items', '2026-05-26', '12', '13'],
    ['zczp.cap', '2026-05-26', undefined, '10'],
    ['app.year', '2018-09-18', 'any-of-three-preceding-fy', 'immediately-preceding-fy'],
    ['app.cease', '2022-09-19', 'three-years-below', 'test-of-preceding-fy'],
    ['ia.cap', '2022-09-19', 'min(5%, 5000000)', 'max(2%, 5000000)'],
    ['uns.regime', '2021-01-21', 'comply-or-explain', 'transfer'],
    ['pen.company', '2021-01-21', undefined, 'min(200%, 10000000)'],
    ['com.small', '2021-01-21', undefined, '5000000'],
    ['com.tail', '2022-09-19', undefined, 'yes'],
    ['app.networth', '2014-03-31', undefined, '5000000000'],
    ['csr2.due', '2024-03-31', '2025-06-30', 'with-aoc4'],
  ])('%s changes after %s', async (rule, last, before, after) => {
    expect(await valueOn(rule, `on=${last}`)).toBe(before);
    const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
    expect(await valueOn(rule, `on=${next}`)).toBe(after);
  });

  test('a Bill takes the place of the law only where it is asked for', async () => {
    expect(await valueOn('app.netprofit', 'on=2026-11-26')).toBe('50000000');
    expect(await valueOn('app.netprofit', 'on=2026-11-26&scenario=bill-2026')).toBe('100000000');
    const { body } = await app.request('GET', '/csr-law/rules?scenario=bill-2026');
    const marked = body.data.filter(({ scenario }: { scenario: string }) => scenario === 'bill-2026');
    expect(marked.map(({ rule_id }: { rule_id: string }) => rule_id)).toEqual([
      'app.netprofit',
      'exempt.classes',
      'pen.company',
      'uns.ongoing.days',
    ]);
    const ids = body.data.map(({ rule_id }: { rule_id: string }) => rule_id);
    expect(new Set(ids).size, 'one row a rule').toBe(ids.length);
  });
});
