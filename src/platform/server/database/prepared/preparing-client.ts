import { AsyncLocalStorage } from 'node:async_hooks';
import { connect, type Socket } from 'node:net';
import pg from 'pg';
import { KeptStatements } from './kept-statements.ts';
import { type StatementOption, statementOption } from './statement-options.ts';

/**
 * A connection that says nothing for this time while a statement waits is given up: the database is paused or cut off.
 * Longer than `statement_timeout`: by then a database that is well has answered, be it with an error.
 */
const SILENCE_MAX_MS = 18_000;

const endings = new AsyncLocalStorage<AbortSignal>();

/**
 * Lets the signal end the statements of `work`, on whichever connections they run: those that it sends later, and the
 * one that runs, fail with the error of a cancelled statement (`isTimeout`). For reads: what a write has done stays
 * unknown.
 */
export const endWith = <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> =>
  endings.run(signal, work);

/** The signal of the `endWith` around the caller, if any. */
export const endingSignal = (): AbortSignal | undefined => endings.getStore();

/**
 * Tells whether PostgreSQL refuses a prepared statement because a migration has changed the columns that it gives
 * (SQLSTATE 0A000). Nothing of the statement was done, but the transaction around it is lost.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && /^cached plan/.test(error.message);

/** Protocol number of a CancelRequest, and the longest wait for the server to take it. */
const CANCEL_REQUEST = 80_877_102;
const CANCEL_MAX_MS = 2000;

/** A statement that no signal ends. */
const NO_ENDING = { isOver: false, whenSafe: (next: () => void) => next() };

/** The server's own error for a cancelled statement. */
export const cancelled = (): Error =>
  Object.assign(new pg.DatabaseError('canceled before it was sent', 0, 'error'), { code: '57014' });

/** Emitted by a connection with `pipeline` that nobody has used for long. */
export const UNUSED = 'unused';

/** Without values a text may hold several statements, which cannot be prepared, or open a transaction. */
const isOneStatement = (text: string, values: unknown[]) => values.length > 0 || READS.test(text);
const READS = /^\s*select\b[^;]*$/i;

/** A statement, and how it runs where not as the others do. */
interface Statement {
  text: string;
  values: unknown[];
  option?: StatementOption | undefined;
}

/** Called once with what the statement answers. */
type Answer = (error: Error | null | undefined, result?: unknown) => void;

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
  #isHeld = false;
  readonly #statements: KeptStatements;

  /** @param config.statements those that all connections to a database keep prepared. */
  constructor(config?: pg.ClientConfig & { statements?: KeptStatements }) {
    super(config);
    this.#statements = config?.statements ?? new KeptStatements();
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
      else if (this.pipeline) this.emit(UNUSED);
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
    const statement = { text, values, option: statementOption() };
    if (callback) return this.#send(statement, callback as Answer) as never;
    return new Promise((resolve, reject) => {
      this.#send(statement, (error, result) => (error ? reject(error) : resolve(result)));
    }) as never;
  }

  /**
   * Sends a read behind those that are under way (pg's `pipeline`). What is asked for in one turn of the event loop goes
   * out together: a write to the socket costs both sides more than most of these statements.
   */
  read(name: string, text: string, values: unknown[], answer: Answer): void {
    this.#waits = true;
    if (!this.#isHeld) {
      const stream = this.connection.stream as Socket;
      stream.cork();
      this.#isHeld = true;
      setImmediate(() => {
        this.#isHeld = false;
        stream.uncork();
      });
    }
    this.#submit({ name, text, values }, (error, result) => {
      if (!error || !isStalePlan(error)) return answer(error, result);
      this.#statements.rename(name);
      this.#send({ text, values }, answer, true);
    });
  }

  #send(statement: Statement, answer: Answer, again = false): void {
    const { text, values, option } = statement;
    const name = this.#statements.find(text, option)?.name;
    const ending = this.#endOnSignal();
    if (ending.isOver) {
      answer(cancelled());
      return;
    }
    this.#submit({ name, text, values }, (error, result) => {
      ending.whenSafe(() => {
        if (!error || again || !isStalePlan(error)) return answer(error, result);
        this.#statements.rename(name);
        if (this.getTransactionStatus() !== 'I') return answer(error);
        this.#send(statement, answer, true);
      });
    });
  }

  #submit(statement: { name: string | undefined; text: string; values: unknown[] }, answer: Answer): void {
    super.query(new pg.Query(statement, answer));
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
