import { z } from 'zod';
import { Grant, ReasonInput } from '#features/funds/grants/grants.contract.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const waiveConditions = defineRoute({
  name: 'waiveConditions',
  method: 'POST',
  path: '/grants/:id/tranches/:trancheId/waiver',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'A person of the company asks for a tranche without its conditions, with a reason',
  params: z.strictObject({ id: Uuid, trancheId: Uuid }),
  body: ReasonInput,
  response: Grant,
});

export const meetCondition = defineRoute({
  name: 'meetCondition',
  method: 'POST',
  path: '/grants/:id/conditions/:conditionId/met',
  access: 'confirmed',
  act: 'money',
  scope: 'collaborations:write',
  summary: 'A person of the company says that a condition by hand is met',
  params: z.strictObject({ id: Uuid, conditionId: Uuid }),
  response: Grant,
});
