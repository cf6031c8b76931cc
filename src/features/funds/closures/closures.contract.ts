import { z } from 'zod';
import { Grant, optionalRemark } from '#features/funds/grants/grants.contract.ts';
import { IdParams, requiredLine, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const ClosureInput = z
  .strictObject({
    remark: optionalRemark,
    /** Who owns what was bought from capital heads from now on. */
    assets: z
      .array(z.strictObject({ expense_id: Uuid, owner: requiredLine(160, 'Owner') }), 'Assets must be a list')
      .max(1000, 'Please send 1,000 assets at most at a time')
      .default([]),
  })
  .prefault({});
export type ClosureInput = z.output<typeof ClosureInput>;

export const closeGrant = defineRoute({
  name: 'closeGrant',
  method: 'POST',
  path: '/grants/:id/closure',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary:
    'The NGO asks to close a grant, the company closes it and confirms what was paid back; nothing may be left',
  params: IdParams,
  body: ClosureInput,
  response: Grant,
});
