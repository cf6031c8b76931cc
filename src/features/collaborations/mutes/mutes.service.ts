import { getCollaboration } from '#features/collaborations/collaboration/collaborations.service.ts';
import { hasMuted, setMuted } from '#features/notifications/notifications/mutes.service.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';

/** @throws AppError COLLABORATION_NOT_FOUND. */
export async function getMute(ctx: MemberContext, id: string): Promise<{ is_muted: boolean }> {
  await getCollaboration(ctx, id);
  return { is_muted: await hasMuted(ctx, id) };
}

/** Mutes a collaboration for the person, or ends that; an archived one too. @throws AppError COLLABORATION_NOT_FOUND. */
export function updateMute(
  ctx: MemberContext,
  id: string,
  { is_muted }: { is_muted: boolean },
): Promise<{ is_muted: boolean }> {
  return transact(ctx, async (ctx) => {
    await getCollaboration(ctx, id);
    await setMuted(ctx, id, is_muted);
    return { is_muted };
  });
}
