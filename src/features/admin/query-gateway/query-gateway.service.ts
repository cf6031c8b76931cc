import { type MemberContext, transact } from '#platform/server/context.ts';
import { isTimeout, limitTransaction } from '#platform/server/database/limit-transaction.ts';
import type { CapCheck } from '#platform/server/http/caps.ts';
import type { QueryInput, Rows } from './query-gateway.contract.ts';
import { readStatement, type SelectStatement } from './query-grammar.rules.ts';
import { planSelect, refuseUnused } from './query-plan.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import { runWrite, TIME_MAX_MS } from './query-writes.service.ts';
import { readRows } from './readable-rows.service.ts';

/**
 * Runs one statement of the language of docs/query.md. Its text never reaches the database: it is read, checked and built
 * again from names that we list.
 * @param caps counts what the statement makes as the typed routes do.
 * @throws AppError VALIDATION_FAILED with the place of what is wrong, or if the statement takes longer than two seconds;
 *   of a statement that writes, also what the typed route throws.
 */
export async function runQuery(
  ctx: MemberContext,
  { text, params }: QueryInput,
  caps: CapCheck | null,
): Promise<Rows> {
  const statement = readStatement(text);
  refuseUnused(statement, params, text.length + 1);
  try {
    return await (statement.kind === 'select'
      ? runSelect(ctx, statement, params)
      : runWrite(ctx, { statement, params, caps }));
  } catch (error) {
    if (isTimeout(error))
      throw refusal(1, 'The statement takes longer than two seconds. Please ask for less.');
    throw error;
  }
}

async function runSelect(ctx: MemberContext, statement: SelectStatement, params: unknown[]): Promise<Rows> {
  const plan = planSelect(statement, params);
  return transact(ctx, async (ctx) => {
    await limitTransaction(ctx.db, { statementMs: TIME_MAX_MS, readOnly: true });
    return readRows(ctx, plan);
  });
}
