import { AsyncLocalStorage } from 'node:async_hooks';
import type { QueryExecutorProvider, QueryResult, RawBuilder } from 'kysely';

/**
 * How a statement runs, where not as the others do:
 * - `planned each time`: it is not kept prepared.
 * - `own connection`: it is kept prepared, but shares no connection.
 */
export type StatementOption = 'planned each time' | 'own connection';

/** Kysely gives a pool the text and the values of a statement alone, so that the option goes beside them. */
const options = new AsyncLocalStorage<StatementOption>();

/** The option of the statement that the caller is about to send, if any. */
export const statementOption = (): StatementOption | undefined => options.getStore();

/**
 * Runs a query whose text callers shape, so that it takes no place of our own prepared statements, or whose best plan
 * depends on its values. PostgreSQL plans a prepared one without them from the sixth time on.
 */
export const planEachTime = <T>(db: QueryExecutorProvider, query: RawBuilder<T>): Promise<QueryResult<T>> =>
  options.run('planned each time', () => query.execute(db));

/**
 * Runs a query that is kept prepared but shares no connection, so that `endWith` can end it. Callers shape its text, so
 * it takes one of a few places of its own; where these are taken it is planned each time.
 */
export const runOnOwnConnection = <T>(
  db: QueryExecutorProvider,
  query: RawBuilder<T>,
): Promise<QueryResult<T>> => options.run('own connection', () => query.execute(db));
