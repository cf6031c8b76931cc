import type { Insertable } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';
import type { ModerationAnswers, ModerationDecisions } from '#platform/server/database/schema.generated.ts';
import type { AnsweredKind, SubjectKind } from './decisions.contract.ts';

export const insertDecision = (db: Db, decision: Insertable<ModerationDecisions>) =>
  db.insertInto('moderation_decisions').values(decision).execute();

/** Settles the answer that waits for a decision on this item. @returns false if none waits. */
export async function settleAnswer(db: Db, kind: SubjectKind, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('moderation_answers')
    .set({ settled_at: now })
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the last decision on an item. */
export const findLastDecision = (db: Db, kind: SubjectKind, id: string) =>
  db
    .selectFrom('moderation_decisions')
    .select(['id', 'author_id', 'subject_title', 'decision', 'reason', 'decided_at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findAnswer = (db: Db, kind: AnsweredKind, id: string) =>
  db
    .selectFrom('moderation_answers')
    .select(['author_id', 'body', 'created_at', 'settled_at'])
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .executeTakeFirst();

export const insertAnswer = (db: Db, answer: Insertable<ModerationAnswers>) =>
  db.insertInto('moderation_answers').values(answer).execute();

/** The answers that wait, with what they answer. */
const openAnswers = (db: Db) =>
  db
    .selectFrom('moderation_answers as a')
    .innerJoin('moderation_decisions as d', 'd.id', 'a.refusal_id')
    .leftJoin('profiles as p', 'p.id', 'd.decided_by')
    .select(['a.subject_kind', 'a.subject_id', 'a.body', 'a.created_at'])
    .select(['d.reason as first_reason', 'd.decided_at as first_decided_at'])
    .select('p.member_name as first_decided_by')
    .where('a.settled_at', 'is', null);

/** Finds the answers that wait, of all kinds; the longest waiting first. */
export const findOpenAnswers = (db: Db, most: number) =>
  openAnswers(db).orderBy('a.created_at').limit(most).execute();

/** Finds the answers that wait about items of a kind. */
export const findOpenAnswersAbout = (db: Db, kind: AnsweredKind, ids: string[]) =>
  openAnswers(db).where('a.subject_kind', '=', kind).where('a.subject_id', 'in', ids).execute();

const logged = (db: Db, kind: SubjectKind | undefined) =>
  db
    .selectFrom('moderation_decisions as d')
    .$if(kind !== undefined, (query) => query.where('d.subject_kind', '=', kind ?? ''));

/** Finds one page of the decisions, newest first. */
export const findDecisions = (db: Db, kind: SubjectKind | undefined, limit: number, offset: number) =>
  logged(db, kind)
    .leftJoin('profiles as decider', 'decider.id', 'd.decided_by')
    .leftJoin('profiles as author', 'author.id', 'd.author_id')
    .select(['d.id', 'd.subject_kind', 'd.subject_title', 'd.decision', 'd.reason', 'd.decided_at'])
    .select(['decider.member_name as decided_by', 'author.member_name as author_name'])
    .orderBy('d.decided_at', 'desc')
    .orderBy('d.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countDecisions(db: Db, kind: SubjectKind | undefined): Promise<number> {
  const { total } = await logged(db, kind)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Finds the decisions on what a member sent, oldest first. */
export const findEveryDecisionFor = (db: Db, authorId: string) =>
  db
    .selectFrom('moderation_decisions')
    .select(['subject_kind', 'subject_id', 'subject_title', 'decision', 'reason', 'decided_at'])
    .where('author_id', '=', authorId)
    .orderBy('decided_at')
    .execute();

export const findEveryAnswerOf = (db: Db, authorId: string) =>
  db
    .selectFrom('moderation_answers')
    .select(['subject_kind', 'subject_id', 'body', 'created_at', 'settled_at'])
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();
