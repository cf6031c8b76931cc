import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { agreedGrant, grantOfOwner } from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const money = { act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;
const moves = {
  who: 'changes own',
  ...money,
  makesNothing: 'moves a request; requests are limited',
} as const;
const STEPS = ['send', 'check'] as const;

/** A request of a grant of the owner's on this side, after these steps. */
const request =
  (side: 'funder' | 'agency', steps: readonly (typeof STEPS)[number][], body?: object) =>
  async (scene: Scene) => {
    const { grant, people } = await grantOfOwner(scene, side, (all) => agreedGrant(scene.app, all));
    const input = { tranche_ids: [grant.tranches[0].id], amount: 400_000 };
    const { id } = await callAs(scene.app, people.agency, 'POST', `/grants/${grant.id}/fund-requests`, input);
    for (const step of steps) {
      // The owner approves what somebody else has checked.
      const by = step === 'send' ? people.agency : people.funder2;
      await callAs(scene.app, by, 'POST', `/fund-requests/${id}/${step}`);
    }
    return { params: { id: String(id) }, ...(body && { body }) };
  };

export const calls = defineCalls({
  createFundRequest: {
    who: 'adds to own',
    ...money,
    isMainJob: true,
    call: async (scene) => {
      const { grant } = await grantOfOwner(scene, 'agency');
      return {
        params: { id: grant.id },
        body: { tranche_ids: [grant.tranches[0].id], amount: 400_000 },
      };
    },
  },
  listFundRequests: {
    who: 'reads own',
    scope: 'collaborations:read',
    call: async (scene) => ({ params: { id: (await grantOfOwner(scene, 'agency')).grant.id } }),
  },
  getFundRequest: { who: 'reads own', scope: 'collaborations:read', call: request('agency', []) },
  sendFundRequest: { ...moves, call: request('agency', []) },
  returnFundRequest: { ...moves, call: request('funder', ['send'], { remark: 'Which wells?' }) },
  checkFundRequest: { ...moves, call: request('funder', ['send']) },
  approveFundRequest: { ...moves, isMainJob: true, call: request('funder', ['send', 'check']) },
  declineFundRequest: { ...moves, call: request('funder', ['send'], { remark: 'Not this year.' }) },
  withdrawFundRequest: { ...moves, call: request('agency', ['send']) },
});
