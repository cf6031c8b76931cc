import type { StatementOption } from './statement-options.ts';

/** Beyond this many different statements new ones are no longer kept prepared, so that a session's memory is bounded. */
const STATEMENTS_MAX = 500;

/** Most statements with the option `own connection`, beside which there is room for all others. */
const ON_OWN_CONNECTION_MAX = 100;

/** Words of statements that write, lock, wait, or change their connection. */
const MORE_THAN_READS =
  /\b(insert|update|delete|merge|lock|for (key )?share|set_config|setval|nextval|pg_(try_)?advisory\w*|pg_sleep\w*|pg_notify|pg_\w+_backend|temp(orary)?)\b/i;
const READ = /^\s*(select|with)\b[^;]*$/i;

/** A statement that is kept prepared. */
export interface KeptStatement {
  name: string;
  /** True for one that only reads, and waits for nobody: it can share a connection with others. */
  isRead: boolean;
  /** How long it takes, in milliseconds; of the average the last runs count most. */
  averageMs: number;
}

/** The statements that connections to one database keep prepared. */
export class KeptStatements {
  /** By text; those with the option `own connection` apart. */
  readonly #kept = new Map<string, KeptStatement>();
  readonly #onOwnConnection = new Map<string, KeptStatement>();
  #namesGiven = 0;

  /** Returns what is known of a statement; undefined for one that is not kept. */
  find(text: string, option?: StatementOption): KeptStatement | undefined {
    if (option === 'planned each time') return undefined;
    const isOnOwnConnection = option === 'own connection';
    const statements = isOnOwnConnection ? this.#onOwnConnection : this.#kept;
    const known = statements.get(text);
    const isFull =
      this.#kept.size + this.#onOwnConnection.size >= STATEMENTS_MAX ||
      (isOnOwnConnection && statements.size >= ON_OWN_CONNECTION_MAX);
    if (known || isFull) return known;
    const isRead = !isOnOwnConnection && READ.test(text) && !MORE_THAN_READS.test(text);
    const statement = { name: `s${this.#namesGiven}`, isRead, averageMs: 0 };
    this.#namesGiven += 1;
    statements.set(text, statement);
    return statement;
  }

  /**
   * Gives every statement a new name, so that it is prepared again: a migration that changes one has often changed more.
   * @param failed name of the one that failed. Of several that fail together only the first does so: the others carry old
   *   names.
   */
  rename(failed: string | undefined): void {
    const all = [this.#kept, this.#onOwnConnection];
    if (all.some((statements) => [...statements.values()].some(({ name }) => name === failed)))
      for (const statements of all) statements.clear();
  }
}
