import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { aboutGrant, agreedGrant, expenseBody, grantOfOwner } from '#platform/testing/calls/fund-records.ts';
import { newUpload } from '#platform/testing/calls/resource-records.ts';
import { callAs } from '#platform/testing/records.ts';

const spend = { act: 'spend', scope: 'collaborations:write', heard: 'funds' } as const;

/** An expense of the owner's, with a bill where that is asked for. */
const expense = async (scene: Scene, withBill = false) => {
  const { grant, people } = await grantOfOwner(scene, 'agency', (all) => agreedGrant(scene.app, all));
  // Each call has the same bill, which is charged once in all.
  const bill = withBill ? { bill_file_id: await newUpload(scene), share_percent: 0.01 } : {};
  const body = expenseBody(grant.heads[0].id, bill);
  const { id } = await callAs(scene.app, people.agency, 'POST', `/grants/${grant.id}/expenses`, body);
  return { id: String(grant.id), expenseId: String(id) };
};

export const calls = defineCalls({
  createExpense: {
    who: 'adds to own',
    ...spend,
    isMainJob: true,
    call: aboutGrant('agency', ({ heads: [head] }) => expenseBody(head.id)),
  },
  listExpenses: { who: 'reads own', scope: 'collaborations:read', call: aboutGrant('agency') },
  updateExpense: {
    who: 'changes own',
    ...spend,
    makesNothing: 'changes a row; expenses are limited',
    call: async (scene) => ({ params: await expense(scene), body: { payee: 'Ranchi Pumps' } }),
  },
  removeExpense: {
    who: 'changes own',
    ...spend,
    call: async (scene) => ({ params: await expense(scene) }),
  },
  downloadBill: {
    who: 'reads own',
    scope: 'collaborations:read',
    call: async (scene) => ({ params: await expense(scene, true) }),
  },
});
