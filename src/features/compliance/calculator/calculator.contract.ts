import { z } from 'zod';
import { ANSWERS, CRITERIA } from '#features/compliance/engine/applicability.rules.ts';
import { AssessFacts } from '#features/compliance/engine/facts.contract.ts';
import {
  AssessmentFacts,
  OngoingFacts,
  PenaltyFacts,
  SetOffFacts,
} from '#features/compliance/engine/questions.contract.ts';
import { LAW_READS, LawRule } from '#features/compliance/law/law.contract.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Whole rupees. */
const rupees = z.int();
/** An ISO day, or null where the law sets none. */
const day = z.string().nullable();

/** The rules that an answer comes from, and one sentence for each figure. */
const sources = {
  rules: z.array(z.string()),
  rows: z.array(LawRule),
  sentences: z.array(z.object({ figure: z.string(), text: z.string(), rules: z.array(z.string()) })),
};

const Assessment = z.object({
  applicability: z.object({
    answer: z.enum(ANSWERS),
    criteria: z.array(z.enum(CRITERIA)),
    missing: z.array(z.object({ financial_year: z.string(), figure: z.enum(CRITERIA) })),
    committee: z.boolean().nullable(),
  }),
  obligation: z
    .object({
      base_years: z.array(z.string()),
      average_net_profit: rupees,
      two_percent: rupees,
      surplus: rupees,
      set_off: rupees,
      total: rupees,
      /** False where the law does not apply: then the sums say what would be due. Null where that cannot be told. */
      is_due: z.boolean().nullable(),
    })
    .nullable(),
  set_off: z
    .array(
      z.object({
        financial_year: z.string(),
        available: rupees,
        used: rupees,
        left: rupees,
        lapses_on: z.string(),
      }),
    )
    .nullable(),
  spending: z
    .object({
      total: rupees,
      /** What counts under the caps. */
      counted: rupees,
      overheads_cap: rupees.nullable(),
      overheads_over: rupees,
      zczp_counted: rupees,
      zczp_over: rupees,
      excess: rupees.nullable(),
    })
    .nullable(),
  unspent: z
    .object({
      total: rupees,
      ongoing: rupees,
      other: rupees,
      account_by: day,
      fund_by: day,
      account_spend_by: day,
      rest_to_fund_by: day,
    })
    .nullable(),
  impact_assessment: z.object({ cost_cap: rupees, over: rupees }).nullable(),
  filing: z.object({ csr2_by: day }),
  /** The open questions of the law, how each is read here, and what the other reading gives. */
  readings: z.array(
    z.object({
      setting: z.string(),
      question: z.string(),
      chosen: z.string(),
      default: z.string(),
      other: z.string(),
      other_result: z.string().nullable(),
    }),
  ),
  ...sources,
});

export type Assessment = z.output<typeof Assessment>;

const question = { method: 'POST', access: 'public', scope: 'none', limits: LAW_READS } as const;

export const assessCompany = defineRoute({
  ...question,
  name: 'assessCompany',
  path: '/csr-law/assess',
  summary:
    'What the law on CSR asks of a company in a financial year, by its figures, with the rules and a sentence for each figure; nothing is stored',
  body: AssessFacts,
  response: Assessment,
});

export const assessCompanyPdf = defineRoute({
  ...question,
  name: 'assessCompanyPdf',
  path: '/csr-law/assess/pdf',
  summary: 'The same as a PDF',
  body: AssessFacts,
  response: FileResponse,
  limits: [{ max: 60, windowMs: 300_000, by: 'address', budget: 'csr-law pdf' }],
});

export const assessAssessmentDuty = defineRoute({
  ...question,
  name: 'assessAssessmentDuty',
  path: '/csr-law/assessment-duty',
  summary: 'Whether a company and its projects need an impact assessment, and from when',
  body: AssessmentFacts,
  response: z.object({
    company: z.boolean(),
    projects: z.array(z.object({ name: z.string(), duty: z.enum(['yes', 'not-yet', 'no']), from: day })),
    ...sources,
  }),
});

export const assessPenalty = defineRoute({
  ...question,
  name: 'assessPenalty',
  path: '/csr-law/penalty',
  summary: 'What a late transfer costs the company and its officers at most',
  body: PenaltyFacts,
  response: z.object({
    late: z.boolean(),
    days_late: z.int(),
    company: rupees,
    officer_each: rupees,
    total: rupees,
    /** The last day: that of the scenario. */
    due_on: z.string(),
    ...sources,
  }),
});

export const assessOngoing = defineRoute({
  ...question,
  name: 'assessOngoing',
  path: '/csr-law/ongoing',
  summary:
    'The two clocks of an ongoing project: how long it may run, and until when its unspent money can be used',
  body: OngoingFacts,
  response: z.object({
    last_day: day,
    parcels: z.array(
      z.object({
        financial_year: z.string(),
        moved: rupees,
        left: rupees,
        account_by: day,
        account_until: day,
        fund_by: day,
        warnings: z.array(z.string()),
      }),
    ),
    ...sources,
  }),
});

export const assessSetOff = defineRoute({
  ...question,
  name: 'assessSetOff',
  path: '/csr-law/set-off',
  summary: 'How excess spending of some years is set off in the next ones, oldest first, and what lapses',
  body: SetOffFacts,
  response: z.object({
    years: z.array(
      z.object({
        financial_year: z.string(),
        excess: rupees,
        used: rupees,
        lapsed: rupees,
        obligation: rupees,
        closing: rupees,
        warnings: z.array(z.string()),
      }),
    ),
    ...sources,
  }),
});
