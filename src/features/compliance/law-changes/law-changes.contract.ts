import { z } from 'zod';
import { Day } from '#features/compliance/engine/facts.contract.ts';
import { BASES, MARKS, SCENARIOS, UNITS } from '#features/compliance/engine/law.rules.ts';
import { LawRule } from '#features/compliance/law/law.contract.ts';
import { IdParams, Instant, optionalUrl, requiredLine } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { valueProblem } from './row-values.rules.ts';

const RULE_ID = 'Please enter an id such as amt.rate';
const reason = requiredLine(500, 'Reason');

export const LawRowInput = z
  .strictObject({
    rule_id: z.string(RULE_ID).regex(/^[a-z0-9]{2,10}(?:\.[a-z0-9]{1,20}){1,2}$/, RULE_ID),
    name: requiredLine(200, 'Name'),
    value: requiredLine(1000, 'Value'),
    unit: z.enum(UNITS, 'Please select the unit'),
    /** First day; a Bill has none. */
    valid_from: Day.nullish().transform((day) => day ?? null),
    valid_to: Day.nullish().transform((day) => day ?? null),
    basis: z.enum(BASES, 'Please select the day that chooses the row'),
    source: requiredLine(300, 'Source'),
    url: optionalUrl('Address of the source').transform((url) => url ?? null),
    mark: z.enum(MARKS, 'Please select how sure it is'),
    scenario: z.enum(SCENARIOS, 'Please select the law or a Bill'),
    reason,
  })
  .superRefine((row, ctx) => {
    const issue = (field: string, message: string) =>
      ctx.addIssue({ code: 'custom', path: [field], message });
    const problem = valueProblem(row.unit, row.value);
    if (problem) issue('value', problem);
    if (row.scenario === 'law' && row.valid_from === null) issue('valid_from', 'Please enter the first day');
    if (row.scenario !== 'law' && row.valid_from !== null)
      issue('valid_from', 'A Bill is not in force and has no first day');
    if (row.valid_from && row.valid_to && row.valid_to < row.valid_from)
      issue('valid_to', 'The last day must not be before the first day');
  });
export type LawRowInput = z.output<typeof LawRowInput>;

export const StoredLawRule = LawRule.extend({ id: z.uuid() });
export type StoredLawRule = z.output<typeof StoredLawRule>;

export const LawChange = z.object({
  id: z.uuid(),
  kind: z.enum(['new', 'end']),
  /** The new row, or the row that ends. */
  row: LawRule,
  last_day: z.string().nullable(),
  reason: z.string(),
  state: z.enum(['waiting', 'made', 'refused']),
  /** Null once the person has left. */
  proposed_by: z.string().nullable(),
  proposed_at: Instant,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  /** True if the reader proposed it: another admin agrees. */
  is_own: z.boolean(),
});
export type LawChange = z.output<typeof LawChange>;

export const listLawRows = defineRoute({
  name: 'listLawRows',
  method: 'GET',
  path: '/admin/csr-law/rows',
  access: 'admin',
  summary: 'All rows of the law on CSR, also those that ended and of Bills, by rule and day',
  query: PageQuery,
  response: paged(StoredLawRule),
});

export const listLawChanges = defineRoute({
  name: 'listLawChanges',
  method: 'GET',
  path: '/admin/csr-law/changes',
  access: 'admin',
  summary: 'Changes of the law on CSR, newest first: who proposed them, and who agreed',
  query: PageQuery,
  response: paged(LawChange),
});

export const proposeLawRow = defineRoute({
  name: 'proposeLawRow',
  method: 'POST',
  path: '/admin/csr-law/changes',
  access: 'admin',
  summary: 'Proposes a new row of the law on CSR; it counts when another admin agrees',
  body: LawRowInput,
  response: LawChange,
  status: 201,
});

export const proposeLawEnd = defineRoute({
  name: 'proposeLawEnd',
  method: 'POST',
  path: '/admin/csr-law/rows/:id/end',
  access: 'admin',
  summary: 'Proposes the last day of a row of the law on CSR; it counts when another admin agrees',
  params: IdParams,
  body: z.strictObject({ last_day: Day, reason }),
  response: LawChange,
  status: 201,
});

export const decideLawChange = defineRoute({
  name: 'decideLawChange',
  method: 'POST',
  path: '/admin/csr-law/changes/:id/decision',
  access: 'admin',
  summary: 'Makes a change of the law on CSR that another admin proposed, or refuses one',
  params: IdParams,
  body: z.strictObject({ agree: z.boolean('Please say whether you agree') }),
  response: LawChange,
});
