import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import type { Collaboration } from '#features/collaborations/collaboration/collaborations.contract.ts';
import { updateCollaboration } from '#features/collaborations/collaboration/collaborations.repository.ts';
import {
  getCollaboration,
  lockCollaboration,
  lockRemovedCollaboration,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { nameOfPersons } from '#features/profiles/records/acting-name.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { mailText } from '#platform/server/mail/mail-text.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import { nothingWasDone } from './collaboration-work.rules.ts';
import { type Removal, UNDO_SECONDS } from './removal.contract.ts';
import { mailRemoved } from './removal.mail.ts';
import * as removal from './removal.repository.ts';

/** How long, in milliseconds, a deletion can be undone: as long as the screen offers it, and the way of the last click. */
const UNDO_MS = UNDO_SECONDS * 1000 + 5000;

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function getRemoval(ctx: MemberContext, id: string): Promise<Removal> {
  const collaboration = await getCollaboration(ctx, id);
  const contents = await removal.findContents(ctx.db, id);
  const { participants, milestones, files, comments, budget_proposals } = contents;
  const can_remove =
    collaboration.rights.includes('delete') &&
    contents.grants_agreed === 0 &&
    nothingWasDone({ ...collaboration, ...contents });
  return { can_remove, participants, milestones, files, comments, budget_proposals };
}

/**
 * Deletes a collaboration for everybody: from now on it shows nowhere. It can be brought back for ten seconds
 * (`undoRemoval`). A job deletes it for good a minute later, and then tells the others.
 * @throws AppError COLLABORATION_NOT_FOUND; COLLABORATION_ROLE_FORBIDS for a participant who does not lead it;
 *   COLLABORATION_HAS_GRANT if a grant was agreed in it; COLLABORATION_HAS_WORK if something else was done.
 */
export function removeCollaboration(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    const collaboration = await lockCollaboration(ctx, id, 'delete', 'even-archived');
    const contents = await removal.findContents(ctx.db, id);
    if (contents.grants_agreed > 0) throw new AppError('COLLABORATION_HAS_GRANT');
    if (!nothingWasDone({ ...collaboration, ...contents })) throw new AppError('COLLABORATION_HAS_WORK');
    await updateCollaboration(ctx.db, id, {
      removed_at: ctx.now,
      removed_by: ctx.actor.accountId,
      removed_for: ctx.actor.profileId,
    });
    // The history ends with the collaboration; the audit log keeps that it was deleted.
    await recordChange(ctx, { collaborationId: id, noun: 'collaboration', what: 'removed' });
    return { id };
  });
}

/**
 * Brings a deleted collaboration back with all that is in it, for those who may delete it.
 * @throws AppError COLLABORATION_NOT_FOUND, also for one that is not deleted; COLLABORATION_ROLE_FORBIDS; UNDO_TOO_LATE.
 */
export function undoRemoval(ctx: MemberContext, id: string): Promise<Collaboration> {
  return transact(ctx, async (ctx) => {
    const { removed_at } = await lockRemovedCollaboration(ctx, id);
    if (ctx.now.getTime() - Date.parse(removed_at) > UNDO_MS) throw new AppError('UNDO_TOO_LATE');
    await updateCollaboration(ctx.db, id, { removed_at: null, removed_by: null, removed_for: null });
    await recordChange(ctx, { collaborationId: id, noun: 'collaboration', what: 'brought-back' });
    return getCollaboration(ctx, id);
  });
}

/** Deletes a collaboration for good that was deleted before an instant, and tells its members; nothing if it was brought back. */
export function purgeCollaboration(ctx: Context, id: string, before: Date): Promise<void> {
  return transact(ctx, async (ctx) => {
    const removed = await removal.findRemovalForUpdate(ctx.db, id, before);
    if (!removed) return;
    const { title, removed_by, removed_for } = removed;
    const members = await removal.findMembers(ctx.db, id);
    const by = removed_by && removed_for ? await nameOfPersons(ctx, [removed_by], removed_for) : null;
    await announce(ctx, 'collaboration.changed', {
      to: members.map((member) => member.id),
      data: { collaboration_id: id, change: 'removed' },
    });
    await removal.deleteCollaboration(ctx.db, id);
    for (const to of members.filter((member) => member.id !== removed_for)) {
      await mailRemoved(ctx, { to, by: by ?? mailText`A member`, title });
    }
  });
}
