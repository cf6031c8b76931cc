import { findOwners } from '#features/accounts/memberships/memberships.repository.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, type Pagination, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import { WEBHOOK_QUEUE } from '#platform/server/webhooks/announce.ts';
import { mailWebhookAddress } from './webhook.mail.ts';
import type { WebhookParts } from './webhook-sending.service.ts';
import {
  type NewWebhook,
  WEBHOOKS_MAX,
  type Webhook,
  type WebhookDelivery,
  type WebhookInput,
  type WebhookUpdate,
} from './webhooks.contract.ts';
import * as webhooks from './webhooks.repository.ts';

/** Tells a secret of ours from others. */
const SECRET_PREFIX = 'dayitva_whsec_';

export const listWebhooks = (ctx: MemberContext): Promise<Webhook[]> =>
  webhooks.findWebhooks(ctx.db, ctx.actor.profileId);

/** @throws AppError WEBHOOK_NOT_FOUND, also for another member's. */
async function ownWebhook(ctx: MemberContext, id: string): Promise<Webhook> {
  const webhook = await webhooks.findWebhook(ctx.db, ctx.actor.profileId, id);
  if (!webhook) throw new AppError('WEBHOOK_NOT_FOUND');
  return webhook;
}

/** @throws AppError VALIDATION_FAILED for an address without TLS, except where tests allow it. */
function checkAddress(url: string, { webhookExceptions }: WebhookParts): void {
  const { protocol, origin } = new URL(url);
  if (protocol === 'https:' || webhookExceptions.includes(origin)) return;
  throw validationError({ url: 'Please enter an address that starts with https://' });
}

function newSecret(ctx: MemberContext, { keys }: WebhookParts) {
  const secret = SECRET_PREFIX + newOpaqueToken();
  return { secret, sealed: keys.seal(secret, ctx.actor.profileId, 'webhook') };
}

async function mailNewAddress(ctx: MemberContext, url: string): Promise<void> {
  for (const to of await findOwners(ctx.db, ctx.actor.profileId)) await mailWebhookAddress(ctx, { to, url });
}

/** Adds a webhook, notifies the owners of the profile, and shows its secret for the only time. @throws AppError VALIDATION_FAILED, LIMIT_REACHED. */
export async function createWebhook(
  ctx: MemberContext,
  { url, events }: WebhookInput,
  parts: WebhookParts,
): Promise<NewWebhook> {
  checkAddress(url, parts);
  const { secret, sealed } = newSecret(ctx, parts);
  const stored = await transact(ctx, async (ctx) => {
    if ((await webhooks.countWebhooks(ctx.db, ctx.actor.profileId)) >= WEBHOOKS_MAX) {
      const message = `You have ${WEBHOOKS_MAX} webhooks, the most that one member can have. Please delete one first.`;
      throw new AppError('LIMIT_REACHED', { message });
    }
    const id = newId();
    recordAct(ctx, { kind: 'webhook-added', subject: ['webhook', id] });
    await mailNewAddress(ctx, url);
    const account_id = ctx.actor.profileId;
    return webhooks.insertWebhook(ctx.db, {
      id,
      account_id,
      created_by: ctx.actor.accountId,
      url,
      events,
      secret: sealed,
      created_at: ctx.now,
    });
  });
  return { ...stored, secret };
}

/** @throws AppError WEBHOOK_NOT_FOUND, VALIDATION_FAILED; CONFLICT if another window was first. */
export function updateWebhook(
  ctx: MemberContext,
  id: string,
  { version, ...fields }: WebhookUpdate,
  parts: WebhookParts,
): Promise<Webhook> {
  checkAddress(fields.url, parts);
  return transact(ctx, async (ctx) => {
    const before = await ownWebhook(ctx, id);
    const resumes = fields.is_active && !before.is_active;
    const key = { profileId: ctx.actor.profileId, id, version };
    const stored = await webhooks.updateWebhook(ctx.db, key, {
      ...fields,
      ...(resumes && { failing_since: null }),
      // The person who chose the address answers for it: the webhook pauses when this person leaves.
      ...((resumes || fields.url !== before.url) && { created_by: ctx.actor.accountId }),
    });
    if (!stored) throw new AppError('CONFLICT');
    recordAct(ctx, {
      kind: 'webhook-changed',
      subject: ['webhook', id],
      facts: { active: stored.is_active, address_changed: before.url !== stored.url },
    });
    if (before.url !== stored.url) await mailNewAddress(ctx, stored.url);
    // What waited while it was paused goes now.
    if (resumes) await ctx.jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
    return stored;
  });
}

/** @throws AppError WEBHOOK_NOT_FOUND. */
export async function removeWebhook(ctx: MemberContext, id: string): Promise<{ message: string }> {
  await transact(ctx, async (ctx) => {
    if (!(await webhooks.deleteWebhook(ctx.db, ctx.actor.profileId, id)))
      throw new AppError('WEBHOOK_NOT_FOUND');
    recordAct(ctx, { kind: 'webhook-removed', subject: ['webhook', id] });
  });
  return { message: 'The webhook has been deleted. Nothing more is sent to it.' };
}

/** Replaces the secret, and shows the new one for the only time. @throws AppError WEBHOOK_NOT_FOUND. */
export async function rollWebhookSecret(
  ctx: MemberContext,
  id: string,
  parts: WebhookParts,
): Promise<NewWebhook> {
  const { secret, sealed } = newSecret(ctx, parts);
  const stored = await transact(ctx, async (ctx) => {
    const stored = await webhooks.updateSecret(ctx.db, ctx.actor.profileId, id, sealed);
    if (!stored) throw new AppError('WEBHOOK_NOT_FOUND');
    recordAct(ctx, { kind: 'webhook-secret-renewed', subject: ['webhook', id] });
    return stored;
  });
  return { ...stored, secret };
}

/** Stores a test, which a job sends at once. @throws AppError WEBHOOK_NOT_FOUND. */
export function testWebhook(ctx: MemberContext, id: string): Promise<WebhookDelivery> {
  return transact(ctx, async (ctx) => {
    await ownWebhook(ctx, id);
    const event_id = newId();
    const created_at = ctx.now.toISOString();
    const body = JSON.stringify({ id: event_id, type: 'ping', created_at, data: { webhook_id: id } });
    const delivery = await webhooks.insertDelivery(ctx.db, {
      id: newId(),
      webhook_id: id,
      event_id,
      type: 'ping',
      body,
      created_at: ctx.now,
      next_try_at: ctx.now,
    });
    await ctx.jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
    return delivery;
  });
}

/** @throws AppError WEBHOOK_NOT_FOUND. */
export async function listWebhookDeliveries(
  ctx: MemberContext,
  id: string,
  query: PageQuery,
): Promise<{ records: WebhookDelivery[]; pagination: Pagination }> {
  await ownWebhook(ctx, id);
  const [records, total] = await Promise.all([
    webhooks.findDeliveries(ctx.db, id, query),
    webhooks.countDeliveries(ctx.db, id),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** Sends a delivery again, whatever became of it. @throws AppError WEBHOOK_NOT_FOUND, DELIVERY_NOT_FOUND. */
export function redeliverWebhook(
  ctx: MemberContext,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<WebhookDelivery> {
  return transact(ctx, async (ctx) => {
    await ownWebhook(ctx, id);
    const delivery = await webhooks.restartDelivery(ctx.db, id, deliveryId, ctx.now);
    if (!delivery) throw new AppError('DELIVERY_NOT_FOUND');
    await ctx.jobs.enqueue(ctx.db, WEBHOOK_QUEUE, {});
    return delivery;
  });
}
