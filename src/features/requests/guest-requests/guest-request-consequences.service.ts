import { recordAct } from '#platform/server/audit/record-act.ts';
import type { Context } from '#platform/server/context.ts';
import { announce } from '#platform/server/webhooks/announce.ts';

/** Records what an admin did with a guest's request. @param kind of the act. */
export const recordGuestRequest =
  (kind: string) =>
  (ctx: Context, { id }: { id: string }): void =>
    recordAct(ctx, { kind, subject: ['collaboration request', id] });

/** Announces a guest's request to the webhooks of its target. */
export const announceReleased = (
  ctx: Context,
  { id, to }: { id: string; to: { id: string } },
): Promise<void> =>
  announce(ctx, 'collaboration_request.received', {
    to: [to.id],
    data: { request_id: id, sender_id: null, status: 'released' },
  });
