import { requireStillAdmin } from '#features/accounts/admin-access/admins.service.ts';
import { closeAccount } from '#features/accounts/suspension/suspension.service.ts';
import {
  hasSecondFactor,
  requireOwnCode,
  type SecondFactorParts,
} from '#features/accounts/two-factor/second-factor.service.ts';
import { joinCourses } from '#features/learn/courses/courses.service.ts';
import { joinPlaces } from '#features/learn/webinars/session-places.service.ts';
import { lookAtMember, readMemberFacts } from '#features/support/member-looks/member-looks.service.ts';
import { verificationRecords } from '#features/verification/verification/verification-records.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { shorten } from '#platform/contract/texts.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { MERGE_NUMBERS, type MergeInput, type MergeNumber, type MergePreview } from './merges.contract.ts';
import * as merges from './merges.repository.ts';
import type { Person } from './people.contract.ts';
import { mailMerged, mailMergedHere } from './people.mail.ts';
import { findName, lockPerson } from './people.repository.ts';
import { readPerson } from './people.service.ts';

const DOUBLE_REQUEST = 'The two organisations were merged, and the other one has the same request.';
const WORDS_SHOWN = 80;

type LockedSide = NonNullable<Awaited<ReturnType<typeof merges.lockPair>>['kept']>;
interface LockedPair {
  duplicate: LockedSide;
  kept: LockedSide;
}

const refused = (message: string) => new AppError('MERGE_REFUSED', { message });
const quoted = (text: string) => `“${shorten(text, WORDS_SHOWN)}”`;

/** Locks all admins and both members, and checks that the caller may merge at all. */
async function lockBoth(ctx: MemberContext, id: string, into: string): Promise<LockedPair> {
  const { db, actor } = ctx;
  await requireStillAdmin(ctx, actor.accountId);
  const { duplicate, kept } = await merges.lockPair(db, { duplicate: id, kept: into });
  if (!duplicate || !kept) throw new AppError('PROFILE_NOT_FOUND');
  for (const { id, name, owner_id } of [duplicate, kept]) {
    // The account and the profile have one id until somebody else owns the profile: a merge moves the records of both.
    if (owner_id !== id)
      throw refused(`${quoted(name)} was handed over to another owner. It cannot be merged.`);
  }
  const isOfDemo = duplicate.is_demo && kept.is_demo;
  const caller = await lockPerson(db, actor.accountId);
  // As for admin rights: the password of a demo admin is printed.
  if (caller?.is_demo && !isOfDemo) throw new AppError('FORBIDDEN');
  if (!isOfDemo && !(await hasSecondFactor(ctx, actor.accountId))) {
    throw new AppError('SECOND_FACTOR_SETUP_REQUIRED');
  }
  return { duplicate, kept };
}

/** Says what one of the two accounts must not be. */
function refusalOfState({ duplicate, kept }: LockedPair): string | null {
  for (const { name, is_admin, suspended_at, deletion_due_at, is_being_deleted } of [duplicate, kept]) {
    if (is_admin) return `${quoted(name)} is an admin. Take the admin rights away first.`;
    if (suspended_at) return `${quoted(name)} is suspended or was merged. Restore it first, if you can.`;
    if (is_being_deleted) return `${quoted(name)} is being deleted by an owner.`;
    if (deletion_due_at) return `${quoted(name)} is leaving Dayitva, and its data will be erased.`;
  }
  if (!kept.email_confirmed_at) {
    return `${quoted(kept.name)} has not confirmed its email address, so it cannot be the one that is kept.`;
  }
  if (duplicate.organization_type !== kept.organization_type) {
    return 'The two are of different types, so they are not the same organisation.';
  }
  if (duplicate.is_demo !== kept.is_demo) return 'One of the two belongs to the demo data.';
  return null;
}

/** Finds what speaks against the merge; null for nothing. */
async function findRefusal(ctx: MemberContext, pair: LockedPair): Promise<string | null> {
  const state = refusalOfState(pair);
  if (state) return state;
  const ids = { duplicate: pair.duplicate.id, kept: pair.kept.id };
  const collaboration = await merges.findSharedCollaboration(ctx.db, ids);
  if (collaboration !== undefined) {
    return `Both are or were in the collaboration ${quoted(collaboration)}, as partners of each other.`;
  }
  const request = await merges.findRequestBetween(ctx.db, ids);
  if (request !== undefined) {
    return `A collaboration request between the two waits for an answer: ${quoted(request)}. It must be answered or withdrawn first.`;
  }
  const [first, second] = await Promise.all([sideOf(ctx, pair.duplicate), sideOf(ctx, pair.kept)]);
  const official = differing(first, second).filter((number) => number !== 'Darpan ID');
  if (first.verification_level > 0 && second.verification_level > 0 && official.length > 0) {
    return `Both are verified, with different numbers (${official.join(', ')}), so they are not the same organisation.`;
  }
  return null;
}

const differing = (one: Side, other: Side): MergeNumber[] =>
  MERGE_NUMBERS.filter((name) => one.held[name] && other.held[name] && one.held[name] !== other.held[name]);

type Side = Awaited<ReturnType<typeof sideOf>>;

/** What the comparison needs of one member, with the numbers themselves. */
async function sideOf(ctx: MemberContext, { id, email }: LockedSide) {
  const [facts, numbers] = await Promise.all([readMemberFacts(ctx, id), merges.findNumbers(ctx.db, id)]);
  const { name, organization_type, joined_at, verification_level } = facts;
  const held = Object.fromEntries(MERGE_NUMBERS.map((number) => [number, numbers?.[number] ?? null]));
  return { id, name, email, organization_type, joined_at, verification_level, held };
}

const shown = ({ held, ...side }: Side) => ({
  ...side,
  numbers: MERGE_NUMBERS.filter((number) => held[number] !== null),
});

/** Refuses two ids that are never merged. @throws AppError MERGE_REFUSED. */
function refuseIds({ actor }: MemberContext, id: string, into: string): void {
  if (id === into) throw refused('An organisation cannot be merged into itself. Choose another one.');
  if (actor.accountId === id || actor.accountId === into) {
    throw refused('You cannot merge your own account. Ask another admin.');
  }
}

/**
 * Compares a duplicate with the member that would be kept, and logs the look at that one; the look at the duplicate was logged
 * when its page opened.
 * @throws AppError PROFILE_NOT_FOUND; MERGE_REFUSED for two ids that are never merged; as `mergePerson` for the caller.
 */
export function previewMerge(ctx: MemberContext, id: string, into: string): Promise<MergePreview> {
  refuseIds(ctx, id, into);
  return transact(ctx, async (ctx) => {
    const pair = await lockBoth(ctx, id, into);
    await lookAtMember(ctx, into);
    const [duplicate, kept, moves, refusal] = await Promise.all([
      sideOf(ctx, pair.duplicate),
      sideOf(ctx, pair.kept),
      merges.countMoving(ctx.db, { duplicate: id, kept: into }),
      findRefusal(ctx, pair),
    ]);
    return {
      duplicate: shown(duplicate),
      kept: shown(kept),
      differing: differing(duplicate, kept),
      moves,
      refusal,
    };
  });
}

/** Locks both members and checks everything but the code. */
async function lockForMerge(ctx: MemberContext, id: string, { into, name }: MergeInput): Promise<LockedPair> {
  const pair = await lockBoth(ctx, id, into);
  if (await merges.isMerged(ctx.db, id)) throw new AppError('MEMBER_CHANGED');
  const refusal = await findRefusal(ctx, pair);
  if (refusal) throw refused(refusal);
  // Keyboards write letters with marks in two forms that look the same.
  if (name.normalize() !== pair.duplicate.name.normalize()) {
    throw validationError({ name: `Please type the name exactly: ${pair.duplicate.name}` });
  }
  return pair;
}

/**
 * Merges a duplicate into the member that is kept: its records move (`MERGE_COLUMNS`), and its account is closed for good, as one
 * that is suspended. The code is checked in the same call, after all other checks, because it works once.
 * @returns the duplicate as it is then.
 * @throws AppError PROFILE_NOT_FOUND; MERGE_REFUSED with the reason in words; MEMBER_CHANGED if another admin was first; FORBIDDEN
 *   if the caller is no longer an admin; SECOND_FACTOR_SETUP_REQUIRED; VALIDATION_FAILED for another name; SECOND_FACTOR_NEEDED,
 *   VALIDATION_FAILED or TOO_MANY_REQUESTS for the code.
 */
export async function mergePerson(
  ctx: MemberContext,
  id: string,
  input: MergeInput,
  parts: SecondFactorParts,
): Promise<Person> {
  refuseIds(ctx, id, input.into);
  await transact(ctx, (ctx) => lockForMerge(ctx, id, input));
  await requireOwnCode(ctx, input.code, parts);
  return transact(ctx, async (ctx) => {
    const { db, actor, now } = ctx;
    const { reason, into } = input;
    const { duplicate, kept } = await lockForMerge(ctx, id, input);
    const pair = { duplicate: id, kept: into };
    const moved = await merges.countMoving(db, pair);
    await verificationRecords.closeFor?.(ctx, id);
    await merges.withdrawDoubleRequests(db, pair, DOUBLE_REQUEST, now);
    await merges.deleteUselessInvitations(db, pair);
    await joinCourses(ctx, into, id);
    await joinPlaces(ctx, into, id);
    await merges.moveRecords(db, pair);
    await merges.closeAddress(db, id);
    await closeAccount(ctx, id, duplicate.profile_id);
    await merges.insertMerge(db, {
      duplicate_id: id,
      kept_id: into,
      reason,
      merged_by: actor.accountId,
      merged_by_name: await findName(db, actor.accountId),
      merged_at: now,
    });
    const records = moved.reduce((sum, { records }) => sum + records, 0);
    recordAct(ctx, { kind: 'member-merged', subject: ['member', id], facts: { into, records } });
    await mailMerged(ctx, { to: duplicate, kept: kept.name, reason });
    await mailMergedHere(ctx, { to: kept, duplicate: duplicate.name, moved, reason });
    return readPerson(ctx, id);
  });
}
