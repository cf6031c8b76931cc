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
}

const { Query, utils } = pg as unknown as {
  Query: new (statement: object, answer: Answer) => QueryParts;
  utils: { prepareValue(value: unknown): unknown };
};

/**
 * A query of pg that asks for the columns of a prepared statement only when it runs for the first time on a connection.
 * PostgreSQL refuses to run a prepared statement whose columns have changed (`isStalePlan`), so what is known stays true.
 * What is then left to send goes as one message. Of a single member's record both together save a tenth of the time.
 */
export class KeptQuery extends Query {
  readonly #known: KnownColumns;

  constructor(statement: object, known: KnownColumns, answer: Answer) {
    super(statement, answer);
    this.#known = known;
  }

  /** Sends the query; pg calls it. */
  override prepare(connection: Sender): void {
    const { name, values } = this;
    const columns = name !== undefined && this.hasBeenParsed(connection) && this.#known.get(name);
    const messages = columns && messagesFor(connection, { statement: name, values });
    if (!messages) {
      super.prepare(connection);
      return;
    }
    Object.assign(this._result, columns);
    this._accumulateRows = true;
    connection._send(messages);
  }

  override handleRowDescription(message: object): void {
    super.handleRowDescription(message);
    if (this.name === undefined) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.#known.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** The messages that run a statement, as pg writes them; null for values that cannot be sent: pg says why. */
function messagesFor(connection: Sender, bound: { statement: string; values: unknown[] }): Buffer | null {
  const messages: Buffer[] = [];
  const send = connection._send;
  connection._send = (message) => messages.push(message) > 0;
  try {
    connection.bind({ portal: '', ...bound, valueMapper: utils.prepareValue });
    connection.execute({ portal: '' });
    connection.sync();
    return Buffer.concat(messages);
  } catch {
    return null;
  } finally {
    connection._send = send;
  }
}
