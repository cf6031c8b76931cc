import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { KnownWord } from './spelling.rules.ts';

/** Most words that are looked at for one that nobody wrote. */
const COMPLETIONS_MAX = 8;
const SIMILAR_MAX = 40;

/** Behind every character that a word can have. */
const LAST_CHARACTER = '\u{10FFFF}';

/** A word that no published member has. */
export interface UnknownWord {
  /** As it was asked for. */
  written: string;
  /** In lower case and without accents, as the words of members are stored. */
  plain: string;
  /** Words that begin with it, the most common ones first. */
  completions: string[];
  /** Where none begin with it: words that share parts with it. */
  similar: KnownWord[];
}

/**
 * Finds those of the words, in any form, that no published member has, and what members have instead. A word that was
 * written since the job counted last is found in the profiles.
 */
export async function findUnknownWords(db: Db, words: string[]): Promise<UnknownWord[]> {
  const { rows } = await sql<UnknownWord>`
    select asked.written, asked.plain, begun.completions,
      case when begun.completions <> '{}' then '[]' else (
        select coalesce(json_agg(near), '[]') from (
          select word, members from marketplace_words where word % asked.plain
          order by similarity(word, asked.plain) desc, members desc limit ${SIMILAR_MAX}
        ) near
      ) end as similar
    from (
      select written, lower(immutable_unaccent(written)) as plain from unnest(${words}::text[]) written
    ) asked
    cross join lateral (
      select coalesce(array_agg(word order by members desc, word), '{}') as completions from (
        select word, members from marketplace_words
        where word >= asked.plain and word < asked.plain || ${LAST_CHARACTER}
        order by members desc, word limit ${COMPLETIONS_MAX}
      ) completion
    ) begun
    where not exists (
      select from marketplace_words where stem = any (ts_lexize('pg_catalog.english_stem', asked.plain))
    ) and not exists (
      select from profiles where is_published and search_document @@ plainto_tsquery('english', asked.plain)
    )`.execute(db);
  return rows;
}

/** Number of changes that one statement counts. */
const CHANGES_AT_ONCE = 20_000;

/** Counts the oldest changes of words. @returns their number: fewer than asked for when none are left. */
async function countSomeChanges(db: Db): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from marketplace_word_changes
      where id in (select id from marketplace_word_changes order by id limit ${CHANGES_AT_ONCE})
      returning word, step
    ), counted as (
      merge into marketplace_words w
      using (select word, sum(step)::int as step from taken group by word having sum(step) <> 0) change
        on w.word = change.word
      when matched and w.members + change.step <= 0 then delete
      when matched then update set members = w.members + change.step
      when not matched and change.step > 0 and is_marketplace_word(change.word) then
        insert (word, stem, members)
        values (change.word, (ts_lexize('pg_catalog.english_stem', change.word))[1], change.step)
      returning 1
    )
    select (select count(*)::int from taken) as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** In one order with whoever else counts: two who count the same word for the first time would both insert it. */
async function countInTurn(db: Db): Promise<number> {
  await sql`lock table marketplace_words in share row exclusive mode`.execute(db);
  return countSomeChanges(db);
}

/** Counts all changes of words so far, each step in a transaction of its own unless one is open. */
export async function countChangedWords(db: Db): Promise<void> {
  for (let taken = CHANGES_AT_ONCE; taken === CHANGES_AT_ONCE; )
    taken = await (db.isTransaction ? countInTurn(db) : db.transaction().execute(countInTurn));
}
