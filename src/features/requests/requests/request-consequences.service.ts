import { settleNews } from '#features/notifications/notifications/notify.service.ts';
import type { Context } from '#platform/server/context.ts';
import { announce } from '#platform/server/webhooks/announce.ts';
import { newsOf } from './collaboration-request.mail.ts';

/** Announces a new request to the webhooks of its target. */
export const announceSent = (
  ctx: Context,
  { id, senderId, to }: { id: string; senderId: string; to: { id: string } },
): Promise<void> =>
  announce(ctx, 'collaboration_request.received', {
    to: [to.id],
    data: { request_id: id, sender_id: senderId, status: 'pending' },
  });

/** Marks the notice of a request as read: it waits for nobody any more. */
export const settleRequest = (
  ctx: Context,
  { id, target }: { id: string; target: { id: string } },
): Promise<void> => settleNews(ctx, { profileId: target.id, once: newsOf(id) });

interface Settled {
  id: string;
  sender: { id: string };
  target: { id: string };
  leaving: string | null;
}

/** The sides whose webhooks hear what became of a request: not one that is leaving. */
const staying = ({ sender, target, leaving }: Settled) =>
  [sender.id, target.id].filter((id) => id !== leaving);

/** Announces an answer to the webhooks of both sides. */
export const announceAnswered = (
  ctx: Context,
  { collaborationId, ...request }: Settled & { collaborationId: string | null },
): Promise<void> =>
  announce(ctx, 'collaboration_request.answered', {
    to: staying(request),
    data: {
      request_id: request.id,
      status: collaborationId ? 'accepted' : 'declined',
      collaboration_id: collaborationId,
    },
  });

/** Announces to the webhooks of both sides that a request is withdrawn. */
export const announceWithdrawn = (ctx: Context, request: Settled): Promise<void> =>
  announce(ctx, 'collaboration_request.answered', {
    to: staying(request),
    data: { request_id: request.id, status: 'withdrawn', collaboration_id: null },
  });
