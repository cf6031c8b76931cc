import { DAY_MS } from '#platform/contract/durations.ts';
import type { Context, JobParts } from '#platform/server/context.ts';
import { createSecretKeys } from '#platform/server/crypto/secret-keys.ts';
import { inSteps } from '#platform/server/in-steps.ts';
import type { Jobs } from '#platform/server/jobs.ts';
import { defineJob } from '#platform/server/noun.ts';
import { WEBHOOK_QUEUE } from '#platform/server/webhooks/announce.ts';
import { sendDueDeliveries, type WebhookParts } from './webhook-sending.service.ts';
import { DELIVERY_DAYS } from './webhooks.contract.ts';
import { deleteOldDeliveries } from './webhooks.repository.ts';

/** A job may take two minutes. */
const FOR_MS = 60_000;

/** Creates the job that sends deliveries that are due, and deletes those that were kept long enough. */
function createWebhookDeliveries(parts: JobParts, webhookParts: WebhookParts) {
  return async (_: unknown, jobs: Jobs): Promise<void> => {
    const ctx: Context = { ...parts, actor: null, now: new Date(), jobs };
    const before = new Date(ctx.now.getTime() - DELIVERY_DAYS * DAY_MS);
    await inSteps((step) => deleteOldDeliveries(ctx.db, before, step));
    if (await sendDueDeliveries(ctx, webhookParts, FOR_MS)) await jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
  };
}

export const webhookDeliveriesJob = defineJob({
  queue: WEBHOOK_QUEUE,
  /** Each minute, for what is tried again; what is new starts the job when it is stored. */
  schedule: '* * * * *',
  work: (parts) =>
    createWebhookDeliveries(parts, {
      keys: createSecretKeys(parts.config.sessionSecret),
      webhookExceptions: parts.config.webhookExceptions,
    }),
});
