import { collaborationRows } from '#features/collaborations/collaboration/collaborations.service.ts';
import { resourceRows } from '#features/learn/resources/resources.service.ts';
import { memberRows, publishedMembers } from '#features/marketplace/listing/marketplace.service.ts';
import { projectRows } from '#features/profiles/projects/projects.service.ts';
import { serviceRows } from '#features/profiles/services/services.service.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { isTimeout, limitTransaction } from '#platform/server/database/limit-transaction.ts';
import type { QueryInput, Rows } from './query-gateway.contract.ts';
import { findRows, type ReadableRows } from './query-gateway.repository.ts';
import { readStatement } from './query-grammar.rules.ts';
import { planSelect, refuseUnused } from './query-plan.rules.ts';
import { refusal } from './query-refusal.rules.ts';
import type { TableName } from './reachable-tables.data.ts';

const TIME_MAX_MS = 2000;

/** The rows of each table that the caller may read: the nouns say which. */
const READABLE: Record<TableName, (ctx: MemberContext) => ReadableRows> = {
  profiles: (ctx) => ({ rows: memberRows(ctx) }),
  user_projects: (ctx) => ({ rows: projectRows(ctx), ownedBy: published(ctx) }),
  user_services: (ctx) => ({ rows: serviceRows(ctx), ownedBy: published(ctx) }),
  collaborations: (ctx) => ({ rows: collaborationRows(ctx) }),
  learning_resources: (ctx) => ({ rows: resourceRows(ctx) }),
};

const published = (ctx: MemberContext) => ({ caller: ctx.actor.id, members: publishedMembers(ctx) });

/**
 * Runs one statement of the language of docs/query.md. Its text never reaches the database: it is read, checked and built
 * again from names that we list.
 * @throws AppError VALIDATION_FAILED with the place of what is wrong, or if the statement takes longer than two seconds.
 */
export async function runQuery(ctx: MemberContext, { text, params }: QueryInput): Promise<Rows> {
  const statement = readStatement(text);
  refuseUnused(statement, params, text.length + 1);
  if (statement.kind !== 'select') throw refusal(statement.at, 'Only "select" is possible here.');
  const plan = planSelect(statement, params);
  try {
    return await transact(ctx, async (ctx) => {
      await limitTransaction(ctx.db, { statementMs: TIME_MAX_MS, readOnly: true });
      return findRows(ctx.db, READABLE[plan.table](ctx), plan);
    });
  } catch (error) {
    if (isTimeout(error))
      throw refusal(1, 'The statement takes longer than two seconds. Please ask for less.');
    throw error;
  }
}
