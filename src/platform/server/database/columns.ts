type Words<Text extends string> = Text extends `${infer First}${' ' | '\n'}${infer Rest}`
  ? Words<First> | Words<Rest>
  : Text extends ''
    ? never
    : Text;

/**
 * The columns with these names, as `select` and `returning` take them. A statement names its columns, for a `*` that a
 * running process has prepared fails once a migration adds one.
 * @param names separated by blanks or lines.
 */
export const columns = <const Names extends string>(names: Names): Words<Names>[] =>
  names.trim().split(/\s+/) as Words<Names>[];

/** The same columns of a table that is joined under the name `table`: `r.id` instead of `id`. */
export const columnsOf = <const Table extends string, const Name extends string>(
  table: Table,
  names: readonly Name[],
): `${Table}.${Name}`[] => names.map((name): `${Table}.${Name}` => `${table}.${name}`);
