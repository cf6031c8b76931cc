import { z } from 'zod';
import { OpenAnswer } from '#features/activity/decisions/decisions.contract.ts';
import { CASE_STUDY_STATUSES, CaseStudy } from '#features/stories/case-studies/case-studies.contract.ts';
import { IdParams, Instant, optionalText, Version } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest remark to the author, in characters. */
export const REMARK_MAX = 1000;

/** A story in the list of admins. */
const ReviewedCaseStudySummary = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  status: z.enum(CASE_STUDY_STATUSES),
  author: CaseStudy.shape.author,
  /** True if others read an earlier version. */
  is_public: z.boolean(),
  sent_at: Instant.nullable(),
  decided_at: Instant.nullable(),
});
export type ReviewedCaseStudySummary = z.output<typeof ReviewedCaseStudySummary>;

/** The author's copy of a story, as an admin reads it before a decision. */
export const ReviewedCaseStudy = CaseStudy.extend({
  status: z.enum(CASE_STUDY_STATUSES),
  is_public: z.boolean(),
  remark: z.string().nullable(),
  sent_at: Instant.nullable(),
  decided_at: Instant.nullable(),
  version: z.int(),
  answer: OpenAnswer.nullable(),
});
export type ReviewedCaseStudy = z.output<typeof ReviewedCaseStudy>;

/** States of stories that were sent; nobody but the author works on a draft. */
export const REVIEW_STATES = ['pending', 'returned', 'declined', 'published'] as const;

/**
 * Decision on the version that the admin has read. On a published story of which no later version waits, `returned`
 * and `declined` take it down.
 */
export const CaseStudyDecision = z
  .strictObject({
    decision: z.enum(['published', 'returned', 'declined'], 'Please choose published, returned or declined'),
    remark: optionalText(REMARK_MAX, 'Remark'),
    version: Version,
  })
  .refine(({ decision, remark }) => decision === 'published' || remark, {
    path: ['remark'],
    error: 'Please write a remark to the author',
  });
export type CaseStudyDecision = z.output<typeof CaseStudyDecision>;

export const CaseStudyReviewQuery = PageQuery.extend({
  status: z.enum(REVIEW_STATES, 'Unknown status').default('pending'),
});
export type CaseStudyReviewQuery = z.output<typeof CaseStudyReviewQuery>;

export const listReviewedCaseStudies = defineRoute({
  name: 'listReviewedCaseStudies',
  method: 'GET',
  path: '/admin/case-studies',
  access: 'admin',
  summary: 'Success stories in a state; those that wait the longest first, others the latest first',
  query: CaseStudyReviewQuery,
  response: paged(ReviewedCaseStudySummary),
});

export const getReviewedCaseStudy = defineRoute({
  name: 'getReviewedCaseStudy',
  method: 'GET',
  path: '/admin/case-studies/:id',
  access: 'admin',
  summary: "The author's copy of a success story",
  params: IdParams,
  response: ReviewedCaseStudy,
});

export const decideCaseStudy = defineRoute({
  name: 'decideCaseStudy',
  method: 'PUT',
  path: '/admin/case-studies/:id/decision',
  access: 'admin',
  summary: 'Publishes a success story, returns it with a remark, or declines it; the author gets a mail',
  params: IdParams,
  body: CaseStudyDecision,
  response: ReviewedCaseStudy,
});
