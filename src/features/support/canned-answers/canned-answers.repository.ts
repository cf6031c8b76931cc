import { type Insertable, sql } from 'kysely';
import type { AccountId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { CannedAnswerChanges, CannedAnswers } from '#platform/server/database/schema.generated.ts';

const lastChangedBy = sql<string | null>`(
  select c.changed_by_name from canned_answer_changes c
  where c.answer_id = a.id order by c.changed_at desc, c.id desc limit 1)`.as('updated_by_name');

const answers = (db: Db) =>
  db
    .selectFrom('canned_answers as a')
    .select(['a.id', 'a.title', 'a.body', 'a.version', 'a.updated_at', lastChangedBy]);

/** Finds all canned answers, by title. */
export const findCannedAnswers = (db: Db) =>
  answers(db).orderBy(sql`lower(a.title)`).orderBy('a.id').execute();

export const findCannedAnswer = (db: Db, id: string) =>
  answers(db).where('a.id', '=', id).executeTakeFirstOrThrow();

/** Finds an answer and locks it until the transaction ends; undefined if there is no such answer. */
export const findCannedAnswerForUpdate = (db: Db, id: string) =>
  db
    .selectFrom('canned_answers')
    .select(['title', 'body', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function countCannedAnswers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('canned_answers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes writers of new answers take turns until the transaction ends, so that two cannot pass the limit together. */
export async function lockNewCannedAnswers(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('canned_answers'))`.execute(db);
}

export async function insertCannedAnswer(db: Db, answer: Insertable<CannedAnswers>): Promise<void> {
  await db.insertInto('canned_answers').values(answer).execute();
}

export async function updateCannedAnswer(
  db: Db,
  id: string,
  { title, body, now }: { title: string; body: string; now: Date },
): Promise<void> {
  await db
    .updateTable('canned_answers')
    .set((eb) => ({ title, body, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteCannedAnswer(db: Db, id: string): Promise<void> {
  await db.deleteFrom('canned_answers').where('id', '=', id).execute();
}

export async function insertCannedAnswerChange(
  db: Db,
  change: Insertable<CannedAnswerChanges>,
): Promise<void> {
  await db.insertInto('canned_answer_changes').values(change).execute();
}

const changes = (db: Db) =>
  db
    .selectFrom('canned_answer_changes')
    .select(['id', 'change', 'title', 'body', 'changed_by_name', 'changed_at'])
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc');

/** Finds one page of the changes, newest first. */
export const findCannedAnswerChanges = (db: Db, { page, pageSize }: { page: number; pageSize: number }) =>
  changes(db)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** Finds every change by this supporter. */
export const findCannedAnswerChangesBy = (db: Db, accountId: AccountId) =>
  changes(db).where('changed_by', '=', accountId).execute();

export async function countCannedAnswerChanges(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('canned_answer_changes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
