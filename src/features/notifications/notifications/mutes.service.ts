import type { MemberContext } from '#platform/server/context.ts';
import { deleteMute, insertMute, isMuted } from './mutes.repository.ts';

const muteOf = ({ actor }: MemberContext, collaborationId: string) => ({
  account_id: actor.accountId,
  collaboration_id: collaborationId,
});

/** True if the person has muted the collaboration. The caller has read it as the person. */
export const hasMuted = (ctx: MemberContext, collaborationId: string): Promise<boolean> =>
  isMuted(ctx.db, muteOf(ctx, collaborationId));

/** Mutes a collaboration for the person, or ends that. The caller has read it as the person. Call inside a transaction. */
export async function setMuted(ctx: MemberContext, collaborationId: string, muted: boolean): Promise<void> {
  const mute = muteOf(ctx, collaborationId);
  await (muted ? insertMute(ctx.db, { ...mute, created_at: ctx.now }) : deleteMute(ctx.db, mute));
}
