import { readerOf, recordActivity } from '#features/activity/events/activity-events.service.ts';
import { memberPath } from '#features/profiles/profile/profile-paths.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { searchWords } from '#platform/contract/plain-text.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import type { Caller } from '#platform/server/http/bind.ts';
import { newId } from '#platform/server/ids.ts';
import * as enrolments from './course-enrolments.repository.ts';
import * as ratings from './course-ratings.repository.ts';
import type {
  CourseCard,
  CoursePage,
  CourseRating,
  CourseRatingInput,
  CoursesPage,
  CoursesQuery,
} from './courses.contract.ts';
import * as courses from './courses.repository.ts';
import { countDone, nextModule } from './courses.rules.ts';

const LAST_PAGE: CoursesPage = { records: [], next: null };

/** Lists courses, newest first. @throws AppError SIGN_IN_REQUIRED for the enrolled ones of a visitor, who has none. */
export async function listCourses(
  ctx: Context,
  { search, pageSize, shown, ...filter }: CoursesQuery,
): Promise<CoursesPage> {
  if (shown === 'enrolled' && !ctx.actor) throw new AppError('SIGN_IN_REQUIRED');
  const words = searchWords(search ?? '');
  // Signs alone are in no course.
  if (search && words.length === 0) return LAST_PAGE;
  const found = await courses.findCourses(
    ctx.db,
    { ...filter, words, isEnrolled: shown === 'enrolled', reader: ctx.actor },
    pageSize + 1,
  );
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  const next = found.length > pageSize && last ? `${last.published_at}_${last.id}` : null;
  return { records: rows.map(cardOf), next };
}

/**
 * Finds courses for a search of the whole learn hub.
 * @param limits number of hits to return, newest first, and the number up to which hits are counted.
 */
export async function searchCourses(
  ctx: Context,
  search: string,
  limits: { hits: number; totalMax: number },
): Promise<{ total: number; records: CourseCard[] }> {
  const words = searchWords(search);
  if (words.length === 0) return { total: 0, records: [] };
  const filter = { words, type: 'all', isEnrolled: false, reader: ctx.actor } as const;
  const [total, rows] = await Promise.all([
    courses.countCourseHits(ctx.db, words, limits.totalMax),
    courses.findCourses(ctx.db, filter, limits.hits),
  ]);
  return { total, records: rows.map(cardOf) };
}

function cardOf(row: courses.CourseRow): CourseCard {
  const { author_id: _, published_at, module_ids, done_ids, ...rest } = row;
  const { enrolled_at, last_module_id, completed_at, ...card } = rest;
  const enrolment = enrolled_at && {
    enrolled_at,
    done: countDone(module_ids, done_ids),
    next_module: nextModule(module_ids, done_ids, last_module_id),
    completed_at,
  };
  return { ...card, modules: module_ids.length, enrolment: enrolment || null };
}

/** Finds the course at an address as its row. @throws AppError COURSE_NOT_FOUND, also for a hidden one. */
export async function courseAt(
  ctx: Pick<Context, 'db' | 'actor'>,
  slug: string,
): Promise<courses.WholeCourseRow> {
  const row = await courses.findCourse(ctx.db, slug, ctx.actor);
  if (!row) throw new AppError('COURSE_NOT_FOUND');
  return row;
}

/** The page of the organiser, as far as the reader can see it. */
function organiserPath(row: courses.WholeCourseRow, isMember: boolean): string | null {
  if (!row.author_slug) return null;
  return row.is_author_page_public || isMember ? memberPath(row.author_slug) : null;
}

/** @throws AppError COURSE_NOT_FOUND, also for a hidden one unless the caller is its author or an admin. */
export async function getCourse(ctx: Pick<Context, 'db' | 'actor'>, slug: string): Promise<CoursePage> {
  const row = await courseAt(ctx, slug);
  const { modules, author_slug, is_author_page_public, own_stars, own_words, version, views, ...rest } = row;
  const isAuthor = ctx.actor !== null && row.author_id === ctx.actor.profileId;
  return {
    ...rest,
    ...cardOf(row),
    outline: modules.map(({ id, title, questions }) => ({
      id,
      title,
      questions: questions.length,
      is_done: row.done_ids.includes(id),
    })),
    organiser_path: organiserPath(row, ctx.actor !== null),
    is_author: isAuthor,
    own_rating: own_stars === null ? null : { stars: own_stars, words: own_words },
    can_rate: row.done_ids.length > 0 && !isAuthor,
  };
}

/** Counts the reader of the page, once a day. @throws AppError COURSE_NOT_FOUND. */
export function openCourse(ctx: Context, slug: string, caller: Caller): Promise<{ slug: string }> {
  return transact(ctx, async (ctx) => {
    const { id, category } = await courseAt(ctx, slug);
    const reader = readerOf(ctx, caller);
    const isNew = await recordActivity(ctx.db, {
      kind: 'course',
      action: 'view',
      itemId: id,
      reader,
      tags: [category],
      at: ctx.now,
    });
    if (isNew) await courses.addView(ctx.db, id);
    return { slug };
  });
}

/**
 * Enrols the member in a free course. One who comes back finds the progress of before.
 * @throws AppError COURSE_NOT_FOUND, COURSE_HAS_PRICE.
 */
export function enrolInCourse(ctx: MemberContext, slug: string): Promise<CourseCard> {
  return transact(ctx, async (ctx) => {
    const course = await courseAt(ctx, slug);
    if (course.price > 0) throw new AppError('COURSE_HAS_PRICE');
    await enrolments.enrol(ctx.db, ctx.actor.accountId, course.id, ctx.now);
    return cardOf(await courseAt(ctx, slug));
  });
}

/** Takes the course off the member's list; the progress stays for a return. @throws AppError COURSE_NOT_FOUND. */
export function leaveCourse(ctx: MemberContext, slug: string): Promise<{ slug: string }> {
  return transact(ctx, async (ctx) => {
    const { id } = await courseAt(ctx, slug);
    await enrolments.leave(ctx.db, ctx.actor.accountId, id, ctx.now);
    return { slug };
  });
}

/** @throws AppError COURSE_NOT_FOUND. */
export async function listCourseRatings(
  ctx: Context,
  slug: string,
  query: ListQuery,
): Promise<CourseRating[]> {
  const { id } = await courseAt(ctx, slug);
  return ratings.findRatings(ctx.db, id, query);
}

/**
 * Stores the member's rating of a course, in place of an earlier one.
 * @throws AppError COURSE_NOT_FOUND, COURSE_OF_YOURSELF, COURSE_MODULE_NOT_DONE before a module is done.
 */
export function rateCourse(
  ctx: MemberContext,
  slug: string,
  input: CourseRatingInput,
): Promise<CourseRatingInput> {
  return transact(ctx, async (ctx) => {
    const course = await courseAt(ctx, slug);
    if (course.author_id === ctx.actor.profileId) throw new AppError('COURSE_OF_YOURSELF');
    if (course.done_ids.length === 0) throw new AppError('COURSE_MODULE_NOT_DONE');
    const rating = { ...input, id: newId(), course_id: course.id, user_id: ctx.actor.accountId };
    await ratings.upsertRating(ctx.db, rating, ctx.now);
    return input;
  });
}

/** Deletes the member's rating, if there is one. @throws AppError COURSE_NOT_FOUND. */
export function removeCourseRating(ctx: MemberContext, slug: string): Promise<{ slug: string }> {
  return transact(ctx, async (ctx) => {
    const { id } = await courseAt(ctx, slug);
    await ratings.deleteRating(ctx.db, ctx.actor.accountId, id);
    return { slug };
  });
}

/** Joins the courses that two accounts of one organisation began. Call in a transaction, before the rows of `other` go. */
export const joinCourses = (ctx: Context, kept: string, other: string): Promise<void> =>
  enrolments.joinEnrolments(ctx.db, kept, other);
