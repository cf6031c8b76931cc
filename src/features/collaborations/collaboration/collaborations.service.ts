import { randomBytes } from 'node:crypto';
import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import { nameOfActor } from '#features/profiles/records/acting-name.service.ts';
import {
  differingFields,
  nextVersion,
  refuseConflicts,
} from '#features/profiles/records/field-versions.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { WebhookEventData } from '#platform/contract/webhooks/webhook-events.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import { mailArchived } from './collaboration.mail.ts';
import { findOtherMembers } from './collaboration-members.repository.ts';
import { type CollaborationRight, missingRightText, rightsIn } from './collaboration-roles.rules.ts';
import { needsReason, nextStatuses } from './collaboration-status.rules.ts';
import type {
  Collaboration,
  CollaborationCounts,
  CollaborationCountsQuery,
  CollaborationStats,
  CollaborationsQuery,
  CollaborationUpdate,
} from './collaborations.contract.ts';
import * as collaborations from './collaborations.repository.ts';

/** Creates an id as the specification defines it: `collab_`, the time in milliseconds and a random suffix. */
export const newCollaborationId = (ctx: Context) =>
  `collab_${ctx.now.getTime()}_${randomBytes(6).toString('hex')}`;

type CollaborationRow = Awaited<ReturnType<typeof collaborations.findCollaborations>>[number];

/** What decides on a right. */
type Standing = Pick<CollaborationRow, 'own_role' | 'is_named'>;

const standingOf = ({ actor }: MemberContext, { own_role, is_named }: Standing) => ({
  ownRole: own_role,
  role: actor.role,
  isNamed: is_named,
});

/** A collaboration as the caller reads it: with what the caller may write in it. */
function asCallerReads<Row extends CollaborationRow>(ctx: MemberContext, row: Row) {
  const { is_named, ...collaboration } = row;
  return { ...collaboration, rights: rightsIn(standingOf(ctx, row)) };
}

export async function listCollaborations(
  ctx: MemberContext,
  query: CollaborationsQuery,
): Promise<Collaboration[]> {
  const rows = await collaborations.findCollaborations(ctx.db, ctx.actor, query);
  return rows.map((row) => asCallerReads(ctx, row));
}

/** Counts the caller's collaborations that pass the filters, by status. */
export async function countCollaborations(
  ctx: MemberContext,
  filters: CollaborationCountsQuery,
): Promise<CollaborationCounts> {
  const rows = await collaborations.countCollaborations(ctx.db, ctx.actor, filters);
  const none = { planning: 0, active: 0, pending: 0, completed: 0, cancelled: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ status, count }) => [status, count])) };
}

/** @throws AppError COLLABORATION_ROLE_FORBIDS if the caller has not got the right. */
function requireRight(ctx: MemberContext, row: Standing, right: CollaborationRight): void {
  const standing = standingOf(ctx, row);
  if (rightsIn(standing).includes(right)) return;
  throw new AppError('COLLABORATION_ROLE_FORBIDS', { message: missingRightText(standing, right) });
}

/** Returns the member's newest active collaborations, at most `limit`, and the number of all active ones. */
export async function listActiveCollaborations(
  ctx: MemberContext,
  limit: number,
): Promise<{ newest: Pick<Collaboration, 'title' | 'progress_percentage'>[]; total: number }> {
  const newest = await collaborations.findActiveCollaborations(ctx.db, ctx.actor, limit);
  return { newest, total: newest[0]?.total ?? 0 };
}

/** Returns the figures about the caller's collaborations as they are counted. */
export const getWorkFigures = (ctx: MemberContext) =>
  collaborations.findCollaborationStats(ctx.db, ctx.actor, dayInIndia(ctx.now));

export async function getCollaborationStats(ctx: MemberContext): Promise<CollaborationStats> {
  const { milestones_met, milestones_overdue, ...figures } = await getWorkFigures(ctx);
  const due = milestones_met + milestones_overdue;
  return { ...figures, success_rate: due === 0 ? null : Math.round((100 * milestones_met) / due) };
}

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function getCollaboration(ctx: MemberContext, id: string): Promise<Collaboration> {
  const row = await collaborations.findCollaboration(ctx.db, ctx.actor, id);
  if (!row) throw new AppError('COLLABORATION_NOT_FOUND');
  return asCallerReads(ctx, row);
}

/**
 * Lets the caller read what belongs to a collaboration; costs a third of reading the collaboration itself.
 * @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part.
 */
export async function requireReadable(ctx: MemberContext, id: string): Promise<void> {
  if (!(await collaborations.isReadable(ctx.db, ctx.actor, id)))
    throw new AppError('COLLABORATION_NOT_FOUND');
}

/**
 * Returns what a statement with `readsCollaboration` found. Only where that is nothing another statement has to tell whether the
 * caller may read the collaboration. @throws AppError COLLABORATION_NOT_FOUND.
 */
export async function orUnreadable<T>(ctx: MemberContext, id: string, found: T[]): Promise<T[]> {
  if (found.length === 0) await requireReadable(ctx, id);
  return found;
}

/**
 * Reads a collaboration to change what belongs to it. @param right what the change needs (`collaboration-roles.rules.ts`).
 * @param allowed `even-archived` for what an archived collaboration also allows.
 * @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part; COLLABORATION_ROLE_FORBIDS;
 *   COLLABORATION_ARCHIVED.
 */
export async function getOpenCollaboration(
  ctx: MemberContext,
  id: string,
  right: CollaborationRight,
  allowed?: 'even-archived',
): Promise<Collaboration> {
  const row = await collaborations.findCollaboration(ctx.db, ctx.actor, id);
  if (!row) throw new AppError('COLLABORATION_NOT_FOUND');
  requireRight(ctx, row, right);
  if (row.archived_at && !allowed) throw new AppError('COLLABORATION_ARCHIVED');
  return asCallerReads(ctx, row);
}

/** Does what `getOpenCollaboration` does for a change that needs no more than the title, and reads a third of it. */
export async function requireOpen(
  ctx: MemberContext,
  id: string,
  right: CollaborationRight,
): Promise<{ id: string; title: string }> {
  return asOpen(ctx, await collaborations.findStanding(ctx.db, ctx.actor, id), right);
}

/** As `requireOpen`, of a collaboration that was read already. */
export function asOpen(
  ctx: MemberContext,
  row: collaborations.Standing | undefined,
  right: CollaborationRight,
): { id: string; title: string } {
  if (!row) throw new AppError('COLLABORATION_NOT_FOUND');
  requireRight(ctx, row, right);
  if (row.archived_at) throw new AppError('COLLABORATION_ARCHIVED');
  return { id: row.id, title: row.title };
}

/**
 * Reads a collaboration to change it, and locks it until the transaction ends. Parameters and errors are those of
 * `getOpenCollaboration`.
 */
export async function lockCollaboration(
  ctx: MemberContext,
  id: string,
  right: CollaborationRight,
  allowed?: 'even-archived',
) {
  const row = await collaborations.findCollaborationForUpdate(ctx.db, ctx.actor, id);
  if (!row) throw new AppError('COLLABORATION_NOT_FOUND');
  requireRight(ctx, row, right);
  if (row.archived_at && !allowed) throw new AppError('COLLABORATION_ARCHIVED');
  return asCallerReads(ctx, row);
}
type LockedCollaboration = Awaited<ReturnType<typeof lockCollaboration>>;

/**
 * Reads a deleted collaboration that can still be brought back, and locks it until the transaction ends.
 * @throws AppError COLLABORATION_NOT_FOUND, also for one that is not deleted; COLLABORATION_ROLE_FORBIDS.
 */
export async function lockRemovedCollaboration(ctx: MemberContext, id: string) {
  const row = await collaborations.findRemovedForUpdate(ctx.db, ctx.actor, id);
  if (!row) throw new AppError('COLLABORATION_NOT_FOUND');
  requireRight(ctx, row, 'delete');
  return row;
}

type Change = WebhookEventData<'collaboration.changed'>['change'];

/** Announces a change to programs of the members. Call inside a transaction, before a removal. */
async function announceChange(ctx: MemberContext, id: string, change: Change): Promise<void> {
  const others = await findOtherMembers(ctx.db, id, ctx.actor.profileId);
  const to = [ctx.actor.profileId, ...others.map((member) => member.id)];
  await announce(ctx, 'collaboration.changed', { to, data: { collaboration_id: id, change } });
}

/**
 * Changes the fields that were sent.
 * @throws AppError COLLABORATION_NOT_FOUND; COLLABORATION_ROLE_FORBIDS; COLLABORATION_ARCHIVED; COLLABORATION_CHANGED
 *   naming the fields that another save has changed since the version that this one started from; STATUS_NOT_ALLOWED;
 *   VALIDATION_FAILED without the reason for cancelling; COLLABORATION_ROLE_FORBIDS for the visibility without the right
 *   `organisations`; PROGRESS_FOLLOWS_MILESTONES if progress is set by hand without one;
 *   BUDGET_NEEDS_AGREEMENT where another member takes part.
 */
export function updateCollaboration(
  ctx: MemberContext,
  id: string,
  { version, status_reason, progress_reason, ...sent }: CollaborationUpdate,
): Promise<Collaboration> {
  return transact(ctx, async (ctx) => {
    const stored = await lockCollaboration(ctx, id, 'settings');
    const changes = differingFields(sent, stored);
    refuseConflicts(changes, stored, version, 'COLLABORATION_CHANGED');
    if ('visibility' in changes && !stored.rights.includes('organisations')) {
      throw new AppError('COLLABORATION_ROLE_FORBIDS');
    }
    const moved = statusMove(stored, changes.status, status_reason);
    const progress = await progressMove(ctx, stored, sent.progress_percentage, progress_reason);
    if ('budget' in changes && (await findOtherMembers(ctx.db, id, ctx.actor.profileId)).length > 0) {
      throw new AppError('BUDGET_NEEDS_AGREEMENT');
    }
    await storeChanges(ctx, stored, { ...changes, ...moved, ...progress });
    return getCollaboration(ctx, id);
  });
}

/**
 * Checks a move of the status, and returns the reason to store with it.
 * @throws AppError STATUS_NOT_ALLOWED; VALIDATION_FAILED without the reason for cancelling.
 */
function statusMove(
  stored: LockedCollaboration,
  status: Collaboration['status'] | undefined,
  reason: string | null | undefined,
): Pick<Stored, 'status_reason'> {
  if (status === undefined) return {};
  if (!nextStatuses(stored.status, stored.own_role).includes(status)) {
    throw new AppError('STATUS_NOT_ALLOWED');
  }
  if (needsReason(status) && !reason) throw validationError({ status_reason: 'Please say why' });
  return { status_reason: reason ?? null };
}

/**
 * Returns the progress to store: set by hand for a reason, or that of the milestones again where the reason is null.
 * @throws AppError PROGRESS_FOLLOWS_MILESTONES.
 */
async function progressMove(
  ctx: MemberContext,
  stored: LockedCollaboration,
  percentage: number | undefined,
  reason: string | null | undefined,
): Promise<Pick<Stored, 'progress_percentage' | 'progress_reason'>> {
  if (percentage !== undefined) {
    if (!reason && (await collaborations.hasMilestones(ctx.db, stored.id))) {
      throw new AppError('PROGRESS_FOLLOWS_MILESTONES');
    }
    return { progress_percentage: percentage, progress_reason: reason ?? null };
  }
  if (reason !== null || stored.progress_reason === null) return {};
  return {
    progress_percentage: await collaborations.findMilestoneProgress(ctx.db, stored.id),
    progress_reason: null,
  };
}

type Stored = Partial<Omit<CollaborationUpdate, 'version'>>;

/** Fields that are the reason of another one: the history shows them with it. */
const REASONS: Record<string, 'status_reason' | 'progress_reason'> = {
  status: 'status_reason',
  progress_percentage: 'progress_reason',
};

const recordFields = (ctx: MemberContext, stored: LockedCollaboration, changes: Stored) =>
  recordChange(
    ctx,
    ...Object.entries(differingFields(changes, stored))
      .filter(([what]) => !Object.values<string>(REASONS).includes(what))
      .map(([what, to]) => ({
        collaborationId: stored.id,
        noun: 'collaboration' as const,
        what,
        from: stored[what as keyof LockedCollaboration],
        to,
        reason: REASONS[what] && changes[REASONS[what]],
      })),
  );

async function storeChanges(
  ctx: MemberContext,
  stored: LockedCollaboration,
  changes: Stored,
  change: Change = 'updated',
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const { impact_metrics, ...fields } = changes;
  await collaborations.updateCollaboration(ctx.db, stored.id, {
    ...fields,
    ...(impact_metrics && { impact_metrics: JSON.stringify(impact_metrics) }),
    ...nextVersion(changes, stored),
    updated_at: ctx.now,
  });
  await recordFields(ctx, stored, changes);
  await announceChange(ctx, stored.id, change);
}

/** Stores the budget (whole rupees) that two members have agreed on. Call inside a transaction. */
export const setAgreedBudget = (ctx: MemberContext, stored: LockedCollaboration, budget: number) =>
  storeChanges(ctx, stored, differingFields({ budget }, stored), 'budget-agreed');

/**
 * Archives or restores a collaboration for all its participants, and mails the others; nothing if it is so already.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS.
 */
function setArchived(ctx: MemberContext, id: string, archived: boolean): Promise<Collaboration> {
  return transact(ctx, async (ctx) => {
    const collaboration = await lockCollaboration(ctx, id, 'archive', 'even-archived');
    if (archived === (collaboration.archived_at !== null)) return getCollaboration(ctx, id);
    const { accountId, profileId } = ctx.actor;
    await collaborations.updateCollaboration(
      ctx.db,
      id,
      archived
        ? { archived_at: ctx.now, archived_by: accountId, archived_for: profileId }
        : {
            archived_at: null,
            archived_by: null,
            archived_for: null,
            restored_at: ctx.now,
            restored_by: accountId,
            restored_for: profileId,
          },
    );
    await recordChange(ctx, {
      collaborationId: id,
      noun: 'collaboration',
      what: archived ? 'archived' : 'restored',
    });
    await announceChange(ctx, id, archived ? 'archived' : 'restored');
    const others = await findOtherMembers(ctx.db, id, ctx.actor.profileId);
    const by = await nameOfActor(ctx);
    for (const to of others) await mailArchived(ctx, { to, by, collaboration, archived });
    return getCollaboration(ctx, id);
  });
}

export const archiveCollaboration = (ctx: MemberContext, id: string) => setArchived(ctx, id, true);

export const restoreCollaboration = (ctx: MemberContext, id: string) => setArchived(ctx, id, false);

/** Selects the collaborations that the person may read. */
export const collaborationRows = (ctx: MemberContext) => collaborations.collaborationsOf(ctx.db, ctx.actor);
