import { z } from 'zod';
import { Day, ScenarioName } from '#features/compliance/engine/facts.contract.ts';
import { BASES, MARKS, SCENARIOS, UNITS } from '#features/compliance/engine/law.rules.ts';
import { defineRoute, type RateLimit } from '#platform/contract/route.ts';

/** All questions about the law of one address together. */
export const LAW_READS: RateLimit[] = [{ max: 600, windowMs: 300_000, by: 'address', budget: 'csr-law' }];

export const LawRule = z.object({
  rule_id: z.string(),
  name: z.string(),
  /** As its unit says: whole rupees, a number, a day, a word; a limit is `min(2%, 5000000)` or `max(...)`. */
  value: z.string(),
  unit: z.enum(UNITS),
  /** First and last ISO day; a Bill has no first day, and what is in force no last one. */
  valid_from: z.string().nullable(),
  valid_to: z.string().nullable(),
  /** Which day chooses the row. */
  basis: z.enum(BASES),
  source: z.string(),
  url: z.string().nullable(),
  /** V: statute or several sources that agree; S: one other source; U: not verified. */
  mark: z.enum(MARKS),
  /** `law`, or the Bill that the row is of: Bill, not law. */
  scenario: z.enum(SCENARIOS),
});
export type LawRule = z.output<typeof LawRule>;

export const listLawRules = defineRoute({
  name: 'listLawRules',
  method: 'GET',
  path: '/csr-law/rules',
  access: 'public',
  scope: 'none',
  summary:
    'The rules of the law on CSR that apply on a day, today by default, with their sources; with a scenario those of a Bill, which is not law',
  query: z.strictObject({ on: Day.optional(), scenario: ScenarioName.default('law') }),
  response: z.array(LawRule),
  limits: LAW_READS,
});
