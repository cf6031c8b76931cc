import pg from 'pg';

/** What a prepared statement answers: pg's own columns of a result, their parsers, and a row of nulls. */
interface Columns {
  fields: unknown;
  _parsers: unknown;
  _prebuiltEmptyResultObject: unknown;
}

/** The statements of one connection whose columns are known, by name. */
export type KnownColumns = Map<string, Columns>;

/** The part of pg's connection that sends messages; each method writes to the socket by `_send`. */
interface Sender {
  parse(statement: object): void;
  bind(statement: object): void;
  execute(portal: object): void;
  sync(): void;
  _send(message: Buffer): boolean;
}

/** Called once with what the statement answers. */
export type Answer = (error: Error | null, result?: unknown) => void;

/** pg's query: its types declare nothing of it. */
interface QueryParts {
  name: string | undefined;
  values: unknown[];
  _result: Columns;
  _accumulateRows: boolean;
  hasBeenParsed(connection: Sender): boolean;
  prepare(connection: Sender): void;
  handleRowDescription(message: object): void;
  handleCommandComplete(message: object, connection: Sender): void;
}

const { Query, utils } = pg as unknown as {
  Query: new (statement: object, answer: Answer) => QueryParts;
  utils: { prepareValue(value: unknown): unknown };
};

/**
 * A query of pg that asks for the columns of a prepared statement only when it runs for the first time on a connection.
 * PostgreSQL refuses to run a prepared statement whose columns have changed (`isStalePlan`), so what is known stays true.
 * All that is to send goes as one message. Of a single member's record both together save a tenth of the time.
 */
export class KeptQuery extends Query {
  readonly #known: KnownColumns;
  #begins: boolean;

  /** @param begins true to begin a transaction before the statement: if that fails, the statement does not run. */
  constructor(statement: object, known: KnownColumns, answer: Answer, begins = false) {
    super(statement, answer);
    this.#known = known;
    this.#begins = begins;
  }

  /** Sends the query; pg calls it. */
  override prepare(connection: Sender): void {
    const messages = collect(connection, () => {
      if (this.#begins) begin(connection);
      const columns = this.hasBeenParsed(connection) && this.#known.get(this.name ?? '');
      if (columns) this.#runKnown(connection, columns);
      else super.prepare(connection);
    });
    connection._send(messages);
  }

  #runKnown(connection: Sender, columns: Columns): void {
    const { name, values } = this;
    try {
      connection.bind({ portal: '', statement: name, values, valueMapper: utils.prepareValue });
    } catch {
      // A value that cannot be sent: pg says why.
      super.prepare(connection);
      return;
    }
    connection.execute({ portal: '' });
    connection.sync();
    Object.assign(this._result, columns);
    this._accumulateRows = true;
  }

  override handleCommandComplete(message: object, connection: Sender): void {
    // The first is for the beginning.
    if (!this.#begins) super.handleCommandComplete(message, connection);
    this.#begins = false;
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    if (this.name === undefined) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Without a `sync`, so that PostgreSQL answers once, and skips what follows after an error. */
function begin(connection: Sender): void {
  connection.parse({ name: '', text: 'begin' });
  connection.bind({ portal: '', statement: '', values: [] });
  connection.execute({ portal: '' });
}

/** The messages that `send` sends, in one. */
function collect(connection: Sender, send: () => void): Buffer {
  const messages: Buffer[] = [];
  const own = connection._send;
  connection._send = (message) => messages.push(message) > 0;
  try {
    send();
  } finally {
    connection._send = own;
  }
  return Buffer.concat(messages);
}
