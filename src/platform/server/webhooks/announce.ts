import type { WebhookEventData, WebhookEventType } from '#platform/contract/webhooks/webhook-events.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';
import { insertDeliveries } from './webhook-events.repository.ts';

/** The queue that sends what waits. */
export const WEBHOOK_QUEUE = 'webhook-deliveries';

/**
 * Announces an event to the webhooks of these members that asked for its kind. Call it inside `transact`: the deliveries are
 * stored with the change or not at all, and are sent after the commit, at least once each.
 * @param to ids of the members whom the event is about.
 */
export async function announce<T extends WebhookEventType>(
  ctx: Context,
  type: T,
  { to, data }: { to: readonly string[]; data: WebhookEventData<T> },
): Promise<void> {
  const id = newId();
  const body = JSON.stringify({ id, type, created_at: ctx.now.toISOString(), data });
  const waits = await insertDeliveries(ctx.db, { id, type, body, to, now: ctx.now });
  if (waits) await ctx.jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
}
