import { z } from 'zod';
import { OpenAnswer, OUTCOMES, SUBJECT_KINDS } from '#features/activity/decisions/decisions.contract.ts';
import { Instant, optionalText, text, Uuid } from '#platform/contract/fields.ts';
import { PageQuery, paged, wholeNumber } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Longest reason of a decision in the queue, in characters. */
export const REASON_MAX = 500;

const KIND = z.enum(SUBJECT_KINDS, 'Unknown kind');

/** Something that waits for a decision of an admin. */
export const QueueItem = z.object({
  kind: KIND,
  id: z.uuid(),
  title: z.string(),
  /** The words to decide on, or their beginning. */
  text: z.string(),
  author_name: z.string(),
  since: Instant,
  /** Where all of it can be read: an address on this site; null where `text` is all. */
  path: z.string().nullable(),
  /** State that the admin has seen; the decision sends it back. */
  stamp: z.string(),
  /** The author's answer to the first decision; null where there was none. */
  answer: OpenAnswer.nullable(),
});
export type QueueItem = z.output<typeof QueueItem>;

export const QueueQuery = PageQuery.extend({
  pageSize: wholeNumber('Page size', 100).default(20),
  kind: KIND.optional(),
  answered: z.enum(['yes'], 'Please choose yes or nothing').optional(),
});
export type QueueQuery = z.output<typeof QueueQuery>;

export const ModerationDecision = z
  .strictObject({
    decision: z.enum(OUTCOMES, 'Please choose a decision'),
    reason: optionalText(REASON_MAX, 'Reason'),
    stamp: text(40, 'Stamp'),
  })
  .refine(({ decision, reason }) => decision === 'accepted' || reason, {
    path: ['reason'],
    error: 'Please give a reason',
  });
export type ModerationDecision = z.output<typeof ModerationDecision>;

/** A decision as the log shows it. */
const LoggedDecision = z.object({
  id: z.uuid(),
  kind: KIND,
  title: z.string(),
  decision: z.enum(OUTCOMES),
  reason: z.string().nullable(),
  decided_at: Instant,
  decided_by: z.string().nullable(),
  author_name: z.string().nullable(),
});

export const listModerationQueue = defineRoute({
  name: 'listModerationQueue',
  method: 'GET',
  path: '/admin/moderation',
  access: 'admin',
  summary:
    'What waits for a decision, of all kinds, the longest waiting first; the oldest two hundred of each kind',
  query: QueueQuery,
  response: paged(QueueItem).extend({
    /** Numbers of what waits, whatever the filters are. */
    counts: z.object({ all: z.int(), answered: z.int(), kinds: z.record(KIND, z.int()) }),
  }),
});

export const decideQueueItem = defineRoute({
  name: 'decideQueueItem',
  method: 'PUT',
  path: '/admin/moderation/:kind/:id/decision',
  access: 'admin',
  summary:
    'Accepts, returns or refuses something that waits, as the page of its kind does; the author gets a mail',
  params: z.strictObject({ kind: KIND, id: Uuid }),
  body: ModerationDecision,
  response: z.object({ id: Uuid, decision: z.enum(OUTCOMES) }),
});

export const listModerationLog = defineRoute({
  name: 'listModerationLog',
  method: 'GET',
  path: '/admin/moderation/log',
  access: 'admin',
  summary: 'Decisions on what members sent, with their reasons, newest first',
  query: PageQuery.extend({ kind: KIND.optional() }),
  response: paged(LoggedDecision),
});
