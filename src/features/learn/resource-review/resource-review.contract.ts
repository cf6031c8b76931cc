import { z } from 'zod';
import { OpenAnswer } from '#features/activity/decisions/decisions.contract.ts';
import { OwnResource } from '#features/learn/resource-upload/resource-upload.contract.ts';
import { IdParams, Instant, optionalText } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const REMARK_MAX = 500;

/** A resource, or a new version of one, that waits for an admin. */
export const WaitingResource = OwnResource.extend({ waiting_since: Instant, answer: OpenAnswer.nullable() });
export type WaitingResource = z.output<typeof WaitingResource>;

const DECISIONS = ['published', 'returned', 'declined'] as const;

/** A decision of an admin. One that returns or declines says why. */
export const ResourceDecision = z
  .strictObject({
    status: z.enum(DECISIONS, 'Please choose published, returned or declined'),
    remark: optionalText(REMARK_MAX, 'Remark'),
    /** As the admin has seen it: what was sent again since is another thing. Null for one that does not wait. */
    waiting_since: Instant.nullable(),
    /** True if the content was checked, too: the mark "Verified". Only when it is published. */
    is_verified: z.boolean('Verified must be true or false').default(false),
  })
  .refine(({ status, remark }) => status === 'published' || remark, {
    path: ['remark'],
    error: 'Please give the author a reason',
  });
export type ResourceDecision = z.output<typeof ResourceDecision>;

export const listWaitingResources = defineRoute({
  name: 'listWaitingResources',
  method: 'GET',
  path: '/resources/waiting',
  access: 'admin',
  summary: 'Resources and new versions that wait for a decision, oldest first',
  query: ListQuery,
  response: z.array(WaitingResource),
});

export const decideResource = defineRoute({
  name: 'decideResource',
  method: 'PUT',
  path: '/resources/:id/decision',
  access: 'admin',
  summary:
    'Publishes a resource or its new version, returns it or declines it with a reason; the author gets a mail',
  params: IdParams,
  body: ResourceDecision,
  response: OwnResource,
});

export const verifyResource = defineRoute({
  name: 'verifyResource',
  method: 'PUT',
  path: '/resources/:id/verified',
  access: 'admin',
  summary: 'Sets or takes away the mark that the content of a published resource was checked',
  params: IdParams,
  body: z.strictObject({ is_verified: z.boolean('Verified must be true or false') }),
  response: z.object({ id: z.uuid(), is_verified: z.boolean() }),
});
