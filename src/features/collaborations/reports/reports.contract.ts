import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { CommentPerson } from '#features/collaborations/comments/comments.contract.ts';
import { Indicator } from '#features/collaborations/indicators/indicators.contract.ts';
import {
  Instant,
  IsoDate,
  optionalText,
  requiredLine,
  text,
  Uuid,
  Version,
} from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { ListQuery, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** draft: only its organisation reads it; returned: to be changed and sent again; accepted: final. */
const REPORT_STATUSES = ['draft', 'sent', 'returned', 'accepted'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** The most reports that a collaboration can have. */
export const REPORTS_MAX = 200;
/** The most files that a report names. */
export const REPORT_FILES_MAX = 20;
/** The most comments that a report quotes. */
export const REPORT_COMMENTS_MAX = 20;
/** The most signs of a search for a comment. */
export const COMMENT_SEARCH_MAX = 100;
export const REPORT_TITLE_MAX = 160;
export const REPORT_TEXT_MAX = 5000;
export const REPORT_REASON_MAX = 1000;

/** What happened to a milestone in the period. */
export const MILESTONE_NEWS = ['completed', 'due', 'overdue'] as const;

/** A comment as a report quotes it. */
export const QuotedComment = z.object({
  id: z.uuid(),
  /** Null once the account was erased. */
  author: CommentPerson.nullable(),
  /** Title of the milestone, or name of the file; null for the collaboration itself. */
  about: z.string().nullable(),
  /** The words without Markdown. */
  text: z.string(),
  created_at: Instant,
});
export type QuotedComment = z.output<typeof QuotedComment>;

/** What a report says: its texts, and the records of the period. */
export const ReportContent = z.object({
  title: z.string(),
  period_from: z.string(),
  period_to: z.string(),
  summary: z.string().nullable(),
  challenges: z.string().nullable(),
  next_steps: z.string().nullable(),
  collaboration_title: z.string(),
  /** Name of the organisation that reports. */
  author_name: z.string(),
  milestones: z.array(
    z.object({
      title: z.string(),
      news: z.enum(MILESTONE_NEWS),
      due_date: z.string().nullable(),
      /** ISO day in India. */
      completed_date: z.string().nullable(),
    }),
  ),
  /** Each with its last total on or before the end of the period. */
  indicators: z.array(
    z.object({
      name: z.string(),
      unit: z.string(),
      direction: Indicator.shape.direction,
      baseline_value: z.string(),
      baseline_date: z.string(),
      target_value: z.string(),
      target_date: z.string(),
      actual_value: z.string().nullable(),
      actual_date: z.string().nullable(),
      /** Number of readings of days in the period. */
      readings: z.int(),
    }),
  ),
  files: z.array(z.object({ id: z.uuid(), name: z.string(), version: z.int() })),
  /** Comments of the collaboration that the author has chosen, oldest first. */
  comments: z.array(QuotedComment),
});
export type ReportContent = z.output<typeof ReportContent>;

const reportFacts = {
  id: z.uuid(),
  title: z.string(),
  /** ISO days. */
  period_from: z.string(),
  period_to: z.string(),
  status: z.enum(REPORT_STATUSES),
  /** How often it was sent. */
  round: z.int(),
  /** True if the reader's organisation reports. */
  is_own: z.boolean(),
  /** The organisation that reports. */
  author_name: z.string(),
  sent_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  /** The person and the organisation that returned or accepted it last. */
  answered_by_name: z.string().nullable(),
  /** Why it was returned, or a note on its acceptance. */
  reason: z.string().nullable(),
  updated_at: Instant,
};

export const ReportSummary = z.object(reportFacts);
export type ReportSummary = z.output<typeof ReportSummary>;

export const Report = z.object({
  ...reportFacts,
  /**
   * What was sent last; for the organisation that reports, a draft or a returned report says what it would send now.
   */
  content: ReportContent,
  /** Increases with every save that changes something; an update names the version that it started from. */
  version: z.int(),
  /** The person who changed each field last, and when; only for the organisation that reports. */
  edits: z.array(
    z.object({
      field: z.string(),
      /** The person and the organisation; null once both are erased. */
      name: z.string().nullable(),
      edited_at: Instant,
    }),
  ),
  /** Chosen comments that were deleted since, and are left out; only drafts and returned reports of the own organisation have some. */
  missing_comments: z.int(),
});
export type Report = z.output<typeof Report>;

/** Always in the same order, so that two lists can be compared. */
const ids = (max: number, label: string, words: [one: string, tooMany: string]) =>
  z
    .array(Uuid, `${label} must be a list`)
    .max(max, words[1])
    .refine((list) => new Set(list).size === list.length, `${words[0]} is there twice`)
    .transform((list) => list.toSorted());

const reportFields = {
  title: requiredLine(REPORT_TITLE_MAX, 'Title').min(3, 'Title must be 3 characters or more'),
  period_from: IsoDate,
  period_to: IsoDate,
  summary: optionalText(REPORT_TEXT_MAX, 'Summary'),
  challenges: optionalText(REPORT_TEXT_MAX, 'Challenges'),
  next_steps: optionalText(REPORT_TEXT_MAX, 'Next steps'),
  file_ids: ids(REPORT_FILES_MAX, 'Files', ['A file', `A report names ${REPORT_FILES_MAX} files at most`]),
  comment_ids: ids(REPORT_COMMENTS_MAX, 'Comments', [
    'A comment',
    `A report quotes ${REPORT_COMMENTS_MAX} comments at most`,
  ]),
};

export const PERIOD_WRONG = 'The last day must not be before the first';

export const ReportInput = z
  .strictObject({
    ...reportFields,
    file_ids: reportFields.file_ids.default([]),
    comment_ids: reportFields.comment_ids.default([]),
  })
  .refine((input) => input.period_from <= input.period_to, { path: ['period_to'], error: PERIOD_WRONG });
export type ReportInput = z.output<typeof ReportInput>;

/**
 * Changes only the fields that are sent. With the `version` that the changes started from, fields that another save has
 * changed since are refused; without it, the last save wins.
 */
export const ReportUpdate = z.strictObject({ ...reportFields, version: Version }).partial();
export type ReportUpdate = z.output<typeof ReportUpdate>;

/** `round` is that of the report that was read; returning needs a reason. */
export const ReportAnswer = z
  .strictObject({
    status: z.enum(['returned', 'accepted'], 'Please return or accept the report'),
    reason: optionalText(REPORT_REASON_MAX, 'Reason'),
    round: wholeNumber('Round', 1_000_000),
  })
  .refine(({ status, reason }) => status === 'accepted' || reason, {
    path: ['reason'],
    error: 'Please say what should be changed',
  });
export type ReportAnswer = z.output<typeof ReportAnswer>;

const ReportParams = z.strictObject({ id: CollaborationId, reportId: Uuid });
const about = { params: ReportParams, response: Report } as const;

export const QuotableQuery = ListQuery.extend({ search: text(COMMENT_SEARCH_MAX, 'Search').optional() });
export type QuotableQuery = z.output<typeof QuotableQuery>;

export const listQuotableComments = defineRoute({
  name: 'listQuotableComments',
  method: 'GET',
  path: '/collaborations/:id/quotable-comments',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  right: 'any',
  summary: 'The comments of a collaboration that a report can quote, newest first, a page at a time',
  params: CollaborationParams,
  query: QuotableQuery,
  response: z.array(QuotedComment),
});

export const listProgressReports = defineRoute({
  name: 'listProgressReports',
  method: 'GET',
  path: '/collaborations/:id/reports',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'Progress reports of a collaboration, newest first; drafts only of the own organisation',
  params: CollaborationParams,
  query: ListQuery,
  response: z.array(ReportSummary),
});

export const createProgressReport = defineRoute({
  name: 'createProgressReport',
  method: 'POST',
  path: '/collaborations/:id/reports',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'reports',
  summary: 'Drafts a report of a period from the records, for participants',
  params: CollaborationParams,
  body: ReportInput,
  response: Report,
  status: 201,
});

export const getProgressReport = defineRoute({
  name: 'getProgressReport',
  method: 'GET',
  path: '/collaborations/:id/reports/:reportId',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'A report with what it says',
  ...about,
});

export const updateProgressReport = defineRoute({
  name: 'updateProgressReport',
  method: 'PATCH',
  path: '/collaborations/:id/reports/:reportId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'reports',
  summary: 'Changes a draft or a returned report, for the organisation that reports',
  body: ReportUpdate,
  ...about,
});

export const removeProgressReport = defineRoute({
  name: 'removeProgressReport',
  method: 'DELETE',
  path: '/collaborations/:id/reports/:reportId',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'reports',
  summary: 'Deletes a report that was never sent, for the organisation that reports',
  params: ReportParams,
  response: z.object({ id: Uuid }),
});

export const sendProgressReport = defineRoute({
  name: 'sendProgressReport',
  method: 'POST',
  path: '/collaborations/:id/reports/:reportId/send',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'reports',
  summary: 'Sends a report to the other organisations, with the records as they are now',
  ...about,
});

export const answerProgressReport = defineRoute({
  name: 'answerProgressReport',
  method: 'POST',
  path: '/collaborations/:id/reports/:reportId/answer',
  access: 'confirmed',
  act: 'collaborate',
  scope: 'collaborations:write',
  right: 'answers',
  summary: 'Returns or accepts a report, for the other organisations',
  body: ReportAnswer,
  ...about,
});

export const downloadProgressReport = defineRoute({
  name: 'downloadProgressReport',
  method: 'GET',
  path: '/collaborations/:id/reports/:reportId/pdf',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'A report as PDF with figures',
  params: ReportParams,
  response: FileResponse,
  limits: [{ max: 60, windowMs: 3_600_000, by: 'member' }],
});
