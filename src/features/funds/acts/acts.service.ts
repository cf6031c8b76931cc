import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import type { Context } from '#platform/server/context.ts';
import { emit } from '#platform/server/events/events.ts';
import { newId } from '#platform/server/ids.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import { type ActOfGrant, grantActed } from './acts.events.ts';
import { insertAct } from './acts.repository.ts';

type Optional = 'state' | 'amount' | 'remark' | 'isNews' | 'isLast';
type Act = Omit<ActOfGrant, Optional> & Partial<Pick<ActOfGrant, Optional>>;

/**
 * Keeps who does what with a grant, before anything is posted for it. Call `tellOfAct` with the answer as the last statement of the
 * transaction: it holds a row for which other changes of the collaboration wait.
 * @returns the act with its id, which entries of the ledger name.
 */
export async function keepAct(ctx: Context, act: Act): Promise<ActOfGrant & { id: string }> {
  const kept = { state: null, amount: null, remark: null, isNews: true, isLast: true, ...act, id: newId() };
  await insertAct(ctx.db, {
    id: kept.id,
    grant_id: kept.grant.id,
    noun: kept.noun,
    subject_id: kept.subjectId,
    move: kept.deed,
    to_state: kept.state,
    amount: kept.amount,
    remark: kept.remark,
    account_id: ctx.actor?.accountId ?? null,
    profile_id: ctx.actor?.profileId ?? null,
    acted_at: ctx.now,
  });
  return kept;
}

/** Says what was done to all that listen. */
export const tellOfAct = (ctx: Context, act: ActOfGrant): Promise<void> => emit(ctx, grantActed, act);

/** Writes the act into the history of the collaboration, and tells open workspaces. */
export const keepHistory = (
  ctx: Context,
  { grant, noun, subjectId, deed, amount, remark }: ActOfGrant,
): Promise<void> =>
  recordChange(ctx, {
    collaborationId: grant.collaboration_id,
    noun,
    subject: { id: subjectId, label: grant.title },
    what: deed,
    to: amount,
    reason: remark,
  });

/** Announces the act to the webhooks of both sides; what is no news of the other side, to the own ones only. */
export const announceAct = (
  ctx: Context,
  { grant, noun, subjectId, deed, state, isNews }: ActOfGrant,
): Promise<void> =>
  announce(ctx, 'grant.changed', {
    to: [grant.funder_id, grant.agency_id]
      .filter((id) => id !== null)
      .filter((id) => isNews || id === ctx.actor?.profileId),
    data: {
      collaboration_id: grant.collaboration_id,
      grant_id: grant.id,
      noun,
      subject_id: subjectId,
      change: deed,
      state,
    },
  });
