import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const question = { who: 'everybody', makesNothing: 'computes and stores nothing' } as const;

const facts = {
  financial_year: '2026-27',
  years: [{ financial_year: '2025-26', net_worth: 10, turnover: 10, net_profit: 60_000_000 }],
};

export const calls = defineCalls({
  assessCompany: { ...question, call: () => ({ body: facts }) },
  assessCompanyPdf: { ...question, call: () => ({ body: facts }) },
  assessAssessmentDuty: {
    ...question,
    call: () => ({
      body: {
        financial_year: '2026-27',
        obligations: [100_000_000, 100_000_000, 100_000_000],
        projects: [{ name: 'Wells', outlay: 20_000_000, completed_on: '2025-01-31' }],
        study_starts_on: '2026-06-01',
      },
    }),
  },
  assessPenalty: {
    ...question,
    call: () => ({ body: { amount: 1_000_000, due_on: '2026-04-30', paid_on: '2026-05-01', officers: 2 } }),
  },
  assessOngoing: {
    ...question,
    call: () => ({
      body: {
        began_on: '2024-02-10',
        parcels: [{ financial_year: '2025-26', allotted: 10, used: 5, used_later: [] }],
      },
    }),
  },
  assessSetOff: {
    ...question,
    call: () => ({ body: { years: [{ financial_year: '2024-25', two_percent: 10, spent: 20 }] } }),
  },
});
