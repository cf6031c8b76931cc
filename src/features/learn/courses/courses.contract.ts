import { z } from 'zod';
import { Instant, optionalText, text } from '#platform/contract/fields.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import {
  COURSE_CATEGORIES,
  COURSE_LANGUAGES,
  COURSE_LEVELS,
  COURSE_TYPES,
} from './course-content.contract.ts';

export const COURSE_SEARCH_MAX = 100;
export const RATING_WORDS_MAX = 500;

/** How far a member has come. Null for those who are not enrolled. */
const Enrolment = z
  .object({
    enrolled_at: Instant,
    /** Number of modules of the newest version that are done. */
    done: z.int(),
    /** Number, from 1, of the module to go on with. */
    next_module: z.int(),
    completed_at: Instant.nullable(),
  })
  .nullable();

/** A course as a card of the catalog shows it. */
export const CourseCard = z.object({
  id: z.uuid(),
  slug: z.string(),
  type: z.enum(COURSE_TYPES),
  title: z.string(),
  description: z.string(),
  category: z.enum(COURSE_CATEGORIES),
  level: z.enum(COURSE_LEVELS),
  language: z.enum(COURSE_LANGUAGES),
  instructor: z.string(),
  organization: z.string(),
  minutes: z.int(),
  /** Whole rupees; 0 is free. */
  price: z.int(),
  /** Number of modules. */
  modules: z.int(),
  students: z.int(),
  /** Mean of the stars with one decimal; null without a rating. */
  rating: z.number().nullable(),
  ratings: z.int(),
  /** Of the signed-in member. */
  enrolment: Enrolment,
});
export type CourseCard = z.output<typeof CourseCard>;

const ModuleOutline = z.object({
  id: z.string(),
  title: z.string(),
  /** Number of questions of its quiz. */
  questions: z.int(),
  /** True if the signed-in member has done it. */
  is_done: z.boolean(),
});

/** Rating of a course by a member. Readers see the kind of organisation, not the name. */
export const CourseRating = z.object({
  id: z.uuid(),
  stars: z.int(),
  words: z.string().nullable(),
  organization_type: z.enum(['corporate', 'ngo', 'consultant', 'service_provider']),
  created_at: Instant,
});
export type CourseRating = z.output<typeof CourseRating>;

/** A course as its page shows it. The texts of the modules are for those who are enrolled. */
export const CoursePage = CourseCard.extend({
  outline: z.array(ModuleOutline),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  /** ISO day on which the authors last checked the content against its sources. */
  reviewed_on: z.string().nullable(),
  updated_at: Instant,
  /** Path of the organiser's page; null for courses of the platform and for a page that the reader cannot see. */
  organiser_path: z.string().nullable(),
  /** True for courses of the platform itself. */
  is_own: z.boolean(),
  is_hidden: z.boolean(),
  is_author: z.boolean(),
  /** Rating by the signed-in member. */
  own_rating: z.object({ stars: z.int(), words: z.string().nullable() }).nullable(),
  /** True after the first module is done. */
  can_rate: z.boolean(),
});
export type CoursePage = z.output<typeof CoursePage>;

/** Place in the list: time and id of a course, as `next` of the page before gives it. */
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

const CoursePlace = z
  .string()
  .regex(PLACE, 'This is not a place in the list')
  .refine((place) => !Number.isNaN(Date.parse(place.slice(0, 24))), 'This is not a place in the list')
  .transform((place) => ({ published_at: place.slice(0, 24), id: place.slice(25) }));

export const COURSE_FILTERS = ['all', ...COURSE_TYPES] as const;

export const CoursesQuery = z.strictObject({
  /** Beginnings of words in title, description, category, instructor or organization. */
  search: text(COURSE_SEARCH_MAX, 'Search').optional(),
  type: z.enum(COURSE_FILTERS, 'Type must be all, course, webinar or workshop').default('all'),
  /** `enrolled` lists the courses that the signed-in member takes or has completed. */
  shown: z.enum(['all', 'enrolled'], 'Shown must be all or enrolled').default('all'),
  after: CoursePlace.optional(),
  pageSize: wholeNumber('Page size', 100).default(12),
});
export type CoursesQuery = z.output<typeof CoursesQuery>;

export const CoursesPage = z.object({
  records: z.array(CourseCard),
  /** `after` of the next page; null on the last one. */
  next: z.string().nullable(),
});
export type CoursesPage = z.output<typeof CoursesPage>;

const pleaseRate = 'Please give one to five stars';

export const CourseRatingInput = z.strictObject({
  stars: z.int(pleaseRate).min(1, pleaseRate).max(5, pleaseRate),
  words: optionalText(RATING_WORDS_MAX, 'Words').transform((words) => words ?? null),
});
export type CourseRatingInput = z.output<typeof CourseRatingInput>;

/** Any text is accepted: an impossible address is answered like an unknown one. */
const CourseParams = z.strictObject({ slug: z.string() });

export const listCourses = defineRoute({
  name: 'listCourses',
  method: 'GET',
  path: '/courses',
  access: 'public',
  scope: 'learn:read',
  summary:
    'Published courses, webinars and workshops, newest first; the enrolled ones are for signed-in members',
  query: CoursesQuery,
  response: CoursesPage,
});

export const getCourse = defineRoute({
  name: 'getCourse',
  method: 'GET',
  path: '/courses/:slug',
  access: 'public',
  scope: 'learn:read',
  summary: 'The page of a published course, with the progress of the signed-in member',
  params: CourseParams,
  response: CoursePage,
});

export const openCourse = defineRoute({
  name: 'openCourse',
  method: 'POST',
  path: '/courses/:slug/openings',
  access: 'public',
  scope: 'none',
  summary: 'Notes that the page of a course was opened, once per reader and day',
  params: CourseParams,
  response: z.object({ slug: z.string() }),
});

export const enrolInCourse = defineRoute({
  name: 'enrolInCourse',
  method: 'PUT',
  path: '/courses/:slug/enrolment',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Enrols the member in a free course; those who come back find their progress',
  params: CourseParams,
  response: CourseCard,
});

export const leaveCourse = defineRoute({
  name: 'leaveCourse',
  method: 'DELETE',
  path: '/courses/:slug/enrolment',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Takes the course off the list of the member, whose progress is kept',
  params: CourseParams,
  response: z.object({ slug: z.string() }),
});

export const listCourseRatings = defineRoute({
  name: 'listCourseRatings',
  method: 'GET',
  path: '/courses/:slug/ratings',
  access: 'public',
  scope: 'learn:read',
  summary: 'Ratings of a course, newest first',
  params: CourseParams,
  query: ListQuery,
  response: z.array(CourseRating),
});

export const rateCourse = defineRoute({
  name: 'rateCourse',
  method: 'PUT',
  path: '/courses/:slug/rating',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Rates a course of which the member has completed a module, or changes the rating',
  params: CourseParams,
  body: CourseRatingInput,
  response: CourseRatingInput,
});

export const removeCourseRating = defineRoute({
  name: 'removeCourseRating',
  method: 'DELETE',
  path: '/courses/:slug/rating',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: "Takes the member's rating of a course back",
  params: CourseParams,
  response: z.object({ slug: z.string() }),
});
