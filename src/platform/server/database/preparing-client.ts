import type { Socket } from 'node:net';
import pg from 'pg';

/** Beyond this many different statements new ones are no longer kept prepared, so that a session's memory is bounded. */
const STATEMENTS_MAX = 500;
const statementNames = new Map<string, string>();
let namesGiven = 0;

/**
 * A connection that says nothing for this time while a statement waits is given up: the database is paused or cut off.
 * Longer than `statement_timeout`: by then a database that is well has answered, be it with an error.
 */
const SILENCE_MAX_MS = 18_000;

/** Start of a statement whose text callers shape: it is not kept prepared, so that it takes no place of our own ones. */
export const ONCE = '/* once */';

function statementName(sql: string): string | undefined {
  if (sql.startsWith(ONCE)) return undefined;
  const known = statementNames.get(sql);
  if (known || statementNames.size >= STATEMENTS_MAX) return known;
  const name = `s${namesGiven}`;
  namesGiven += 1;
  statementNames.set(sql, name);
  return name;
}

/**
 * Tells whether PostgreSQL refuses a prepared statement because a migration has changed the columns that it gives
 * (SQLSTATE 0A000). Nothing of the statement was done, but the transaction around it is lost.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /^cached plan/.test(error.message);

/** Every statement is prepared again under a new name: a migration that changes one has often changed more. */
function renameStatements(failed: string | undefined): void {
  // Of several that fail together only the first one does so: the others carry old names.
  if (failed && [...statementNames.values()].includes(failed)) statementNames.clear();
}

type Answer = (error: Error | null, result?: unknown) => void;

/**
 * Sends every statement with parameters as a named prepared one: parsed once per connection. It takes pg's callback
 * and makes the promise itself, because results that come through pg's own promise outlive the garbage collector's
 * young generation: a page of ten then costs a third more processor time.
 *
 * A statement whose plan a migration made stale is prepared again once, where no transaction is open; inside of one
 * `transact` starts again. A statement that gets no sign of life from the database fails, and its connection is gone.
 */
export class PreparingClient extends pg.Client {
  #waits = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.on('drain', () => {
      this.#waits = false;
    });
  }

  /** Gives the connection up when the database falls silent; to be called once it is there. */
  watchSilence(): void {
    const stream = this.connection.stream as Socket;
    // The socket's own clock starts again at each byte, so that it costs nothing per statement.
    stream.setTimeout(SILENCE_MAX_MS, () => {
      if (this.#waits) stream.destroy();
    });
  }

  /** Closes the connection without a word to the database. */
  abandon(): void {
    this.connection.stream.destroy();
  }

  // pg declares eight overloads of query(); this passes all but one form through unchanged.
  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    this.#waits = true;
    // Without values a text may hold several statements, which cannot be prepared.
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0)
      return (super.query as (...args: unknown[]) => never).apply(this, args);
    if (callback) return this.#send(text, values, callback as Answer) as never;
    return new Promise((resolve, reject) => {
      this.#send(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }

  #send(text: string, values: unknown[], answer: Answer, again = false): void {
    const name = statementName(text);
    const send = super.query as (statement: object, answer: Answer) => void;
    send.call(this, { name, text, values }, (error, result) => {
      if (!error || again || !isStalePlan(error)) return answer(error, result);
      renameStatements(name);
      if (this.getTransactionStatus() !== 'I') return answer(error);
      this.#send(text, values, answer, true);
    });
  }
}
