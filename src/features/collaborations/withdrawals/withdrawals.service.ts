import type { ChangedNoun } from '#features/collaborations/changes/changes.data.ts';
import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { publishWork } from '#features/collaborations/work-changes/publish-work.service.ts';
import { WORK_PARTS } from '#features/collaborations/work-changes/work-changes.rules.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { newId } from '#platform/server/ids.ts';
import {
  RESTORABLE_DAYS,
  WITHDRAWN_MAX,
  type Withdrawal,
  type WithdrawnKind,
} from './withdrawals.contract.ts';
import * as withdrawals from './withdrawals.repository.ts';

const KEPT_MS = RESTORABLE_DAYS * 86_400_000;

/** What was withdrawn until then is deleted for good. */
export const restorableAfter = (now: Date) => new Date(now.getTime() - KEPT_MS);

interface RecordToWithdraw {
  kind: WithdrawnKind;
  id: string;
  /** How the list of what was withdrawn names it. */
  name: string;
  reason?: string | null | undefined;
}

/**
 * Takes a record out of sight for everybody: nothing shows, counts, finds, exports or serves it. For 30 days participants can
 * restore it; then a job deletes it for good. The caller has locked the collaboration, and writes the history.
 * @returns the id of the withdrawal.
 * @throws AppError EVIDENCE_STAYS for evidence of accepted work, LIMIT_REACHED.
 */
export async function withdraw(
  ctx: MemberContext,
  collaborationId: string,
  { kind, id, name, reason = null }: RecordToWithdraw,
): Promise<string> {
  await withdrawals.lockRecord(ctx.db, kind, id);
  if (await withdrawals.isEvidence(ctx.db, kind, id)) throw new AppError('EVIDENCE_STAYS');
  if (await withdrawals.hasWithdrawals(ctx.db, collaborationId, WITHDRAWN_MAX)) {
    throw new AppError('LIMIT_REACHED', {
      message: `${WITHDRAWN_MAX} records of this collaboration are withdrawn, the maximum. Each goes for good after ${RESTORABLE_DAYS} days.`,
    });
  }
  const withdrawalId = newId();
  await withdrawals.insertWithdrawal(ctx.db, {
    id: withdrawalId,
    collaboration_id: collaborationId,
    kind,
    subject_id: id,
    name,
    reason,
    withdrawn_at: ctx.now,
    withdrawn_by: ctx.actor.accountId,
    withdrawn_for: ctx.actor.profileId,
  });
  return withdrawalId;
}

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function listWithdrawals(
  ctx: MemberContext,
  id: string,
  query: ListQuery,
): Promise<Withdrawal[]> {
  await requireReadable(ctx, id);
  const rows = await withdrawals.findWithdrawals(ctx.db, id, restorableAfter(ctx.now), query);
  return rows.map((row) => ({
    ...row,
    restorable_until: new Date(Date.parse(row.withdrawn_at) + KEPT_MS).toISOString(),
  }));
}

const NOUNS = {
  file: 'file',
  milestone: 'milestone',
  indicator: 'indicator',
  reading: 'indicator',
} as const satisfies Record<WithdrawnKind, ChangedNoun>;

/** The record that a restored one belongs to in the history. @throws AppError INDICATOR_WITHDRAWN. */
async function subjectOf(
  ctx: MemberContext,
  { kind, subject_id, name }: { kind: WithdrawnKind; subject_id: string; name: string },
) {
  if (kind !== 'reading') return { id: subject_id, label: name };
  const indicator = await withdrawals.findIndicatorOfReading(ctx.db, subject_id);
  if (!indicator) throw new AppError('INDICATOR_WITHDRAWN');
  return { id: indicator.id, label: indicator.name };
}

/**
 * Brings a withdrawn record back with all that went with it.
 * @throws AppError WITHDRAWAL_NOT_FOUND; INDICATOR_WITHDRAWN, READING_DAY_TAKEN for a reading.
 */
export function restoreWithdrawal(
  ctx: MemberContext,
  { id, withdrawalId }: { id: string; withdrawalId: string },
): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await lockCollaboration(ctx, id, 'restore', 'even-archived');
    const found = await withdrawals.findWithdrawalForUpdate(
      ctx.db,
      id,
      withdrawalId,
      restorableAfter(ctx.now),
    );
    if (!found) throw new AppError('WITHDRAWAL_NOT_FOUND');
    const subject = await subjectOf(ctx, found);
    await withdrawals.restoreRecord(ctx.db, found);
    const isReading = found.kind === 'reading';
    await recordChange(ctx, {
      collaborationId: id,
      noun: NOUNS[found.kind],
      subject,
      what: isReading ? 'reading_restored' : 'brought-back',
      ...(isReading && { to: found.name }),
    });
    // Evidence, reports and comments show it again.
    await publishWork(ctx, id, [...WORK_PARTS]);
    return { id: found.subject_id };
  });
}

/** Deletes for good what was withdrawn up to an instant; nothing if it was restored meanwhile. */
export function purgeWithdrawal(ctx: Context, id: string, until: Date): Promise<void> {
  return transact(ctx, async (ctx) => {
    const found = await withdrawals.findOldForUpdate(ctx.db, id, until);
    if (!found) return;
    await withdrawals.deleteWithdrawal(ctx.db, id);
    await recordChange(ctx, {
      collaborationId: found.collaboration_id,
      noun: NOUNS[found.kind],
      subject: { id: found.subject_id, label: found.name },
      what: 'purged',
    });
  });
}
