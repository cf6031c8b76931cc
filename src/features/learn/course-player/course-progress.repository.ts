import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Which module of which course, of whose. */
interface ModuleKey {
  user_id: string;
  course_id: string;
  module_id: string;
}

/** Finds a member's enrolment, and locks it: what the member does in several browsers happens one after the other. */
export const lockEnrolment = (db: Db, userId: string, courseId: string) =>
  db
    .selectFrom('course_enrolments')
    .select(['completed_at'])
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const COLUMNS = ['read_at', 'quiz_passed_at', 'done_at', 'attempts', 'answers', 'questions'] as const;

export const findProgress = (db: Db, key: ModuleKey) =>
  db
    .selectFrom('course_progress')
    .select(COLUMNS)
    .where('user_id', '=', key.user_id)
    .where('course_id', '=', key.course_id)
    .where('module_id', '=', key.module_id)
    .executeTakeFirst();

export type ProgressRow = NonNullable<Awaited<ReturnType<typeof findProgress>>>;

interface Step {
  now: Date;
  /** False if reading the module is all there is to do. */
  hasQuiz: boolean;
  isRead: boolean;
  attempt?: { answers: number[][]; right: number; questions: number; isPassed: boolean };
}

/** Adds a step to the progress of a module. What was reached before stays. */
export async function addProgress(
  db: Db,
  key: ModuleKey,
  { now, hasQuiz, isRead, attempt }: Step,
): Promise<ProgressRow> {
  const read = isRead ? now : null;
  const passed = attempt?.isPassed ? now : null;
  const answers = attempt ? JSON.stringify(attempt.answers) : null;
  const { rows } = await sql<ProgressRow>`
    insert into course_progress as p (user_id, course_id, module_id, read_at, quiz_passed_at, done_at, attempts,
        answers, right_answers, questions, updated_at)
      values (${key.user_id}, ${key.course_id}, ${key.module_id}, ${read}, ${passed},
        ${read && !hasQuiz ? now : null}, ${attempt ? 1 : 0}, ${answers}, ${attempt?.right ?? null},
        ${attempt?.questions ?? null}, ${now})
      on conflict (user_id, course_id, module_id) do update set
        read_at = coalesce(p.read_at, excluded.read_at),
        quiz_passed_at = coalesce(p.quiz_passed_at, excluded.quiz_passed_at),
        done_at = coalesce(p.done_at, case
          when coalesce(p.read_at, excluded.read_at) is not null
            and (not ${hasQuiz} or coalesce(p.quiz_passed_at, excluded.quiz_passed_at) is not null)
          then ${now}::timestamptz end),
        attempts = p.attempts + excluded.attempts,
        answers = coalesce(excluded.answers, p.answers),
        right_answers = coalesce(excluded.right_answers, p.right_answers),
        questions = coalesce(excluded.questions, p.questions),
        updated_at = excluded.updated_at
      returning read_at, quiz_passed_at, done_at, attempts, answers, questions`.execute(db);
  return rows[0] as ProgressRow;
}

/** Notes which module was opened last. */
export async function noteOpened(
  db: Db,
  { user_id, course_id, module_id }: ModuleKey,
  now: Date,
): Promise<void> {
  await db
    .updateTable('course_enrolments')
    .set({ last_module_id: module_id, last_opened_at: now })
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .execute();
}

/** Returns the ids of the modules of a course that a member has done, also of those that were removed since. */
export async function findDoneIds(db: Db, userId: string, courseId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('course_progress')
    .select('module_id')
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('done_at', 'is not', null)
    .execute();
  return rows.map(({ module_id }) => module_id);
}

/** Completes an enrolment; the first time stands. @returns the time at which it was completed. */
export async function complete(
  db: Db,
  userId: string,
  { id, version }: { id: string; version: number },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ completed_at: string }>`
    update course_enrolments set completed_at = coalesce(completed_at, ${now}),
      completed_version = coalesce(completed_version, ${version})
    where user_id = ${userId} and course_id = ${id} returning completed_at`.execute(db);
  return rows[0]?.completed_at ?? now.toISOString();
}

/** Finds a picture or file of a course. */
export const findCourseFile = (db: Db, courseId: string, id: string) =>
  db
    .selectFrom('course_files')
    .select(['stored_name', 'name', 'media_type', 'byte_size'])
    .where('id', '=', id)
    .where('proposal_id', '=', courseId)
    .executeTakeFirst();
