import { type ChangesPage, findChanges } from '#features/collaborations/changes/changes.repository.ts';
import { requireReadable } from '#features/collaborations/collaboration/collaborations.service.ts';
import type { MemberContext } from '#platform/server/context.ts';

/** @throws AppError COLLABORATION_NOT_FOUND, also when the caller does not take part. */
export async function listCollaborationChanges(ctx: MemberContext, id: string, query: ChangesPage) {
  await requireReadable(ctx, id);
  return findChanges(ctx.db, id, query);
}
