import { z } from 'zod';
import { IdParams, Instant, Uuid, Version } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { CHOSEN_EVENTS } from '#platform/contract/webhooks/webhook-events.ts';

/** Number of webhooks that a member can have. */
export const WEBHOOKS_MAX = 5;
/** Days for which deliveries are kept. */
export const DELIVERY_DAYS = 30;

/** An address of a program. Whether it needs TLS depends on the installation, so the server checks that. */
const WebhookUrl = z
  .string('Please enter the address')
  .trim()
  .min(1, 'Please enter the address')
  .max(500, 'The address must be 500 characters or less')
  .refine(
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'Please enter an address that starts with https://',
  )
  .refine((value) => {
    const url = URL.parse(value);
    return !url || (url.username === '' && url.password === '');
  }, 'The address must not contain a user name or a password');

export const WebhookInput = z.strictObject({
  url: WebhookUrl,
  events: z
    .array(z.enum(CHOSEN_EVENTS, 'This event does not exist'), 'Please choose at least one event')
    .min(1, 'Please choose at least one event')
    .max(CHOSEN_EVENTS.length, 'Events has too many entries')
    .refine((events) => new Set(events).size === events.length, 'Events has a duplicate entry'),
});
export type WebhookInput = z.output<typeof WebhookInput>;

export const WebhookUpdate = WebhookInput.extend({
  is_active: z.boolean('Please say whether events are sent'),
  /** The version that the change starts from. */
  version: Version,
});
export type WebhookUpdate = z.output<typeof WebhookUpdate>;

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.string()),
  /** False if the owner has paused it, or after three days of failures. */
  is_active: z.boolean(),
  /** First failure since the last success; null if the last delivery succeeded. */
  failing_since: Instant.nullable(),
  version: z.int(),
  created_at: Instant,
});
export type Webhook = z.output<typeof Webhook>;

export const NewWebhook = Webhook.extend({
  /** The secret of the signatures. Only this answer, and that of a new secret, has it. */
  secret: z.string(),
});
export type NewWebhook = z.output<typeof NewWebhook>;

export const WebhookDelivery = z.object({
  id: z.uuid(),
  event_id: z.uuid(),
  type: z.string(),
  /** The JSON that is sent. */
  body: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.int(),
  /** Null when no try follows. */
  next_try_at: Instant.nullable(),
  /** The last try; null before the first one. */
  tried_at: Instant.nullable(),
  /** HTTP status of the last answer; null if none came. */
  status: z.int().nullable(),
  duration_ms: z.int().nullable(),
  /** Why the last try failed. */
  error: z.string().nullable(),
  /** Start of the last answer. */
  answer: z.string().nullable(),
  created_at: Instant,
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;

const BASE = '/account/webhooks';
const Message = z.object({ message: z.string() });
const DeliveryParams = z.strictObject({ id: Uuid, deliveryId: Uuid });

export const listWebhooks = defineRoute({
  name: 'listWebhooks',
  method: 'GET',
  path: BASE,
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The member's webhooks, oldest first, without their secrets",
  response: z.array(Webhook),
});

export const createWebhook = defineRoute({
  name: 'createWebhook',
  method: 'POST',
  path: BASE,
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Adds a webhook; the secret of its signatures is shown only now',
  body: WebhookInput,
  response: NewWebhook,
  status: 201,
});

export const updateWebhook = defineRoute({
  name: 'updateWebhook',
  method: 'PUT',
  path: `${BASE}/:id`,
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Changes a webhook, pauses it or resumes it',
  params: IdParams,
  body: WebhookUpdate,
  response: Webhook,
});

export const removeWebhook = defineRoute({
  name: 'removeWebhook',
  method: 'DELETE',
  path: `${BASE}/:id`,
  access: 'signed-in',
  act: 'write',
  scope: 'none',
  summary: 'Deletes a webhook with what waits for it and its log',
  params: IdParams,
  response: Message,
});

export const rollWebhookSecret = defineRoute({
  name: 'rollWebhookSecret',
  method: 'POST',
  path: `${BASE}/:id/secret`,
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Replaces the secret of the signatures; the earlier one signs nothing any more',
  params: IdParams,
  response: NewWebhook,
});

export const testWebhook = defineRoute({
  name: 'testWebhook',
  method: 'POST',
  path: `${BASE}/:id/test`,
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sends the event ping, once, also to a paused webhook',
  params: IdParams,
  response: WebhookDelivery,
  status: 201,
});

export const listWebhookDeliveries = defineRoute({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: `${BASE}/:id/deliveries`,
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: `Deliveries of the last ${DELIVERY_DAYS} days, newest first`,
  params: IdParams,
  query: PageQuery,
  response: paged(WebhookDelivery),
});

export const redeliverWebhook = defineRoute({
  name: 'redeliverWebhook',
  method: 'POST',
  path: `${BASE}/:id/deliveries/:deliveryId`,
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Sends a delivery again, with the same id of the event',
  params: DeliveryParams,
  response: WebhookDelivery,
});
