import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import {
  VERIFICATION_LEVELS,
  type VerificationLevel,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import type { VerificationRequest } from '#features/verification/requests/verification-requests.contract.ts';
import * as requestRows from '#features/verification/requests/verification-requests.repository.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type { LevelStanding, NeededPaper, Verification, VerificationInput } from './verification.contract.ts';
import { verificationErrors } from './verification.errors.ts';
import { mailVerificationAsked } from './verification.mail.ts';
import {
  askingError,
  isUsable,
  keyDocumentsOf,
  keyFieldsOf,
  paperOf,
  reminderOf,
  type VerificationReminder,
} from './verification.rules.ts';
import * as members from './verification-members.repository.ts';

/** Everything that the rules need about a member on a day. */
interface Case {
  member: members.MemberRow;
  papers: members.PaperRow[];
  requests: requestRows.RequestRow[];
  standing: number;
  today: string;
}

async function findCase(ctx: MemberContext): Promise<Case> {
  const member = await members.findMember(ctx.db, ctx.actor.profileId);
  if (!member) throw new AppError('PROFILE_NOT_FOUND');
  const [papers, requests] = await Promise.all([
    members.findPapers(ctx.db, member.id),
    requestRows.findRequests(ctx.db, member.id),
  ]);
  const today = dayInIndia(ctx.now);
  return { member, papers, requests, standing: withVerification(member, today).verification_level, today };
}

/** Returns the papers that level 1 needs, each with the document of the vault that fits best. */
function neededPapers({ member, papers, today }: Case) {
  return keyDocumentsOf(member.organization_type).map(({ kind, hint }) => {
    const paper = paperOf(papers, kind, today);
    const state = !paper ? 'missing' : isUsable(paper, today) ? 'ready' : 'expired';
    return { kind, hint, state, paper } as const;
  });
}

const neededFields = ({ member }: Case) =>
  keyFieldsOf(member.organization_type).map(([field, label]) => ({
    field,
    label,
    is_filled: Boolean((member as Partial<Record<string, unknown>>)[field]),
  }));

/** True if level 1 can be checked now. Higher levels depend on level 1 instead of papers. */
const arePapersReady = (one: Case, level: VerificationLevel): boolean =>
  level > 1 ||
  (neededPapers(one).every(({ state }) => state === 'ready') &&
    neededFields(one).every(({ is_filled }) => is_filled));

const isCurrent = ({ status, ended_at }: requestRows.RequestRow) => status === 'granted' && ended_at === null;

const currentOf = ({ requests }: Case, level: VerificationLevel) =>
  requests.find((request) => request.level === level && isCurrent(request));

/** Returns the error code for asking for a level now; null if the member can ask. */
const errorOf = (one: Case, level: VerificationLevel) =>
  askingError(
    {
      level,
      standing: one.standing,
      valid_until: currentOf(one, level)?.valid_until ?? null,
      hasOpenRequest: one.requests.some(({ status }) => status === 'open'),
      arePapersReady: arePapersReady(one, level),
    },
    one.today,
  );

/** Returns the last decision about a level if it was a refusal, which a new request must answer. */
function lastRefusal({ requests }: Case, level: VerificationLevel): requestRows.RequestRow | undefined {
  const decided = requests.find(
    (request) => request.level === level && (request.status === 'granted' || request.status === 'refused'),
  );
  return decided?.status === 'refused' ? decided : undefined;
}

function standingOf(one: Case, level: VerificationLevel): LevelStanding {
  const granted = one.requests.filter((request) => request.level === level && request.status === 'granted');
  const last = granted.find(isCurrent) ?? granted[0];
  const error = errorOf(one, level);
  return {
    level,
    state: stateOf(one, last),
    checked_on: last?.checked_on ?? null,
    valid_until: last?.valid_until ?? null,
    is_renewal: granted.length > 0,
    can_ask: error === null,
    blocked: error && verificationErrors[error][1],
    refused_because: lastRefusal(one, level)?.reason ?? null,
  };
}

function stateOf(
  { standing, today }: Case,
  last: requestRows.RequestRow | undefined,
): LevelStanding['state'] {
  if (!last) return 'none';
  if (last.ended_at) return 'ended';
  if (last.valid_until !== null && last.valid_until < today) return 'expired';
  return standing >= last.level ? 'standing' : 'suspended';
}

/** Removes the admins' own fields: members read everything else, in the data download too. */
async function present(ctx: MemberContext, rows: requestRows.RequestRow[]): Promise<VerificationRequest[]> {
  const documents = await requestRows.findRequestDocuments(
    ctx.db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ internal_note, decided_by, ending_told_at, ended_told_at, ...row }) => ({
    ...row,
    documents: documents.filter(({ request_id }) => request_id === row.id),
  }));
}

/** @throws AppError PROFILE_NOT_FOUND when the account is gone. */
export async function getVerification(ctx: MemberContext): Promise<Verification> {
  const one = await findCase(ctx);
  const requests = await present(ctx, one.requests);
  return {
    ...withVerification(one.member, one.today),
    levels: VERIFICATION_LEVELS.map((level) => standingOf(one, level)),
    papers: neededPapers(one).map(
      ({ paper, ...needed }): NeededPaper => ({
        ...needed,
        name: paper ? documentTitle(paper) : null,
        expires_on: paper?.expires_on ?? null,
      }),
    ),
    fields: neededFields(one),
    open_request: requests.find(({ status }) => status === 'open') ?? null,
    history: requests.filter(({ status }) => status !== 'open'),
  };
}

/** Returns what the member should do about their verification now; null for nothing. */
export async function getVerificationReminder(ctx: MemberContext): Promise<VerificationReminder | null> {
  const requests = await requestRows.findRequests(ctx.db, ctx.actor.profileId);
  return reminderOf(requests, dayInIndia(ctx.now));
}

/** Returns the papers of a request: those to check for level 1, or those that level 1 was granted on. */
async function papersFor(ctx: MemberContext, one: Case, level: VerificationLevel) {
  if (level === 1) return neededPapers(one).flatMap(({ paper }) => paper ?? []);
  const checked = currentOf(one, 1);
  const documents = checked ? await requestRows.findRequestDocuments(ctx.db, [checked.id]) : [];
  return one.papers.filter(({ id }) => documents.some(({ document_id }) => document_id === id));
}

/**
 * Asks for a level or for its renewal. The administrator gets a mail, if an address is configured.
 * @throws AppError VERIFICATION_ALREADY_OPEN, VERIFICATION_LEVEL_LOCKED, VERIFICATION_LEVEL_STANDS,
 *   VERIFICATION_PAPERS_MISSING; VALIDATION_FAILED if the last refusal was not answered.
 */
export function askForVerification(
  ctx: MemberContext,
  { level, note = null }: VerificationInput,
  adminEmail: string | undefined,
): Promise<VerificationRequest> {
  return transact(ctx, async (ctx) => {
    const one = await findCase(ctx);
    const error = errorOf(one, level);
    if (error) throw new AppError(error);
    if (lastRefusal(one, level) && !note)
      throw validationError({ note: 'Please say what you have done about the reason for the refusal' });
    const id = newId();
    const papers = await papersFor(ctx, one, level);
    await requestRows.insertRequest(
      ctx.db,
      {
        id,
        level,
        note,
        member_id: one.member.id,
        created_at: ctx.now,
        asked_by: ctx.actor.accountId,
      },
      papers.map((paper) => ({
        document_id: paper.id,
        kind: paper.kind,
        name: documentTitle(paper),
        number: paper.number,
        expires_on: paper.expires_on,
        uploaded_by: paper.uploaded_by,
      })),
    );
    recordAct(ctx, {
      kind: 'verification-asked',
      subject: ['member', one.member.id],
      facts: { request: id, level },
    });
    if (adminEmail)
      await mailVerificationAsked(ctx, { to: adminEmail, level, memberName: one.member.name, requestId: id });
    const { open_request } = await getVerification(ctx);
    if (!open_request) throw new AppError('VERIFICATION_REQUEST_NOT_FOUND');
    return open_request;
  });
}

/** @throws AppError VERIFICATION_REQUEST_NOT_FOUND, also for another member's, or one that was decided. */
export function withdrawVerification(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const withdrawn = await requestRows.withdrawOpenRequest(ctx.db, ctx.actor.profileId, ctx.now, id);
    if (!withdrawn) throw new AppError('VERIFICATION_REQUEST_NOT_FOUND');
    recordAct(ctx, {
      kind: 'verification-withdrawn',
      subject: ['member', ctx.actor.profileId],
      facts: { request: id },
    });
    return { id };
  });
}
