import { z } from 'zod';
import { Instant } from '../fields.ts';

const Id = z.uuid();
const COLLABORATION_CHANGES = [
  'started',
  'updated',
  'budget-agreed',
  'archived',
  'restored',
  'removed',
] as const;

/** What webhooks announce: by kind, when it happens and its data. Ids and states only, for an address is not a member. */
export const WEBHOOK_EVENTS = {
  'collaboration_request.received': {
    words: 'A collaboration request was received',
    // Of a guest, who has no id and gets no answer here.
    data: z.object({ request_id: Id, sender_id: Id.nullable(), status: z.enum(['pending', 'released']) }),
  },
  'collaboration_request.answered': {
    words: 'A collaboration request was accepted, declined or withdrawn',
    data: z.object({
      request_id: Id,
      status: z.enum(['accepted', 'declined', 'withdrawn']),
      collaboration_id: z.string().nullable(),
    }),
  },
  'collaboration.changed': {
    words: 'A collaboration was started or changed',
    data: z.object({ collaboration_id: z.string(), change: z.enum(COLLABORATION_CHANGES) }),
  },
  'milestone.completed': {
    words: 'A milestone was completed',
    data: z.object({ collaboration_id: z.string(), milestone_id: Id }),
  },
  'grant.changed': {
    words: 'Something was done with a grant: agreed, asked for, paid or reported',
    data: z.object({
      collaboration_id: z.string(),
      grant_id: Id,
      /** What was changed: the grant itself or one of its records, and its id. */
      noun: z.enum(['grant', 'fund-request', 'release', 'utilisation']),
      subject_id: Id,
      change: z.string(),
      state: z.string().nullable(),
    }),
  },
  'verification.decided': {
    words: 'A request for verification was decided',
    data: z.object({
      request_id: Id,
      level: z.int(),
      decision: z.enum(['granted', 'refused', 'revoked']),
    }),
  },
  ping: { words: 'A test', data: z.object({ webhook_id: Id }) },
} as const;

export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export type WebhookEventData<T extends WebhookEventType> = z.input<(typeof WEBHOOK_EVENTS)[T]['data']>;

/** Kinds that a member can choose; a test is sent to every webhook. */
export const CHOSEN_EVENTS = Object.keys(WEBHOOK_EVENTS).filter((type) => type !== 'ping') as [
  WebhookEventType,
  ...WebhookEventType[],
];

/** Body of a delivery. */
export const webhookBody = (type: WebhookEventType) =>
  z.object({
    /** The same at each try of an event. */
    id: Id,
    type: z.literal(type),
    created_at: Instant,
    data: WEBHOOK_EVENTS[type].data,
  });
