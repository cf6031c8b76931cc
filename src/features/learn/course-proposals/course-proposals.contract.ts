import { z } from 'zod';
import { OpenAnswer } from '#features/activity/decisions/decisions.contract.ts';
import {
  COURSE_TYPES,
  CourseDraft,
  MODULE_TEXT_MAX,
} from '#features/learn/courses/course-content.contract.ts';
import { IdParams, Instant, optionalText, text } from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { FEW_CELLS, PREVIEWS } from '#platform/contract/markdown-texts.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/**
 * A draft is the author's alone, a submitted one waits for an admin. A published one can be changed: then it is a draft
 * of the next version.
 */
const PROPOSAL_STATUSES = ['draft', 'submitted', 'returned', 'declined', 'published'] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

export const REMARK_MAX = 1000;

/** Most courses that one member can have, and files of one course. */
export const PROPOSALS_MAX = 50;
export const COURSE_FILES_MAX = 60;

/** Pictures are shown in the module, all else is offered for download. */
export const COURSE_FILE = {
  maxBytes: megabytes(20),
  kinds: ['pdf', 'document', 'spreadsheet', 'presentation', 'archive', 'image'],
} as const;

const CourseFile = z.object({
  id: z.uuid(),
  name: z.string(),
  is_picture: z.boolean(),
  /** Address of a picture; null for other files. */
  url: z.string().nullable(),
  byte_size: z.int(),
});
export type CourseFile = z.output<typeof CourseFile>;

/** A line of the author's list and of the admins' list. */
export const ProposalSummary = z.object({
  id: z.uuid(),
  type: z.enum(COURSE_TYPES),
  title: z.string(),
  author_name: z.string(),
  status: z.enum(PROPOSAL_STATUSES),
  /** Words of the admin who returned or declined it. */
  remark: z.string().nullable(),
  /** Address of the course while a version of it is published. */
  slug: z.string().nullable(),
  submitted_at: Instant.nullable(),
  updated_at: Instant,
});
export type ProposalSummary = z.output<typeof ProposalSummary>;

/** The author's copy of a course. */
export const CourseProposal = ProposalSummary.extend({
  /** Counts the saved states; it goes back with every change. */
  revision: z.int(),
  content: CourseDraft,
  files: z.array(CourseFile),
  /** For admins; null for the author. */
  answer: OpenAnswer.nullable(),
});
export type CourseProposal = z.output<typeof CourseProposal>;

const Revision = z.strictObject({ revision: z.int('Revision must be a number') });

export const ProposalInput = Revision.extend({ content: CourseDraft });
export type ProposalInput = z.output<typeof ProposalInput>;

export const ProposalDecision = Revision.extend({
  status: z.enum(['published', 'returned', 'declined'], 'Please choose published, returned or declined'),
  remark: optionalText(REMARK_MAX, 'Remark'),
}).refine(({ status, remark }) => status === 'published' || remark, {
  path: ['remark'],
  error: 'Please give the author a reason',
});
export type ProposalDecision = z.output<typeof ProposalDecision>;

export const listOwnCourseProposals = defineRoute({
  name: 'listOwnCourseProposals',
  method: 'GET',
  path: '/course-proposals',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The member's own courses with their states, the last changed first",
  query: ListQuery,
  response: z.array(ProposalSummary),
});

export const createCourseProposal = defineRoute({
  name: 'createCourseProposal',
  method: 'POST',
  path: '/course-proposals',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Begins a course; for members at verification level 1 or higher',
  response: CourseProposal,
  status: 201,
});

export const getCourseProposal = defineRoute({
  name: 'getCourseProposal',
  method: 'GET',
  path: '/course-proposals/:id',
  access: 'confirmed',
  act: 'read',
  scope: 'none',
  summary: 'A course as its author edits it; for the author and admins',
  params: IdParams,
  response: CourseProposal,
});

export const saveCourseProposal = defineRoute({
  name: 'saveCourseProposal',
  method: 'PUT',
  path: '/course-proposals/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Saves the content of a course, which may lack parts; a published version stays as it is',
  params: IdParams,
  body: ProposalInput,
  response: CourseProposal,
});

export const submitCourseProposal = defineRoute({
  name: 'submitCourseProposal',
  method: 'PUT',
  path: '/course-proposals/:id/submission',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sends a whole course to the admins',
  params: IdParams,
  body: Revision,
  response: CourseProposal,
});

export const withdrawCourseProposal = defineRoute({
  name: 'withdrawCourseProposal',
  method: 'DELETE',
  path: '/course-proposals/:id/submission',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Takes a submitted course back to change it',
  params: IdParams,
  response: CourseProposal,
});

export const removeCourseProposal = defineRoute({
  name: 'removeCourseProposal',
  method: 'DELETE',
  path: '/course-proposals/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Deletes a course that was never published, and its files',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});

export const createCourseFile = defineRoute({
  name: 'createCourseFile',
  method: 'POST',
  path: '/course-proposals/:id/files',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Uploads a picture or a file for the modules of a course',
  params: IdParams,
  file: COURSE_FILE,
  response: CourseFile,
  status: 201,
  limits: [{ max: 120, windowMs: 3_600_000, by: 'address' }],
});

export const previewCourseText = defineRoute({
  name: 'previewCourseText',
  method: 'POST',
  path: '/course-proposals/preview',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Renders a text in Markdown as learners will see it',
  body: z.strictObject({ text: text(MODULE_TEXT_MAX, 'Text').refine(...FEW_CELLS) }),
  response: z.object({ html: z.string() }),
  limits: [PREVIEWS],
});

export const listWaitingCourseProposals = defineRoute({
  name: 'listWaitingCourseProposals',
  method: 'GET',
  path: '/course-proposals/waiting',
  access: 'admin',
  summary: 'Courses that wait for a decision, oldest first',
  query: ListQuery,
  response: z.array(ProposalSummary),
});

export const decideCourseProposal = defineRoute({
  name: 'decideCourseProposal',
  method: 'PUT',
  path: '/course-proposals/:id/decision',
  access: 'admin',
  summary: 'Publishes a course, returns it with a remark, or declines it; the author gets a mail',
  params: IdParams,
  body: ProposalDecision,
  response: CourseProposal,
});

export const listHiddenCourses = defineRoute({
  name: 'listHiddenCourses',
  method: 'GET',
  path: '/hidden-courses',
  access: 'admin',
  summary: 'Courses that an admin took out of the catalog',
  query: ListQuery,
  response: z.array(
    z.object({ id: z.uuid(), slug: z.string(), title: z.string(), organization: z.string() }),
  ),
});

export const hideCourse = defineRoute({
  name: 'hideCourse',
  method: 'PUT',
  path: '/hidden-courses/:id',
  access: 'admin',
  summary: 'Takes a published course out of the catalog; only its author and admins still see it',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});

export const showCourse = defineRoute({
  name: 'showCourse',
  method: 'DELETE',
  path: '/hidden-courses/:id',
  access: 'admin',
  summary: 'Puts a hidden course back into the catalog',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});
