import { z } from 'zod';
import { defineRoute } from '#platform/contract/route.ts';

const TEXT_MAX = 10_000;
const PARAMS_MAX = 100;
const VALUE_MAX = 5000;

const Value = z.union(
  [
    z.string().max(VALUE_MAX),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string().max(VALUE_MAX)).max(PARAMS_MAX),
    z.record(z.string(), z.union([z.string().max(VALUE_MAX), z.number()])),
  ],
  'A value is text, a number, true, false, null, a list of texts or an object',
);

/** One statement; `params` has the values of `$1`, `$2` and so on. */
export const QueryInput = z.strictObject({
  text: z.string('Please send a statement').max(TEXT_MAX, 'The statement is too long'),
  params: z.array(Value, 'Params must be a list').max(PARAMS_MAX, `At most ${PARAMS_MAX} values`).default([]),
});
export type QueryInput = z.output<typeof QueryInput>;

/** Rows by column name. */
const Rows = z.array(z.record(z.string(), z.unknown()));
export type Rows = z.output<typeof Rows>;

export const runQuery = defineRoute({
  name: 'runQuery',
  method: 'POST',
  path: '/query',
  access: 'signed-in',
  act: 'personal',
  scope: 'query:read',
  summary:
    'Runs one statement of a small language over listed tables, by the rules of the other routes (docs/query.md); a token whose statement writes needs the scope query:write as well',
  body: QueryInput,
  response: Rows,
  beside: z.object({
    /** True if more rows fit the statement than the answer has: it stops at its limit, and at 200 rows. */
    has_more: z.boolean(),
  }),
  limits: [{ max: 120, windowMs: 60_000, by: 'member' }],
});
