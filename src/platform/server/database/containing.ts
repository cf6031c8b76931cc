import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A pattern for `like` that finds the text anywhere, with its own `%`, `_` and backslashes as they are. */
export const patternOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A condition that a text contains one of these, whatever the capitals and the spelling. Only texts beyond ASCII have another
 * spelling: for the others the quick comparison alone decides.
 * @param text a column or expression; null contains nothing.
 */
export const contains = (text: RawBuilder<unknown>, ...searched: string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${text} ilike any(${searched.map(patternOf)}::text[]) or octet_length(${text}) > length(${text})
    and immutable_unaccent(lower(${text})) like any(
      array(select lower(immutable_unaccent(pattern)) from unnest(${searched.map(patternOf)}::text[]) pattern)))`;
