import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { WEBHOOK_QUEUE } from '#platform/server/webhooks/announce.ts';
import { sendDueDeliveries, type WebhookParts } from './webhook-sending.service.ts';
import { DELIVERY_DAYS } from './webhooks.contract.ts';
import { deleteOldDeliveries } from './webhooks.repository.ts';

/** Each minute, for what is tried again; what is new starts the job when it is stored. */
export const WEBHOOK_SCHEDULE = '* * * * *';

/** A job may take two minutes. */
const FOR_MS = 60_000;

/** Creates the job that sends deliveries that are due, and deletes those that were kept long enough. */
export function createWebhookDeliveries(parts: JobParts, webhookParts: WebhookParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - DELIVERY_DAYS * DAY_MS);
    await inSteps((step) => deleteOldDeliveries(ctx.db, before, step));
    if (await sendDueDeliveries(ctx, webhookParts, FOR_MS)) await jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
  };
}
