import { sql } from 'kysely';

type Words<Text extends string> = Text extends `${infer First}${' ' | '\n'}${infer Rest}`
  ? Words<First> | Words<Rest>
  : Text extends ''
    ? never
    : Text;

/**
 * One piece of SQL for all of them, made once. The query builder would take every name apart and put it together again
 * each time: 90 columns cost it more than the rest of a request.
 */
const inOne = <Name extends string>(names: string, prefix: string) =>
  [
    sql.raw(
      names
        .trim()
        .split(/\s+/)
        .map((name) => `${prefix}"${name}"`)
        .join(', '),
    ),
  ] as unknown as Name[];

/**
 * The columns with these names, as `select` and `returning` take them. A statement names its columns, for a `*` that a
 * running process has prepared fails once a migration adds one. To be made once, not for each statement.
 * @param names separated by blanks or lines.
 * @returns for the compiler the names, which it checks; the query builder gets them in one piece.
 */
export const columns = <const Names extends string>(names: Names): Words<Names>[] => inOne(names, '');

/** The same columns of a table that is joined under the name `table`: `r.id` instead of `id`. */
export const columnsOf = <const Table extends string, const Names extends string>(
  table: Table,
  names: Names,
): `${Table}.${Words<Names>}`[] => inOne(names, `"${table}".`);
