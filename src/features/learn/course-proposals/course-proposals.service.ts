import { closeAnswer, withOpenAnswers } from '#features/activity/decisions/decisions.service.ts';
import { CourseContent, CourseDraft } from '#features/learn/courses/course-content.contract.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { parsePart } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { renderMarkdown } from '#platform/server/markdown/markdown.ts';
import {
  changeableProposal,
  checkFiles,
  dropFilesOfCourse,
  dropUnusedFiles,
  filesOf,
} from './course-files.service.ts';
import type { CourseProposal, ProposalInput, ProposalSummary } from './course-proposals.contract.ts';
import { canPropose, canSeeProposal } from './course-proposals.policy.ts';
import * as proposals from './course-proposals.repository.ts';

export const listOwnCourseProposals = (ctx: MemberContext, query: ListQuery): Promise<ProposalSummary[]> =>
  proposals.findProposalsOf(ctx.db, ctx.actor.profileId, query);

/** Returns a proposal with its files, as it is now. */
export async function presentProposal(ctx: Context, id: string): Promise<CourseProposal> {
  const row = await proposals.findProposal(ctx.db, id);
  if (!row) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
  const { author_id: _id, author_email: _email, ...proposal } = row;
  // It names the admin who decided, which the author must not learn.
  const [about] = ctx.actor?.isAdmin ? await withOpenAnswers(ctx, 'course', [{ id }]) : [];
  return { ...proposal, files: await filesOf(ctx, id), answer: about?.answer ?? null };
}

/** The text of a new course: empty, with the names of its author where a course can show them. */
function emptyContent(instructor: string, organization: string): CourseDraft {
  const blank = { title: '', description: '', modules: [] };
  const named = CourseDraft.safeParse({ ...blank, instructor, organization });
  return named.data ?? CourseDraft.parse({ ...blank, instructor: '', organization: '' });
}

/** Begins a course of the member. @throws AppError VERIFICATION_LEVEL_NEEDED below level 1. */
export async function createCourseProposal(ctx: MemberContext): Promise<CourseProposal> {
  const { db, actor, now } = ctx;
  const proposer = await proposals.findProposer(db, actor.profileId);
  const level = proposer ? withVerification(proposer, dayInIndia(now)).verification_level : 0;
  if (!canPropose({ isAdmin: actor.isAdmin, level })) throw new AppError('VERIFICATION_LEVEL_NEEDED');
  const id = newId();
  const content = emptyContent(proposer?.full_name ?? '', proposer?.member_name ?? '');
  await proposals.insertProposal(db, { id, author_id: actor.profileId, content }, now);
  return presentProposal(ctx, id);
}

/** @throws AppError COURSE_PROPOSAL_NOT_FOUND, also for one of another member unless the caller is an admin. */
export async function getCourseProposal(ctx: MemberContext, id: string): Promise<CourseProposal> {
  const row = await proposals.findProposal(ctx.db, id);
  if (!row || !canSeeProposal(ctx.actor, row.author_id)) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
  return presentProposal(ctx, id);
}

/** Finds the member's own course in the state that the caller has seen. @throws AppError CONFLICT for another one. */
async function ownAt(ctx: MemberContext, id: string, revision: number) {
  const proposal = await changeableProposal(ctx, id, true);
  if (proposal.revision !== revision) throw new AppError('CONFLICT');
  return proposal;
}

/**
 * Saves the content of the member's own course; a published version of it stays as it is.
 * @throws AppError COURSE_PROPOSAL_NOT_FOUND, COURSE_UNDER_REVIEW, COURSE_DECLINED; CONFLICT if it was saved elsewhere.
 */
export function saveCourseProposal(
  ctx: MemberContext,
  id: string,
  { revision, content }: ProposalInput,
): Promise<CourseProposal> {
  return transact(ctx, async (ctx) => {
    const { status } = await ownAt(ctx, id, revision);
    // The remark of a returned course stays in view while the author works on it.
    const next = status === 'returned' ? 'returned' : 'draft';
    await proposals.updateProposal(ctx.db, id, { status: next, content }, ctx.now);
    return presentProposal(ctx, id);
  });
}

/**
 * Sends the member's own course to the admins.
 * @throws AppError VALIDATION_FAILED naming what is missing, CONFLICT, and as `saveCourseProposal`.
 */
export function submitCourseProposal(
  ctx: MemberContext,
  id: string,
  { revision }: { revision: number },
): Promise<CourseProposal> {
  return transact(ctx, async (ctx) => {
    const proposal = await ownAt(ctx, id, revision);
    const content = parsePart(CourseContent, proposal.content) as CourseContent;
    await checkFiles(ctx, id, content);
    await dropUnusedFiles(ctx, id, content);
    const changes = { status: 'submitted', submitted_at: ctx.now, remark: null } as const;
    await proposals.updateProposal(ctx.db, id, changes, ctx.now);
    return presentProposal(ctx, id);
  });
}

/** Takes a submitted course back. @throws AppError COURSE_PROPOSAL_NOT_FOUND, COURSE_NOT_SUBMITTED. */
export function withdrawCourseProposal(ctx: MemberContext, id: string): Promise<CourseProposal> {
  return transact(ctx, async (ctx) => {
    const proposal = await proposals.findProposal(ctx.db, id, true);
    if (proposal?.author_id !== ctx.actor.profileId) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
    if (proposal.status !== 'submitted') throw new AppError('COURSE_NOT_SUBMITTED');
    await proposals.updateProposal(ctx.db, id, { status: 'draft', submitted_at: null }, ctx.now);
    return presentProposal(ctx, id);
  });
}

/**
 * Deletes the member's own course and its files.
 * @throws AppError COURSE_PROPOSAL_NOT_FOUND; COURSE_PUBLISHED once a version was published.
 */
export function removeCourseProposal(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const proposal = await proposals.findProposal(ctx.db, id, true);
    if (proposal?.author_id !== ctx.actor.profileId) throw new AppError('COURSE_PROPOSAL_NOT_FOUND');
    if (proposal.slug !== null) throw new AppError('COURSE_PUBLISHED');
    await dropFilesOfCourse(ctx, id);
    await closeAnswer(ctx, 'course', id);
    await proposals.deleteProposal(ctx.db, id);
    return { id };
  });
}

export const previewCourseText = async (_ctx: Context, text: string): Promise<{ html: string }> => ({
  html: renderMarkdown(text),
});
