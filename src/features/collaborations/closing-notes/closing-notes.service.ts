import { recordChange } from '#features/collaborations/changes/changes.service.ts';
import {
  lockCollaboration,
  requireReadable,
} from '#features/collaborations/collaboration/collaborations.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { ClosingNote } from './closing-notes.contract.ts';
import { findClosingNotes, upsertClosingNote } from './closing-notes.repository.ts';

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function listClosingNotes(ctx: MemberContext, id: string): Promise<ClosingNote[]> {
  await requireReadable(ctx, id);
  return findClosingNotes(ctx.db, id);
}

/**
 * Stores the closing note of the caller's organisation. @returns all notes.
 * @throws AppError COLLABORATION_NOT_FOUND, COLLABORATION_ROLE_FORBIDS, COLLABORATION_ARCHIVED,
 *   COLLABORATION_NOT_COMPLETED.
 */
export function saveClosingNote(
  ctx: MemberContext,
  id: string,
  { note }: { note: string },
): Promise<ClosingNote[]> {
  return transact(ctx, async (ctx) => {
    const { profileId, accountId } = ctx.actor;
    const { status } = await lockCollaboration(ctx, id, 'ratings');
    if (status !== 'completed') throw new AppError('COLLABORATION_NOT_COMPLETED');
    const before = (await findClosingNotes(ctx.db, id)).find((one) => one.profile_id === profileId);
    if (before?.note !== note) {
      await upsertClosingNote(ctx.db, id, { profileId, accountId, note, at: ctx.now });
      // The words stay with the note, so that they can be erased with the account.
      const what = before ? 'text' : 'added';
      await recordChange(ctx, { collaborationId: id, noun: 'closing-note', what });
    }
    return findClosingNotes(ctx.db, id);
  });
}
