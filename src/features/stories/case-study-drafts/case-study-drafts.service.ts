import { closeAnswer } from '#features/activity/decisions/decisions.service.ts';
import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { findDraftMedia } from '#features/stories/case-studies/case-studies.repository.ts';
import { presentBody } from '#features/stories/case-studies/case-studies.service.ts';
import { caseStudySlug } from '#features/stories/case-studies/case-study-paths.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles } from '#platform/server/files/files.ts';
import { parsePart, validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import {
  type CaseStudyDraft,
  CaseStudyInput,
  type CaseStudyUpdate,
  type OwnCaseStudy,
  type OwnCaseStudySummary,
} from './case-study-drafts.contract.ts';
import { mailCaseStudySubmitted } from './case-study-drafts.mail.ts';
import { canChange, canSend } from './case-study-drafts.policy.ts';
import * as drafts from './case-study-drafts.repository.ts';
import { recordedFigures } from './case-study-figures.rules.ts';

/** Returns a story as its author sees it. */
async function presentOwn(ctx: MemberContext, row: drafts.CaseStudyRow): Promise<OwnCaseStudy> {
  const media = await findDraftMedia(ctx.db, row.id);
  const sdg_goals = row.sdg_goals as OwnCaseStudy['sdg_goals'];
  return { ...row, ...presentBody(row, media), sdg_goals };
}

export function listOwnCaseStudies(ctx: MemberContext, query: ListQuery): Promise<OwnCaseStudySummary[]> {
  return drafts.findOwnCaseStudies(ctx.db, ctx.actor.profileId, query);
}

/** @throws AppError CASE_STUDY_NOT_FOUND, also for another member's. */
export async function getOwnCaseStudy(ctx: MemberContext, id: string): Promise<OwnCaseStudy> {
  const row = await drafts.findOwnCaseStudy(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('CASE_STUDY_NOT_FOUND');
  return presentOwn(ctx, row);
}

/**
 * Finds a story of the member to change it, and locks it.
 * @throws AppError CASE_STUDY_NOT_FOUND, CASE_STUDY_DECLINED.
 */
export async function lockOwnCaseStudy(ctx: MemberContext, id: string): Promise<drafts.CaseStudyRow> {
  const row = await drafts.lockOwnCaseStudy(ctx.db, ctx.actor.profileId, id);
  if (!row) throw new AppError('CASE_STUDY_NOT_FOUND');
  if (!canChange(row.status)) throw new AppError('CASE_STUDY_DECLINED');
  return row;
}

/** Returns the state of a story after its author changed it: what waits for review or is published becomes a draft. */
export const changedStatus = ({ status }: Pick<drafts.CaseStudyRow, 'status'>) =>
  status === 'returned' ? status : ('draft' as const);

/**
 * Takes the figures from the record of the collaboration that the story names; without one they are the author's own.
 * @throws AppError VALIDATION_FAILED for a collaboration that the author takes no part in.
 */
async function withFigures(ctx: MemberContext, collaborationId: string | null) {
  if (collaborationId === null) return { recorded_at: null };
  try {
    const record = await getCollaboration(ctx, collaborationId);
    return { ...recordedFigures(record), recorded_at: ctx.now };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'COLLABORATION_NOT_FOUND') throw error;
    throw validationError({ collaboration_id: 'You do not take part in this collaboration' });
  }
}

/** Begins a story. @throws AppError VALIDATION_FAILED for a collaboration of others. */
export function createCaseStudy(ctx: MemberContext, input: CaseStudyDraft): Promise<OwnCaseStudy> {
  return transact(ctx, async (ctx) => {
    const id = newId();
    const row = await drafts.insertCaseStudy(ctx.db, {
      ...input,
      ...(await withFigures(ctx, input.collaboration_id ?? null)),
      id,
      slug: id,
      author_id: ctx.actor.profileId,
      created_at: ctx.now,
      updated_at: ctx.now,
    });
    return presentOwn(ctx, row);
  });
}

/**
 * Saves a story.
 * @throws AppError CASE_STUDY_NOT_FOUND, CASE_STUDY_DECLINED; CASE_STUDY_CHANGED if it was saved elsewhere since;
 *   VALIDATION_FAILED for a collaboration of others.
 */
export function updateCaseStudy(
  ctx: MemberContext,
  id: string,
  { version, ...input }: CaseStudyUpdate,
): Promise<OwnCaseStudy> {
  return transact(ctx, async (ctx) => {
    const before = await lockOwnCaseStudy(ctx, id);
    if (before.version !== version) throw new AppError('CASE_STUDY_CHANGED');
    const { collaboration_id = before.collaboration_id } = input;
    const row = await drafts.updateCaseStudy(ctx.db, id, {
      ...input,
      ...(await withFigures(ctx, collaboration_id)),
      status: changedStatus(before),
      version: version + 1,
      updated_at: ctx.now,
    });
    return presentOwn(ctx, row);
  });
}

/**
 * Sends a story to the admins and confirms it by mail. The figures of a collaboration are taken once more.
 * @throws AppError CASE_STUDY_NOT_FOUND, CASE_STUDY_DECLINED, CASE_STUDY_CHANGED; CASE_STUDY_ALREADY_SENT;
 *   VALIDATION_FAILED naming the fields that are missing.
 */
export function submitCaseStudy(
  ctx: MemberContext,
  id: string,
  { version }: { version: number },
): Promise<OwnCaseStudy> {
  return transact(ctx, async (ctx) => {
    const before = await lockOwnCaseStudy(ctx, id);
    if (!canSend(before.status)) throw new AppError('CASE_STUDY_ALREADY_SENT');
    if (before.version !== version) throw new AppError('CASE_STUDY_CHANGED');
    const { title, contact_email } = parsePart(CaseStudyInput, before) as CaseStudyInput;
    const row = await drafts.updateCaseStudy(ctx.db, id, {
      ...(await withFigures(ctx, before.collaboration_id)),
      // The address of a published story stays.
      slug: before.is_public ? before.slug : caseStudySlug(title, id),
      contact_email,
      status: 'pending',
      remark: null,
      version: version + 1,
      sent_at: ctx.now,
      decided_at: null,
      updated_at: ctx.now,
    });
    const to = await drafts.findAuthor(ctx.db, ctx.actor.profileId);
    await mailCaseStudySubmitted(ctx, { to, title });
    return presentOwn(ctx, row);
  });
}

/** Deletes a story with its files, also the published version. @throws AppError CASE_STUDY_NOT_FOUND. */
export function removeCaseStudy(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    if (!(await drafts.lockOwnCaseStudy(ctx.db, ctx.actor.profileId, id)))
      throw new AppError('CASE_STUDY_NOT_FOUND');
    await dropFiles(ctx, await drafts.findFileNames(ctx.db, id));
    await closeAnswer(ctx, 'case-study', id);
    await drafts.deleteCaseStudy(ctx.db, id);
    return { id };
  });
}
