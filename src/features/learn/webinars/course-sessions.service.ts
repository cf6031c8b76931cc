import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  CourseSession,
  CourseSessionInput,
  listCourseSessions as listRoute,
  NextSession,
} from './course-sessions.contract.ts';
import { canOrganise } from './course-sessions.policy.ts';
import * as sessions from './course-sessions.repository.ts';
import { neededNoLonger, SESSIONS_MAX } from './course-sessions.rules.ts';
import { mailCancelled, mailChanged } from './session.mail.ts';
import * as places from './session-places.repository.ts';
import { fillPlaces } from './waiting-list.service.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'now'>;
type Course = NonNullable<Awaited<ReturnType<typeof sessions.findCourse>>>;

/** True if the caller can set and change dates of a course. */
function isOrganiser(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  course: Course | sessions.SessionRow,
): boolean {
  const { documents_checked_on, documents_checked_until, field_audited_on } = course;
  const { field_audited_until, monitored_on, monitored_until } = course;
  const columns = {
    documents_checked_on,
    documents_checked_until,
    field_audited_on,
    field_audited_until,
    monitored_on,
    monitored_until,
  };
  const author_level = withVerification(columns, dayInIndia(now)).verification_level;
  return canOrganise(actor, { author_id: course.author_id, author_level });
}

const canSee = (actor: Context['actor'], course: { is_hidden: boolean; author_id: string | null }) =>
  !course.is_hidden || actor?.isAdmin === true || (actor !== null && course.author_id === actor.profileId);

/** @throws AppError COURSE_NOT_FOUND, also for a hidden course of another member. */
async function courseAt(ctx: Reader, slug: string): Promise<Course> {
  const course = await sessions.findCourse(ctx.db, slug);
  if (!course || !canSee(ctx.actor, course)) throw new AppError('COURSE_NOT_FOUND');
  return course;
}

/** @throws AppError COURSE_SESSION_NOT_FOUND, also for a date of a hidden course. */
export async function sessionById(
  ctx: Reader,
  id: string,
  find: typeof sessions.findSession = sessions.findSession,
): Promise<sessions.SessionRow> {
  const row = await find(ctx.db, id);
  if (!row || !canSee(ctx.actor, row)) throw new AppError('COURSE_SESSION_NOT_FOUND');
  return row;
}

export const isToCome = (row: { starts_at: string; cancelled_at: string | null }, now: Date): boolean =>
  row.cancelled_at === null && Date.parse(row.starts_at) > now.getTime();

function stateOf(
  row: Pick<sessions.SessionRow, 'starts_at' | 'cancelled_at' | 'registered' | 'places'>,
  now: Date,
) {
  if (row.cancelled_at) return 'cancelled';
  if (!isToCome(row, now)) return 'over';
  return row.registered < row.places ? 'open' : 'full';
}

/** Shapes dates for their reader. */
async function shownTo(ctx: Reader, rows: sessions.SessionRow[]): Promise<CourseSession[]> {
  const { actor, now } = ctx;
  const ids = rows.map(({ id }) => id);
  const own = actor && ids.length > 0 ? await places.findRegistrations(ctx.db, actor.accountId, ids) : [];
  const ownBySession = new Map(own.map((one) => [one.session_id, one]));
  return rows.map((row) => {
    const registration = ownBySession.get(row.id);
    const seesLink = (registration && !registration.is_waiting) || isOrganiser(ctx, row);
    return {
      id: row.id,
      starts_at: row.starts_at,
      minutes: row.minutes,
      places: row.places,
      places_left: row.places - row.registered,
      waiting: row.waiting,
      venue: row.venue,
      state: stateOf(row, now),
      reason: row.reason,
      is_online: row.join_url !== null,
      join_url: seesLink ? row.join_url : null,
      has_recording: row.recording_url !== null,
      recording_url: actor ? row.recording_url : null,
      registration: registration ? (registration.is_waiting ? 'waiting' : 'registered') : null,
      waiting_number: registration?.waiting_number ?? null,
    };
  });
}

/** Shapes one date, as it is now, for the caller. */
export async function getSession(ctx: Reader, id: string): Promise<CourseSession> {
  const [session] = await shownTo(ctx, [await sessionById(ctx, id)]);
  if (!session) throw new AppError('COURSE_SESSION_NOT_FOUND');
  return session;
}

/** Lists the dates of a course: those to come first, then the past. @throws AppError COURSE_NOT_FOUND. */
export async function listCourseSessions(ctx: Context, slug: string): Promise<RouteOutput<typeof listRoute>> {
  const course = await courseAt(ctx, slug);
  const rows = await sessions.findSessionsOf(ctx.db, course.id);
  const toCome = rows.filter((row) => isToCome(row, ctx.now));
  const past = rows.filter((row) => !isToCome(row, ctx.now)).reverse();
  return {
    can_organise: course.type !== 'course' && isOrganiser(ctx, course),
    records: await shownTo(ctx, [...toCome, ...past]),
  };
}

export async function listNextSessions(ctx: Context, courseIds: string[]): Promise<NextSession[]> {
  const rows = await sessions.findNextSessions(ctx.db, courseIds, ctx.now);
  return rows.map(({ places, registered, ...row }) => ({
    ...row,
    places_left: places - registered,
    state: registered < places ? 'open' : 'full',
  }));
}

function checkStart(startsAt: string, now: Date): void {
  if (Date.parse(startsAt) <= now.getTime())
    throw validationError({ starts_at: 'Please choose a time in the future' });
}

/**
 * Sets a date. @throws AppError COURSE_NOT_FOUND, FORBIDDEN, COURSE_HAS_NO_DATES for a course, COURSE_SESSIONS_FULL,
 * VALIDATION_FAILED for a time that has passed.
 */
export function createCourseSession(
  ctx: MemberContext,
  slug: string,
  input: CourseSessionInput,
): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const course = await courseAt(ctx, slug);
    if (!isOrganiser(ctx, course)) throw new AppError('FORBIDDEN');
    if (course.type === 'course') throw new AppError('COURSE_HAS_NO_DATES');
    checkStart(input.starts_at, ctx.now);
    await sessions.findCourseForUpdate(ctx.db, slug);
    if ((await sessions.countSessions(ctx.db, course.id)) >= SESSIONS_MAX)
      throw new AppError('COURSE_SESSIONS_FULL');
    const id = newId();
    const times = { created_at: ctx.now, updated_at: ctx.now };
    await sessions.insertSession(ctx.db, { ...input, ...times, id, course_id: course.id });
    if (ctx.actor.isAdmin) {
      const facts = { course: course.id, starts_at: input.starts_at, places: input.places };
      recordAct(ctx, { kind: 'course-date-set', subject: ['course date', id], facts });
    }
    return getSession(ctx, id);
  });
}

/** Locks a date for its organiser. @throws AppError COURSE_SESSION_NOT_FOUND, FORBIDDEN. */
async function sessionToChange(ctx: MemberContext, id: string): Promise<sessions.SessionRow> {
  const row = await sessionById(ctx, id, sessions.findSessionForUpdate);
  if (!isOrganiser(ctx, row)) throw new AppError('FORBIDDEN');
  return row;
}

/** True if members have to know: calendars take a change with a higher number. */
const isMoved = (row: sessions.SessionRow, input: CourseSessionInput): boolean =>
  Date.parse(row.starts_at) !== Date.parse(input.starts_at) ||
  row.minutes !== input.minutes ||
  row.venue !== input.venue ||
  row.join_url !== input.join_url;

/**
 * Moves or changes a date. Its members get a mail when time, venue or link change; more places move the waiting list up.
 * @throws AppError COURSE_SESSION_NOT_FOUND, FORBIDDEN, COURSE_SESSION_OVER, VALIDATION_FAILED.
 */
export function updateCourseSession(
  ctx: MemberContext,
  id: string,
  input: CourseSessionInput,
): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const row = await sessionToChange(ctx, id);
    if (!isToCome(row, ctx.now)) throw new AppError('COURSE_SESSION_OVER');
    checkStart(input.starts_at, ctx.now);
    if (input.places < row.registered)
      throw validationError({ places: `${row.registered} members have a place already` });
    const moved = isMoved(row, input);
    await sessions.updateSession(ctx.db, id, {
      ...input,
      revision: row.revision + (moved ? 1 : 0),
      updated_at: ctx.now,
    });
    if (moved) {
      await places.resetReminders(ctx.db, id, neededNoLonger(input.starts_at, ctx.now));
      await mailChanged(ctx, await places.findMembers(ctx.db, id), { ...row, ...input });
    }
    if (ctx.actor.isAdmin) {
      const facts = { moved, before: row.starts_at, starts_at: input.starts_at, places: input.places };
      recordAct(ctx, { kind: 'course-date-changed', subject: ['course date', id], facts });
    }
    await fillPlaces(ctx, await sessionById(ctx, id));
    return getSession(ctx, id);
  });
}

/** Cancels a date that is locked, and mails its members. */
export async function cancelLocked(ctx: Context, row: sessions.SessionRow, reason: string): Promise<void> {
  await sessions.updateSession(ctx.db, row.id, {
    cancelled_at: ctx.now,
    reason,
    revision: row.revision + 1,
    updated_at: ctx.now,
  });
  await mailCancelled(ctx, await places.findMembers(ctx.db, row.id), row, reason);
}

/** Cancels a date. @throws AppError COURSE_SESSION_NOT_FOUND, FORBIDDEN, COURSE_SESSION_OVER. */
export function cancelCourseSession(ctx: MemberContext, id: string, reason: string): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const row = await sessionToChange(ctx, id);
    if (!isToCome(row, ctx.now)) throw new AppError('COURSE_SESSION_OVER');
    await cancelLocked(ctx, row, reason);
    if (ctx.actor.isAdmin) recordAct(ctx, { kind: 'course-date-cancelled', subject: ['course date', id] });
    return getSession(ctx, id);
  });
}

/**
 * Adds the recording of a date that has begun, or takes it away.
 * @throws AppError COURSE_SESSION_NOT_FOUND, FORBIDDEN; VALIDATION_FAILED before the start and for a cancelled date.
 */
export function setSessionRecording(
  ctx: MemberContext,
  id: string,
  recordingUrl: string | null,
): Promise<CourseSession> {
  return transact(ctx, async (ctx) => {
    const row = await sessionToChange(ctx, id);
    if (stateOf(row, ctx.now) !== 'over')
      throw validationError({ recording_url: 'A recording can be added once the date has begun' });
    await sessions.updateSession(ctx.db, id, { recording_url: recordingUrl, updated_at: ctx.now });
    if (ctx.actor.isAdmin) {
      const facts = { removed: recordingUrl === null };
      recordAct(ctx, { kind: 'course-recording-changed', subject: ['course date', id], facts });
    }
    return getSession(ctx, id);
  });
}
