import { type MemberContext, transact } from '#platform/server/context.ts';
import { isTimeout, limitTransaction } from '#platform/server/database/limit-transaction.ts';
import type { RouteParts } from '#platform/server/noun.ts';
import type { QueryInput, Rows } from './query-gateway.contract.ts';
import { readStatement } from './query-grammar.rules.ts';
import { planSelect, type ReadPlan, refuseUnused } from './query-plan.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import { runWrite, TIME_MAX_MS } from './query-writes.service.ts';
import { readRows } from './readable-rows.service.ts';

/**
 * Runs one statement of the language of docs/query.md. Its text never reaches the database: it is read, checked and built
 * again from names that we list.
 * @param parts `caps` counts what the statement makes as the typed routes do, `contacts` whose contact details it shows.
 * @returns the rows, and whether more fit the statement than its limit lets through.
 * @throws AppError VALIDATION_FAILED with the place of what is wrong, or if the statement takes longer than two seconds;
 *   of a statement that writes, also what the typed route throws.
 */
export async function runQuery(
  ctx: MemberContext,
  { text, params }: QueryInput,
  { caps, contacts }: Pick<RouteParts, 'caps' | 'contacts'>,
): Promise<{ rows: Rows; has_more: boolean }> {
  const statement = readStatement(text);
  refuseUnused(statement, params, text.length + 1);
  try {
    if (statement.kind !== 'select') {
      return { rows: await runWrite(ctx, { statement, params, caps }), has_more: false };
    }
    const plan = planSelect(statement, params);
    const found = await runSelect(ctx, { ...plan, limit: plan.limit + 1 });
    const rows = found.slice(0, plan.limit);
    if (plan.table === 'profiles') await contacts(ctx, rows);
    return { rows, has_more: found.length > rows.length };
  } catch (error) {
    if (isTimeout(error))
      throw refusal(1, 'The statement takes longer than two seconds. Please ask for less.');
    throw error;
  }
}

function runSelect(ctx: MemberContext, plan: ReadPlan): Promise<Rows> {
  return transact(ctx, async (ctx) => {
    await limitTransaction(ctx.db, { statementMs: TIME_MAX_MS, readOnly: true });
    return readRows(ctx, plan);
  });
}
