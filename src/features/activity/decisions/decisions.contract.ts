import { z } from 'zod';
import { Instant, requiredText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** What members send and admins decide on. A report of content has no author who could answer here. */
const ANSWERED_KINDS = ['testimonial', 'case-study', 'resource', 'course', 'post'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];
export const SUBJECT_KINDS = [...ANSWERED_KINDS, 'report'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const OUTCOMES = ['accepted', 'returned', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Longest answer to a refusal, in characters. */
export const ANSWER_MAX = 1000;

export const RefusalAnswerInput = z.strictObject({
  body: requiredText(ANSWER_MAX, 'Answer', 'Please write your answer'),
});
export type RefusalAnswerInput = z.output<typeof RefusalAnswerInput>;

/** The refusal of an item, as its author sees it. */
export const Refusal = z.object({
  refused_at: Instant,
  reason: z.string().nullable(),
  /** The author's answer; null if there is none yet. */
  answer: z
    .object({
      body: z.string(),
      created_at: Instant,
      /** When it was decided for the second time, which is final, or its item was deleted; null while it waits. */
      settled_at: Instant.nullable(),
    })
    .nullable(),
});
export type Refusal = z.output<typeof Refusal>;

/** The author's answer to the first decision, which waits for the second one, as admins see it. */
export const OpenAnswer = z.object({
  body: z.string(),
  created_at: Instant,
  first_reason: z.string().nullable(),
  first_decided_at: Instant,
  /** Null if it is not known, and once the account was erased. */
  first_decided_by: z.string().nullable(),
});
export type OpenAnswer = z.output<typeof OpenAnswer>;

const Params = z.strictObject({ kind: z.enum(ANSWERED_KINDS, 'Unknown kind'), id: Uuid });

export const getRefusal = defineRoute({
  name: 'getRefusal',
  method: 'GET',
  path: '/refusals/:kind/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The refusal of the member's own item, and the answer to it",
  params: Params,
  response: Refusal,
});

export const answerRefusal = defineRoute({
  name: 'answerRefusal',
  method: 'POST',
  path: '/refusals/:kind/:id/answer',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: "Answers the refusal of the member's own item, once; it waits for an admin again",
  params: Params,
  body: RefusalAnswerInput,
  response: Refusal,
  status: 201,
});

/** An item that waits for a decision, as its area describes it to the queue of admins. */
export interface WaitingItem {
  id: string;
  title: string;
  /** The words to decide on, or their beginning. */
  text: string;
  author_name: string;
  /** ISO instant since when it waits. */
  since: string;
  /** Address where all of it can be read; null where `text` is all. */
  path: string | null;
  /** State that the admin has seen: the decision is refused for another one. */
  stamp: string;
}
