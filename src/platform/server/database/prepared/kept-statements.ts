/** Beyond this many different statements new ones are no longer kept prepared, so that a session's memory is bounded. */
const STATEMENTS_MAX = 500;

/**
 * Start of a statement that is not kept prepared: one whose text callers shape, so that it takes no place of our own
 * ones, or one whose best plan depends on its values. PostgreSQL plans a kept one without them from the sixth time on.
 */
export const ONCE = '/* once */';

/**
 * Start of a statement that is kept prepared but shares no connection, so that `endWith` can end it. Callers shape its
 * text, so it takes one of a few places of its own; where these are taken it is not kept.
 */
export const ALONE = '/* alone */';

const ALONE_MAX = 100;

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

/** The statements that connections to one database keep prepared, by their texts. */
export class KeptStatements {
  readonly #kept = new Map<string, KeptStatement>();
  #namesGiven = 0;
  /** Number of kept statements that begin with `ALONE`. */
  #alone = 0;

  /** Returns what is known of a statement; undefined for one that is not kept. */
  find(text: string): KeptStatement | undefined {
    if (text.startsWith(ONCE)) return undefined;
    const known = this.#kept.get(text);
    if (known || this.#kept.size >= STATEMENTS_MAX) return known;
    const isAlone = text.startsWith(ALONE);
    if (isAlone && this.#alone >= ALONE_MAX) return undefined;
    if (isAlone) this.#alone += 1;
    const isRead = !isAlone && READ.test(text) && !MORE_THAN_READS.test(text);
    const statement = { name: `s${this.#namesGiven}`, isRead, averageMs: 0 };
    this.#namesGiven += 1;
    this.#kept.set(text, statement);
    return statement;
  }

  /**
   * Gives every statement a new name, so that it is prepared again: a migration that changes one has often changed more.
   * @param failed name of the one that failed. Of several that fail together only the first does so: the others carry old
   *   names.
   */
  rename(failed: string | undefined): void {
    if (failed && [...this.#kept.values()].some(({ name }) => name === failed)) {
      this.#kept.clear();
      this.#alone = 0;
    }
  }
}
