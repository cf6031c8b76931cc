import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import { planEachTime } from '#platform/server/database/prepared/statement-options.ts';
import { likenessOf, type MemberTexts, signsOf } from './meaning.rules.ts';

/** A published member whose texts changed. */
export interface ChangedMember extends MemberTexts {
  id: string;
  /** Stays the same until the texts change again. */
  change: string;
}

/** Most projects, and most services, whose texts take part: the newest ones. */
const WORK_MAX = 8;

/** Most letters of one text that take part. */
const TEXT_MAX = 1200;

/** Finds members whose texts changed, the longest ago first. */
export async function findChangedMembers(db: Db, limit: number): Promise<ChangedMember[]> {
  const { rows } = await sql<ChangedMember>`
    select p.id, c.change::text as change, left(p.short_summary, ${TEXT_MAX}) as summary,
      left(p.bio, ${TEXT_MAX}) as bio, p.skills, p.focus_areas,
      array(
        (select left(concat_ws('. ', title, description), ${TEXT_MAX}) from user_projects
          where user_id = p.id order by created_at desc, id desc limit ${WORK_MAX})
        union all
        (select left(concat_ws('. ', title, tagline, description, immutable_words(practice_areas)), ${TEXT_MAX})
          from user_services where user_id = p.id order by created_at desc, id desc limit ${WORK_MAX})
      ) as work
    from (select profile_id, change from profile_meaning_changes order by change limit ${limit}) c
    join profiles p on p.id = c.profile_id
    order by c.change`.execute(db);
  return rows;
}

/** The meaning of a member's texts; null where no model could be asked. */
interface Meaning {
  member: ChangedMember;
  computed: { model: string; signs: string; vector: Uint8Array } | null;
}

/**
 * Stores the words and the meaning of a member's texts, unless the member is no longer published, and takes the change as done,
 * unless another one has come. To be called in a transaction.
 */
export async function storeMeaning(db: Db, { member, computed }: Meaning): Promise<void> {
  const { id, change, work } = member;
  await sql`
    insert into profile_meanings as m (profile_id, words, model, signs, vector)
    select p.id,
      p.search_document || setweight(to_tsvector('pg_catalog.english', immutable_unaccent(${work.join(' ')}::text)), 'D'),
      ${computed?.model ?? null}::text, ${computed?.signs ?? null}::bit(512), ${computed ? Buffer.from(computed.vector) : null}::bytea
    from profiles p where p.id = ${id}::uuid and p.is_published
    for share of p
    on conflict (profile_id) do update
      set words = excluded.words, model = excluded.model, signs = excluded.signs, vector = excluded.vector`.execute(
    db,
  );
  await sql`
    delete from profile_meaning_changes where profile_id = ${id}::uuid and change = ${change}::bigint`.execute(
    db,
  );
}

/** Notes the members whose meaning another model computed, or none. @returns their number. */
export async function noteOtherModels(db: Db, model: string): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into profile_meaning_changes (profile_id)
    select profile_id from profile_meanings where model is distinct from ${model}
    on conflict (profile_id) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Members that are compared number by number, of those whose signs are nearest. */
const NEAREST = 200;

/** Members whose signs are nearest are looked at until this many, to find those who meet the conditions. */
const LOOKED_AT = 2000;

/** A member and how like the question it is: 1 for the same. */
export interface Near {
  id: string;
  likeness: number;
}

/** What is asked for, as the model sees it. */
export interface Question {
  model: string;
  vector: number[];
}

/** Reads rows `near (profile_id, vector)` and ranks them by the scalar product with the question. */
async function byLikeness(db: Db, near: RawBuilder<unknown>, { vector }: Question): Promise<Near[]> {
  const query = sql<{ id: string; vector: Buffer }>`${near} select profile_id as id, vector from near`;
  const { rows } = await planEachTime(db, query);
  return rows
    .map((row) => ({ id: row.id, likeness: likenessOf(row.vector, vector) }))
    .sort((one, other) => other.likeness - one.likeness || (one.id < other.id ? -1 : 1));
}

/** In how many signs a member differs from the question: two ways to say the same. The index knows only its operator. */
const DISTANCES = {
  count: (signs: string) => sql`bit_count(m.signs # ${signs}::bit(512))`,
  index: (signs: string) => sql`m.signs <~> ${signs}::bit(512)`,
};

/**
 * Finds the members among these whose texts mean what is asked, the nearest first.
 * @param meets condition on `profiles` that few meet.
 */
export async function findNearestAmong(
  db: Db,
  question: Question,
  meets: RawBuilder<unknown>,
): Promise<Near[]> {
  const distance = DISTANCES.count(signsOf(question.vector));
  const near = sql`
    with allowed as materialized (select id from profiles where ${meets}), near as materialized (
      select m.profile_id, m.vector from allowed a join profile_meanings m on m.profile_id = a.id
      where m.model = ${question.model} order by ${distance}, m.profile_id limit ${NEAREST}
    )`;
  return byLikeness(db, near, question);
}

/**
 * The same for conditions that many meet: looks at the members whose signs are nearest, and then who of them meets the
 * conditions.
 * @param way `index` reads the index of the extension `vector`, `count` passes over the signs of all members.
 */
export async function findNearestOfMany(
  db: Db,
  question: Question,
  { meets, way }: { meets: RawBuilder<unknown>; way: keyof typeof DISTANCES },
): Promise<Near[]> {
  const distance = DISTANCES[way](signsOf(question.vector));
  const near = sql`
    with nearest as materialized (
      select m.profile_id, ${distance} as distance from profile_meanings m
      where m.model = ${question.model} order by distance limit ${LOOKED_AT}
    ), chosen as materialized (
      select profile_id from nearest join profiles on profiles.id = nearest.profile_id where ${meets}
      order by distance, profile_id limit ${NEAREST}
    ), near as materialized (
      select m.profile_id, m.vector from chosen join profile_meanings m using (profile_id)
    )`;
  return byLikeness(db, near, question);
}
