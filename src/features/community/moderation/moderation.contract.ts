import { z } from 'zod';
import { Author, Post } from '#features/community/posts/posts.contract.ts';
import { IdParams, Instant, requiredText, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest reason for a report or for hiding a post, in characters. */
export const REASON_MAX = 500;

export const ReportInput = z.strictObject({
  reason: requiredText(REASON_MAX, 'Reason', 'Please say what is wrong with this post'),
});
export type ReportInput = z.output<typeof ReportInput>;

export const HideInput = z.strictObject({
  reason: requiredText(REASON_MAX, 'Reason', 'Please give the author a reason'),
});
export type HideInput = z.output<typeof HideInput>;

/** A post with its open reports, as an admin decides about it. */
export const ReportedPost = z.object({
  id: z.uuid(),
  topic_id: z.uuid(),
  topic_title: z.string(),
  circle: z.object({ slug: z.string(), name: z.string() }),
  is_reply: z.boolean(),
  author: Author.nullable(),
  html: z.string(),
  created_at: Instant,
  /** The first ten, the oldest first. */
  reports: z.array(z.object({ reporter: z.string(), reason: z.string(), created_at: Instant })),
  reports_count: z.int(),
});
export type ReportedPost = z.output<typeof ReportedPost>;

export const ReportDecision = z
  .strictObject({
    decision: z.enum(['hidden', 'dismissed'], 'Please choose hidden or dismissed'),
    reason: z.string('Reason must be text').optional(),
  })
  .refine(({ decision, reason }) => decision === 'dismissed' || HideInput.safeParse({ reason }).success, {
    path: ['reason'],
    error: `Please give the author a reason of ${REASON_MAX} characters or less`,
  });
export type ReportDecision = z.output<typeof ReportDecision>;

export const reportPost = defineRoute({
  name: 'reportPost',
  method: 'POST',
  path: '/community/posts/:id/reports',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Reports a post of another member to the admins, once',
  params: IdParams,
  body: ReportInput,
  response: z.object({ id: Uuid }),
  status: 201,
});

export const hidePost = defineRoute({
  name: 'hidePost',
  method: 'PUT',
  path: '/community/posts/:id/hidden',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Hides a post from all but its author and moderators; the author gets a mail with the reason',
  params: IdParams,
  body: HideInput,
  response: Post,
});

export const showPost = defineRoute({
  name: 'showPost',
  method: 'DELETE',
  path: '/community/posts/:id/hidden',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Shows a hidden post again; for moderators',
  params: IdParams,
  response: Post,
});

export const listReportedPosts = defineRoute({
  name: 'listReportedPosts',
  method: 'GET',
  path: '/admin/community/reports',
  access: 'admin',
  summary: 'Posts with open reports, the longest waiting first',
  query: PageQuery,
  response: paged(ReportedPost),
});

export const decideReports = defineRoute({
  name: 'decideReports',
  method: 'PUT',
  path: '/admin/community/reports/:id/decision',
  access: 'admin',
  summary: 'Decides all open reports of a post: hides it, or dismisses them',
  params: IdParams,
  body: ReportDecision,
  response: z.object({ id: Uuid, decision: z.enum(['hidden', 'dismissed']) }),
});
