import { z } from 'zod';
import {
  IdParams,
  Instant,
  optionalLine,
  optionalUrl,
  requiredText,
  Uuid,
} from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most places of a date. */
const PLACES_MAX = 1000;
const MINUTES = { min: 15, max: 720 };
/** Longest reason for cancelling a date, in characters. */
export const CANCEL_REASON_MAX = 500;
/** Most courses whose next dates one call asks for. */
const COURSES_MAX = 100;

const secure = (label: string) =>
  optionalUrl(label).refine((url) => !url || url.startsWith('https://'), `${label} must start with https://`);

/** A date as its organiser sets it. */
export const CourseSessionInput = z
  .strictObject({
    /** ISO instant in UTC. */
    starts_at: z.iso.datetime('Please enter date and time'),
    minutes: z
      .int('Duration must be whole minutes')
      .min(MINUTES.min, `Duration must be at least ${MINUTES.min} minutes`)
      .max(MINUTES.max, 'Duration must be at most 12 hours'),
    places: z
      .int('Places must be a whole number')
      .min(1, 'There must be at least one place')
      .max(PLACES_MAX, `There can be at most ${PLACES_MAX} places`),
    /** Where people meet; blank for a date on the net only. */
    venue: optionalLine(200, 'Venue').transform((venue) => venue ?? null),
    /** For registered members only. */
    join_url: secure('Join link').transform((url) => url ?? null),
  })
  .refine(({ venue, join_url }) => venue || join_url, {
    path: ['join_url'],
    error: 'Please enter a join link or a venue',
  });
export type CourseSessionInput = z.output<typeof CourseSessionInput>;

export const CourseSession = z.object({
  id: z.uuid(),
  starts_at: Instant,
  minutes: z.int(),
  places: z.int(),
  places_left: z.int(),
  /** Members on the waiting list. */
  waiting: z.int(),
  venue: z.string().nullable(),
  /** `over` from the start on: nobody can register any more. */
  state: z.enum(['open', 'full', 'over', 'cancelled']),
  /** Why it was cancelled. */
  reason: z.string().nullable(),
  is_online: z.boolean(),
  /** For registered members and organisers. */
  join_url: z.string().nullable(),
  has_recording: z.boolean(),
  /** For signed-in members. */
  recording_url: z.string().nullable(),
  /** Of the signed-in member. */
  registration: z.enum(['registered', 'waiting']).nullable(),
  /** Number, from 1, on the waiting list. */
  waiting_number: z.int().nullable(),
});
export type CourseSession = z.output<typeof CourseSession>;

const CourseSessions = z.object({
  /** True for those who can set dates: the author at verification level 1, and admins. */
  can_organise: z.boolean(),
  /** Future dates first, the next one at the top; then past ones, the latest at the top. */
  records: z.array(CourseSession),
});

export const CancellationInput = z.strictObject({ reason: requiredText(CANCEL_REASON_MAX, 'Reason') });

export const RecordingInput = z.strictObject({
  recording_url: secure('Recording').transform((url) => url ?? null),
});

/** The next date of a course, as its card shows it. */
const NextSession = CourseSession.pick({
  starts_at: true,
  minutes: true,
  places_left: true,
  state: true,
}).extend({
  course_id: z.uuid(),
});
export type NextSession = z.output<typeof NextSession>;

const SlugParams = z.strictObject({ slug: z.string() });

export const listCourseSessions = defineRoute({
  name: 'listCourseSessions',
  method: 'GET',
  path: '/courses/:slug/sessions',
  access: 'public',
  scope: 'learn:read',
  summary: 'Dates of a webinar or workshop; links are for registered members and organisers',
  params: SlugParams,
  response: CourseSessions,
});

export const listNextSessions = defineRoute({
  name: 'listNextSessions',
  method: 'GET',
  path: '/course-sessions/next',
  access: 'public',
  scope: 'learn:read',
  summary: 'The next date of each of these courses that has one',
  query: z.strictObject({
    /** Ids of courses, with commas between them. */
    courses: z
      .string('Courses must be ids')
      .max(COURSES_MAX * 37, 'These are too many courses')
      .transform((ids) => ids.split(',').filter(Boolean))
      .pipe(z.array(Uuid).max(COURSES_MAX, 'These are too many courses')),
  }),
  response: z.array(NextSession),
});

export const createCourseSession = defineRoute({
  name: 'createCourseSession',
  method: 'POST',
  path: '/courses/:slug/sessions',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sets a date of the own webinar or workshop',
  params: SlugParams,
  body: CourseSessionInput,
  response: CourseSession,
  status: 201,
});

export const updateCourseSession = defineRoute({
  name: 'updateCourseSession',
  method: 'PUT',
  path: '/course-sessions/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Moves or changes a date; registered members get a mail, and more places move the waiting list up',
  params: IdParams,
  body: CourseSessionInput,
  response: CourseSession,
});

export const cancelCourseSession = defineRoute({
  name: 'cancelCourseSession',
  method: 'PUT',
  path: '/course-sessions/:id/cancellation',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Cancels a date with a reason, which its members get by mail',
  params: IdParams,
  body: CancellationInput,
  response: CourseSession,
});

export const setSessionRecording = defineRoute({
  name: 'setSessionRecording',
  method: 'PUT',
  path: '/course-sessions/:id/recording',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Adds the link to the recording of a date that has begun, or takes it away',
  params: IdParams,
  body: RecordingInput,
  response: CourseSession,
});

export const registerForSession = defineRoute({
  name: 'registerForSession',
  method: 'PUT',
  path: '/course-sessions/:id/registration',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Takes a place, or the last one on the waiting list',
  params: IdParams,
  response: CourseSession,
});

export const leaveSession = defineRoute({
  name: 'leaveSession',
  method: 'DELETE',
  path: '/course-sessions/:id/registration',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Gives the place back; the first of the waiting list gets it, and a mail',
  params: IdParams,
  response: CourseSession,
});

export const getSessionCalendar = defineRoute({
  name: 'getSessionCalendar',
  method: 'GET',
  path: '/course-sessions/:id/calendar',
  access: 'public',
  scope: 'learn:read',
  summary: 'The date as a calendar file (.ics), with the join link for registered members',
  params: IdParams,
  response: FileResponse,
});
