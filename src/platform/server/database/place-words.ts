import { type RawBuilder, sql } from 'kysely';
import { citiesIn, namesOfPlace } from '#platform/contract/places.ts';

const phrase = (name: string) => sql`phraseto_tsquery('english', immutable_unaccent(${name}))`;

/**
 * A full-text query in which each city of its text stands for all its names: who searches for Bangalore finds Bengaluru.
 * @param query made of the text with the configuration `english`.
 */
export const withPlaceNames = (query: RawBuilder<unknown>, text: string): RawBuilder<unknown> =>
  citiesIn(text).reduce(
    (all, { written, names }) =>
      sql`ts_rewrite(${all}, ${phrase(written)}, ${sql.join(names.map(phrase), sql` || `)})`,
    query,
  );

const startOf = (name: string) => `(${name.split(' ').join(' <-> ')}:*)`;

/**
 * A full-text query with the configuration `simple` for texts in which each of the words begins a word. A word that is the name of a
 * city stands for all its names.
 * @param words of letters and digits only.
 */
export const beginningWith = (words: string[]): RawBuilder<unknown> => {
  const text = words.map((word) => `(${namesOfPlace(word).map(startOf).join(' | ')})`).join(' & ');
  return sql`to_tsquery('simple', immutable_unaccent(${text}))`;
};
