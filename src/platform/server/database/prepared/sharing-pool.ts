import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { KeptStatement, KeptStatements } from './kept-statements.ts';
import { cancelled, endingSignal, type PreparingClient, UNUSED } from './preparing-client.ts';
import { statementOption } from './statement-options.ts';

/** Most reads that wait on one shared connection; more run on connections of their own. */
const WAITING_MAX = 16;

/** Nothing is sent behind a read that has run for this time: it may run for long. */
const STUCK_MS = 20;

/**
 * A statement that takes this time on average runs on a connection of its own. Of the average, the last run counts an
 * eighth, so that one pause of the machine does not make a statement slow.
 */
const SLOW_MS = 20;
const LAST_RUN = 1 / 8;

type Result = Awaited<ReturnType<PostgresPoolClient['query']>>;
type PreparingPoolClient = pg.PoolClient & PreparingClient;

/** As Kysely writes them. */
const BEGIN = 'begin';
const ENDINGS: Record<string, object> = {
  commit: { command: 'COMMIT', rowCount: null, rows: [] },
  rollback: { command: 'ROLLBACK', rowCount: null, rows: [] },
};

/**
 * The pool that Kysely uses. Reads that are kept prepared share a few connections, on which they are sent without waiting
 * for the answers to those before: Node and PostgreSQL wake each other up less often, and a short read costs both a third
 * of the processor time. Everything else runs on a connection of its own: transactions, writes, statements that are not
 * kept prepared or took long, and what follows them on the same connection of Kysely.
 */
export class SharingPool implements PostgresPool {
  readonly options: object;
  readonly #alone: pg.Pool;
  readonly #sharable: pg.Pool;
  readonly #statements: KeptStatements;
  readonly #sharedMax: number;
  readonly #shared = new Map<PreparingPoolClient, SharedConnection>();
  readonly #unused: Lease[] = [];
  #isOpening = false;
  #isEnding = false;

  /**
   * @param alone connections for one user at a time.
   * @param sharable connections that reads share: clients of `PreparingClient` with pg's `pipeline`.
   * @param options.statements those that the clients of both keep prepared.
   * @param options.sharedMax most connections that reads share; 0 for none.
   */
  constructor(
    alone: pg.Pool,
    sharable: pg.Pool,
    { statements, sharedMax }: { statements: KeptStatements; sharedMax: number },
  ) {
    this.options = alone.options;
    this.#alone = alone;
    this.#sharable = sharable;
    this.#statements = statements;
    this.#sharedMax = sharedMax;
  }

  async connect(): Promise<PostgresPoolClient> {
    return this.#unused.pop() ?? new Lease(this);
  }

  /** Reads on a shared connection. Undefined if this statement cannot, or no connection takes it now. */
  read(text: string, values: readonly unknown[]): Promise<Result> | undefined {
    const statement = this.#statements.find(text, statementOption());
    if (!statement?.isRead || statement.averageMs >= SLOW_MS) return undefined;
    return this.#leastBusy(performance.now())?.read(statement, text, values);
  }

  async connectAlone(): Promise<PreparingPoolClient> {
    return (await this.#alone.connect()) as PreparingPoolClient;
  }

  /** Runs a statement on a connection for one user, which it gives to the caller. */
  async runAlone(
    text: string,
    values: readonly unknown[],
    take: (connection: PreparingPoolClient) => void,
  ): Promise<Result> {
    const connection = await this.connectAlone();
    take(connection);
    const began = performance.now();
    const result: unknown = await connection.query(text, values as unknown[]);
    noteRun(this.#statements.find(text, statementOption()), performance.now() - began);
    return result as Result;
  }

  takeBack(lease: Lease): void {
    this.#unused.push(lease);
  }

  #leastBusy(now: number): SharedConnection | undefined {
    let least: SharedConnection | undefined;
    for (const connection of this.#shared.values())
      if (connection.takesMore(now) && (!least || connection.waiting < least.waiting)) least = connection;
    if (!least || least.waiting > 0) this.#openAnother();
    return least;
  }

  #openAnother(): void {
    if (this.#isOpening || this.#shared.size >= this.#sharedMax) return;
    this.#isOpening = true;
    this.#sharable
      .connect()
      .then((client) => this.#share(client as PreparingPoolClient))
      // Reads run on connections of their own meanwhile. If those cannot be opened either, that failure says why.
      .catch(() => undefined)
      .finally(() => {
        this.#isOpening = false;
      });
  }

  #share(client: PreparingPoolClient): void {
    if (this.#isEnding) {
      client.release(true);
      return;
    }
    this.#shared.set(client, new SharedConnection(client));
    for (const event of ['error', 'end', UNUSED]) client.once(event, () => this.#drop(client));
  }

  #drop(client: PreparingPoolClient): void {
    if (this.#shared.delete(client)) client.release(true);
  }

  /** Closes all connections once what runs on them has ended. */
  async end(): Promise<void> {
    this.#isEnding = true;
    const ended = [this.#alone.end(), this.#sharable.end()];
    for (const client of [...this.#shared.keys()]) this.#drop(client);
    await Promise.all(ended);
  }
}

function noteRun(statement: KeptStatement | undefined, milliseconds: number): void {
  if (statement) statement.averageMs += (milliseconds - statement.averageMs) * LAST_RUN;
}

/**
 * What Kysely takes for a connection: it gets one of its own with the first statement that cannot share. A transaction begins
 * with its first statement; one without any costs nothing. Kysely sends no statement before the one before it is answered.
 */
class Lease implements PostgresPoolClient {
  readonly #pool: SharingPool;
  #own: PreparingPoolClient | undefined;
  #isToBegin = false;

  constructor(pool: SharingPool) {
    this.#pool = pool;
  }

  // Kysely's second form takes a cursor, which streams use; there are none without the `cursor` of its dialect.
  query(text: unknown, values?: readonly unknown[]): never {
    return this.#query(text as string, (values ?? []) as unknown[]) as never;
  }

  #query(text: string, values: unknown[]): Promise<unknown> {
    if (this.#isToBegin) return this.#begin(text, values);
    if (this.#own) return this.#own.query(text, values);
    if (text === BEGIN) {
      this.#isToBegin = true;
      return Promise.resolve({ command: 'BEGIN', rowCount: null, rows: [] });
    }
    const take = (connection: PreparingPoolClient) => {
      this.#own = connection;
    };
    return this.#pool.read(text, values) ?? this.#pool.runAlone(text, values, take);
  }

  async #begin(text: string, values: unknown[]): Promise<unknown> {
    this.#isToBegin = false;
    const isOver = ENDINGS[text];
    if (isOver) return isOver;
    this.#own ??= await this.#pool.connectAlone();
    await this.#own.query(BEGIN, []);
    return this.#own.query(text, values);
  }

  release(destroy?: boolean): void {
    this.#own?.release(destroy);
    this.#own = undefined;
    this.#isToBegin = false;
    // Kysely uses nothing again that it has destroyed.
    if (!destroy) this.#pool.takeBack(this);
  }
}

/** A connection on which reads wait behind each other. */
class SharedConnection {
  readonly #client: PreparingClient;
  /** Number of reads that are not answered. */
  waiting = 0;
  /** When the first of them began to run, by `performance.now()`. */
  #began = 0;
  #isBreaking = false;

  constructor(client: PreparingClient) {
    this.#client = client;
  }

  takesMore(now: number): boolean {
    if (this.#isBreaking) return false;
    return this.waiting === 0 || (this.waiting < WAITING_MAX && now - this.#began < STUCK_MS);
  }

  /** The signal of `endWith` ends the wait for the answer only: to end the statement could end the one behind it. */
  read(statement: KeptStatement, text: string, values: readonly unknown[]): Promise<Result> {
    const signal = endingSignal();
    if (signal?.aborted) return Promise.reject(cancelled());
    if (this.waiting === 0) this.#began = performance.now();
    this.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => reject(cancelled());
      signal?.addEventListener('abort', leave, { once: true });
      this.#client.read(statement.name, text, values as unknown[], (error, result) => {
        signal?.removeEventListener('abort', leave);
        this.#settle(statement);
        if (!error) return resolve(result as Result);
        // After any worse error the connection closes.
        this.#isBreaking ||= (error as Partial<pg.DatabaseError>).severity !== 'ERROR';
        reject(error);
      });
    });
  }

  #settle(statement: KeptStatement): void {
    const now = performance.now();
    noteRun(statement, now - this.#began);
    this.#began = now;
    this.waiting -= 1;
  }
}
