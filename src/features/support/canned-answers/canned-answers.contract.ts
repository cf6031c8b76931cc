import { z } from 'zod';
import { IdParams, Instant, requiredLine, requiredText, Version } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { PLACEHOLDER_LIST, unknownPlaceholder } from './placeholders.rules.ts';

/** The most canned answers of the platform: they are shown in one list. */
export const CANNED_ANSWERS_MAX = 100;
export const CANNED_TITLE_MAX = 80;
/** Leaves room for names in an answer of 5000 characters. */
export const CANNED_BODY_MAX = 4000;

export const CannedAnswerInput = z.strictObject({
  title: requiredLine(CANNED_TITLE_MAX, 'Title'),
  body: requiredText(CANNED_BODY_MAX, 'Answer').check((ctx) => {
    const unknown = unknownPlaceholder(ctx.value);
    if (unknown === undefined) return;
    const message = `${unknown} is not a placeholder. You can use ${PLACEHOLDER_LIST}.`;
    ctx.issues.push({ code: 'custom', message, input: ctx.value, continue: true });
  }),
});
export type CannedAnswerInput = z.output<typeof CannedAnswerInput>;

/** A change of the version that its writer has seen. */
export const CannedAnswerUpdate = CannedAnswerInput.extend({
  version: Version.min(1, 'Version must be at least 1'),
});
export type CannedAnswerUpdate = z.output<typeof CannedAnswerUpdate>;

export const CannedAnswer = z.object({
  id: z.uuid(),
  title: z.string(),
  body: z.string(),
  version: z.int(),
  updated_at: Instant,
  /** Name of the supporter who changed it last, at that time; null for one that came with the platform. */
  updated_by_name: z.string().nullable(),
});
export type CannedAnswer = z.output<typeof CannedAnswer>;

const CANNED_ANSWER_CHANGES = ['added', 'changed', 'removed'] as const;

export const CannedAnswerChange = z.object({
  id: z.uuid(),
  change: z.enum(CANNED_ANSWER_CHANGES),
  /** Title and text after the change; of a removed answer the last ones. */
  title: z.string(),
  body: z.string(),
  changed_by_name: z.string(),
  changed_at: Instant,
});
export type CannedAnswerChange = z.output<typeof CannedAnswerChange>;

export const listCannedAnswers = defineRoute({
  name: 'listCannedAnswers',
  method: 'GET',
  path: '/admin/support/answers',
  access: 'admin',
  summary: 'Lists all canned answers, by title',
  response: z.array(CannedAnswer),
});

export const createCannedAnswer = defineRoute({
  name: 'createCannedAnswer',
  method: 'POST',
  path: '/admin/support/answers',
  access: 'admin',
  summary: 'Adds a canned answer',
  body: CannedAnswerInput,
  response: CannedAnswer,
  status: 201,
});

export const updateCannedAnswer = defineRoute({
  name: 'updateCannedAnswer',
  method: 'PUT',
  path: '/admin/support/answers/:id',
  access: 'admin',
  summary: 'Changes a canned answer; refused if it has changed since the given version',
  params: IdParams,
  body: CannedAnswerUpdate,
  response: CannedAnswer,
});

export const removeCannedAnswer = defineRoute({
  name: 'removeCannedAnswer',
  method: 'DELETE',
  path: '/admin/support/answers/:id',
  access: 'admin',
  summary: 'Deletes a canned answer; its changes stay in the log',
  params: IdParams,
  response: IdParams,
});

export const listCannedAnswerChanges = defineRoute({
  name: 'listCannedAnswerChanges',
  method: 'GET',
  path: '/admin/support/answers/changes',
  access: 'admin',
  summary: 'Lists who changed which canned answer, newest first',
  query: PageQuery,
  response: paged(CannedAnswerChange),
});
