/**
 * How the bare server answers a sentence: the same reading of the sentence and the same model, and five statements written
 * by hand and tuned with EXPLAIN at 100,000 and a million members:
 * - one statement says how common each word is; members are ranked by words only while few have the rare ones.
 * - the signs of all members are compared with those of the question: no index of the extension `vector`, as in the
 *   database of the bench. Both searches run at once.
 * - one statement reads the ten that the two rankings put first.
 * It corrects no typing errors, knows no other words for the same, and does not sort by what the sentence prefers, so it
 * finds others than Dayitva: the answers are not compared.
 */
import { fuse } from '#features/marketplace/ai-search/fusion.rules.ts';
import { readSentence } from '#features/marketplace/ai-search/sentence.rules.ts';
import { likenessOf, signsOf } from '#features/marketplace/meaning/meaning.rules.ts';
import { openLocalEmbeddings } from '#platform/server/embeddings/local-embeddings.ts';
import { bodyOf, filtersOf, type RunOnce } from './filters.ts';

const RARE_MAX = 1500;
const RANKED = 200;
const LOOKED_AT = 2000;

const embeddings = openLocalEmbeddings();

/** What the filters of a sentence and of an address share. */
const FILTERS = new Set(['type', 'location', 'verification', 'csr']);

const queryOf = (text: string) => `plainto_tsquery('english', immutable_unaccent(${text}))`;

async function rankByWords(run: RunOnce, texts: string[], { values, put, where }: ReturnType<typeof bodyOf>) {
  if (texts.length === 0) return [];
  const counts = await run(
    `select text, (select coalesce(sum(w.members), 0)::int from marketplace_words w
        where w.stem = any(tsvector_to_array(to_tsvector('english', immutable_unaccent(text))))) as members
      from unnest($1::text[]) text`,
    [texts],
  );
  const rare = counts.filter(({ members }) => Number(members) <= RARE_MAX).map(({ text }) => text);
  if (rare.length === 0) return [];
  const [any, all] = [rare, texts].map((words) => words.map((word) => queryOf(put(word))).join(' || '));
  return run(
    `with hit as materialized (
        select m.profile_id, m.words from profile_meanings m join profiles on profiles.id = m.profile_id
        where m.words @@ (${any}) and ${where} limit ${LOOKED_AT}
      )
      select profile_id as id from hit order by ts_rank(words, ${all}) desc, profile_id limit ${RANKED}`,
    values,
  );
}

async function rankByMeaning(run: RunOnce, text: string, { values, put, where }: ReturnType<typeof bodyOf>) {
  if (!text) return [];
  const [vector] = await embeddings.embed([text], { first: true });
  if (!vector) return [];
  const near = await run(
    `with nearest as materialized (
        select profile_id, bit_count(signs # ${put(signsOf(vector))}::bit(512)) as distance from profile_meanings
        where model = ${put(embeddings.model)} order by distance limit ${LOOKED_AT}
      ), chosen as materialized (
        select profile_id from nearest join profiles on profiles.id = profile_id where ${where}
        order by distance, profile_id limit ${RANKED}
      )
      select profile_id as id, vector from chosen join profile_meanings using (profile_id)`,
    values,
  );
  return near.toSorted(
    (one, other) => likenessOf(other.vector as Buffer, vector) - likenessOf(one.vector as Buffer, vector),
  );
}

/** @param columns of a profile. @returns the rows, and how many members were ranked. */
export async function findDescribed(run: RunOnce, sentence: string, today: string, columns: string) {
  const { understood, terms, meaning } = readSentence(sentence, today);
  const query = new URLSearchParams(
    understood.filter(({ field }) => FILTERS.has(field)).map(({ field, value }) => [field, value]),
  );
  const conditions = filtersOf(query, today).map(({ condition }) => condition);
  const rankings = await Promise.all([
    rankByWords(
      run,
      terms.map(({ text }) => text),
      bodyOf(conditions),
    ),
    rankByMeaning(run, meaning, bodyOf(conditions)),
  ]);
  const ids = fuse(rankings.map((rows) => ({ ids: rows.map(({ id }) => String(id)), weight: 1 })));
  const rows = await run(
    `select ${columns} from unnest($1::uuid[]) with ordinality page (id, place) join profiles p on p.id = page.id order by place`,
    [ids.slice(0, 10)],
  );
  return { understood, rows, total: ids.length };
}
