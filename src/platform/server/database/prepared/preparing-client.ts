import { AsyncLocalStorage } from 'node:async_hooks';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { type Answer, KeptQuery, type KnownColumns } from './kept-query.ts';

/** Beyond this many different statements new ones are no longer kept prepared, so that a session's memory is bounded. */
const STATEMENTS_MAX = 500;
const statementNames = new Map<string, string>();
let namesGiven = 0;

/**
 * A connection that says nothing for this time while a statement waits is given up: the database is paused or cut off.
 * Longer than `statement_timeout`: by then a database that is well has answered, be it with an error.
 */
const SILENCE_MAX_MS = 18_000;

/**
 * Start of a statement that is not kept prepared: one whose text callers shape, so that it takes no place of our own
 * ones, or one whose best plan depends on its values. PostgreSQL plans a kept one without them from the sixth time on.
 */
export const ONCE = '/* once */';

const endings = new AsyncLocalStorage<AbortSignal>();

/**
 * Lets the signal end the statements of `work`, on whichever connections they run: those that it sends later, and the
 * one that runs, fail with the error of a cancelled statement (`isTimeout`). For reads: what a write has done stays
 * unknown.
 */
export const endWith = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  endings.run(signal, work);

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

/** Protocol number of a CancelRequest, and the longest wait for the server to take it. */
const CANCEL_REQUEST = 80_877_102;
const CANCEL_MAX_MS = 2000;

/** A statement that no signal ends. */
const NO_ENDING = { isOver: false, whenSafe: (next: () => void) => next() };

/** The server's own error for a cancelled statement. */
const cancelled = () =>
  Object.assign(new pg.DatabaseError('canceled before it was sent', 0, 'error'), { code: '57014' });

/** Without values a text may hold several statements, which cannot be prepared, or open a transaction. */
const isOneStatement = (text: string, values: unknown[]) => values.length > 0 || READS.test(text);
const READS = /^\s*select\b[^;]*$/i;

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
  readonly #columns: KnownColumns = new Map();

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
    if (typeof text !== 'string' || !Array.isArray(values) || !isOneStatement(text, values))
      return (super.query as (...args: unknown[]) => never).apply(this, args);
    if (callback) return this.#send(text, values, callback as Answer) as never;
    return new Promise((resolve, reject) => {
      this.#send(text, values, (error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }

  #send(text: string, values: unknown[], answer: Answer, again = false): void {
    const name = statementName(text);
    const ending = this.#endOnSignal();
    if (ending.isOver) {
      answer(cancelled());
      return;
    }
    const query = new KeptQuery({ name, text, values }, this.#columns, (error, result) => {
      ending.whenSafe(() => {
        if (!error || again || !isStalePlan(error)) return answer(error, result);
        renameStatements(name);
        if (this.getTransactionStatus() !== 'I') return answer(error);
        this.#send(text, values, answer, true);
      });
    });
    (super.query as (query: object) => void).call(this, query);
  }

  /** Lets the signal of `endWith` end the next statement. */
  #endOnSignal() {
    const signal = endings.getStore();
    if (!signal) return NO_ENDING;
    let isAsking = false;
    let goOn: (() => void) | undefined;
    const end = () => {
      isAsking = true;
      this.#cancelRunning(() => {
        isAsking = false;
        goOn?.();
      });
    };
    signal.addEventListener('abort', end, { once: true });
    return {
      isOver: signal.aborted,
      /** Goes on when no cancellation is under way that could meet the next statement of this connection. */
      whenSafe(next: () => void) {
        signal.removeEventListener('abort', end);
        if (isAsking) goOn = next;
        else next();
      },
    };
  }

  /**
   * Asks the server on a connection of its own to end what this one runs (protocol: CancelRequest).
   * @param done called when the server has taken it, or does not; then `statement_timeout` ends the statement.
   */
  #cancelRunning(done: () => void): void {
    const own = this as unknown as pg.Client & { processID: number; secretKey: number };
    const request = Buffer.alloc(16);
    for (const [at, part] of [request.length, CANCEL_REQUEST, own.processID, own.secretKey].entries())
      request.writeInt32BE(part, at * 4);
    const { host, port } = own;
    const socket = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    socket.setTimeout(CANCEL_MAX_MS, () => socket.destroy());
    // The server passes the word on before it closes the connection.
    socket.on('error', () => undefined).once('close', () => done());
    socket.resume().end(request);
  }
}
