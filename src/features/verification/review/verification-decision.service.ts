import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import * as requests from '#features/verification/requests/verification-requests.repository.ts';
import {
  mailVerificationGranted,
  mailVerificationRefused,
  mailVerificationRevoked,
} from '#features/verification/verification/verification.mail.ts';
import {
  isUsable,
  keyDocumentsOf,
  keyFieldsOf,
  validUntil,
} from '#features/verification/verification/verification.rules.ts';
import {
  lockMember,
  type MemberRow,
} from '#features/verification/verification/verification-members.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import { auditDayError } from './audit-day.rules.ts';
import { COMPARED_NUMBER_NAMES } from './compared-numbers.data.ts';
import type {
  ReviewedVerificationRequest,
  VerificationDecision,
  VerificationRevocation,
} from './verification-review.contract.ts';
import * as review from './verification-review.repository.ts';
import { fingerprintOf, getVerificationRequest } from './verification-review.service.ts';

type LockedRequest = requests.RequestRow & { status: 'open' };

/**
 * Grants or refuses an open request. The second of two decisions, or of a decision and a withdrawal, fails.
 * @throws AppError VERIFICATION_REQUEST_NOT_FOUND, VERIFICATION_ALREADY_DECIDED, FORBIDDEN for one's own request;
 *   to grant: VALIDATION_FAILED for the day of the audit, VERIFICATION_LEVEL_LOCKED,
 *   VERIFICATION_PAPERS_CHANGED since the admin saw them, VERIFICATION_PAPERS_MISSING.
 */
export function decideVerification(
  ctx: MemberContext,
  id: string,
  decision: VerificationDecision,
): Promise<ReviewedVerificationRequest> {
  return transact(ctx, async (ctx) => {
    const { request, member } = await lockCase(ctx, id);
    if (member.id === ctx.actor.profileId)
      throw new AppError('FORBIDDEN', { message: 'Another admin must decide your own request.' });
    if (request.status !== 'open') throw new AppError('VERIFICATION_ALREADY_DECIDED');
    const open = { ...request, status: request.status };
    if (decision.decision === 'grant') await grant(ctx, { request: open, member, decision });
    else await refuse(ctx, { request: open, member, decision });
    recordAct(ctx, {
      kind: decision.decision === 'grant' ? 'verification-granted' : 'verification-refused',
      subject: ['member', member.id],
      facts: { request: id, level: request.level },
    });
    await announce(ctx, 'verification.decided', {
      to: [member.id],
      data: {
        request_id: id,
        level: request.level,
        decision: decision.decision === 'grant' ? 'granted' : 'refused',
      },
    });
    return getVerificationRequest(ctx, id);
  });
}

/** Locks a request and its member, in the order in which the member's own changes lock them. */
async function lockCase(ctx: MemberContext, id: string) {
  const memberId = await review.findMemberOf(ctx.db, id);
  const member = memberId && (await lockMember(ctx.db, memberId));
  const request = member && (await requests.lockRequest(ctx.db, id));
  if (!request) throw new AppError('VERIFICATION_REQUEST_NOT_FOUND');
  return { request, member };
}

interface Deciding {
  request: LockedRequest;
  member: MemberRow;
  decision: VerificationDecision;
}

const decided = (ctx: MemberContext, { reason, internal_note = null }: VerificationDecision) => ({
  decided_at: ctx.now,
  decided_by: ctx.actor.accountId,
  reason,
  internal_note,
});

async function refuse(ctx: MemberContext, { request, member, decision }: Deciding): Promise<void> {
  await requests.updateRequest(ctx.db, request.id, { ...decided(ctx, decision), status: 'refused' });
  const { level } = request;
  await mailVerificationRefused(ctx, { to: member, level, reason: decision.reason });
}

async function grant(ctx: MemberContext, deciding: Deciding): Promise<void> {
  const { request, member, decision } = deciding;
  const { level } = request;
  const today = dayInIndia(ctx.now);
  const wrongDay = auditDayError(level, decision.audited_on, ctx.now);
  if (wrongDay) throw validationError({ audited_on: wrongDay });
  if (withVerification(member, today).verification_level < level - 1)
    throw new AppError('VERIFICATION_LEVEL_LOCKED', { message: 'The previous level no longer counts.' });
  const papers = level === 1 ? await checkedPapers(ctx, deciding, today) : [];
  const checked_on = level === 1 ? today : (decision.audited_on ?? today);
  const valid_until = validUntil(level, checked_on, papers);
  await requests.endLevels(
    ctx.db,
    member.id,
    { from: level, to: level },
    { ended_at: ctx.now, end_cause: 'renewed', end_reason: null },
  );
  const checked_numbers = level === 1 ? COMPARED_NUMBER_NAMES.filter((name) => member[name] !== null) : [];
  const granted = { status: 'granted' as const, checked_on, valid_until, checked_numbers };
  await requests.updateRequest(ctx.db, request.id, { ...decided(ctx, decision), ...granted });
  await mailVerificationGranted(ctx, {
    to: member,
    level,
    validUntil: valid_until,
    reason: decision.reason,
  });
}

/**
 * Returns the papers that level 1 is granted on: complete, as the admin saw them, and locked, so that a change at this
 * moment ends the level afterwards. Records them as they are now.
 */
async function checkedPapers(ctx: MemberContext, { request, member, decision }: Deciding, today: string) {
  const documents = await review.findReviewedDocuments(ctx.db, request.id, true);
  if (fingerprintOf(documents, member) !== decision.papers_seen)
    throw new AppError('VERIFICATION_PAPERS_CHANGED');
  const papers = documents.flatMap(({ current }) => current ?? []);
  const usable = papers.filter((paper) => isUsable(paper, today));
  const hasKind = (kind: string) => usable.some((paper) => paper.kind === kind);
  const lacksPaper = keyDocumentsOf(member.organization_type).some(({ kind }) => !hasKind(kind));
  const lacksField = keyFieldsOf(member.organization_type).some(
    ([field]) => !(member as Partial<Record<string, unknown>>)[field],
  );
  if (lacksPaper || lacksField || usable.length < documents.length)
    throw new AppError('VERIFICATION_PAPERS_MISSING', {
      message: 'One of the papers or numbers is missing or has expired. Please refuse with a reason.',
    });
  await review.updateRequestDocuments(
    ctx.db,
    documents.flatMap(({ request_id, position, current }) =>
      current
        ? {
            request_id,
            position,
            name: documentTitle(current),
            number: current.number,
            expires_on: current.expires_on,
          }
        : [],
    ),
  );
  return papers;
}

/**
 * Revokes a granted level and every higher level, which depend on it.
 * @throws AppError VERIFICATION_REQUEST_NOT_FOUND, VERIFICATION_LEVEL_NOT_HELD, FORBIDDEN for one's own.
 */
export function revokeVerification(
  ctx: MemberContext,
  id: string,
  { reason }: VerificationRevocation,
): Promise<ReviewedVerificationRequest> {
  return transact(ctx, async (ctx) => {
    const { request, member } = await lockCase(ctx, id);
    if (member.id === ctx.actor.profileId) throw new AppError('FORBIDDEN');
    if (request.status !== 'granted' || request.ended_at) throw new AppError('VERIFICATION_LEVEL_NOT_HELD');
    await requests.endLevels(
      ctx.db,
      member.id,
      { from: request.level, to: 3 },
      { ended_at: ctx.now, end_cause: 'revoked', end_reason: reason, ended_told_at: ctx.now },
    );
    recordAct(ctx, {
      kind: 'verification-revoked',
      subject: ['member', member.id],
      facts: { request: id, level: request.level },
    });
    await announce(ctx, 'verification.decided', {
      to: [member.id],
      data: { request_id: id, level: request.level, decision: 'revoked' },
    });
    await mailVerificationRevoked(ctx, { to: member, level: request.level, reason });
    return getVerificationRequest(ctx, id);
  });
}
