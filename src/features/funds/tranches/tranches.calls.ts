import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { agreedGrant, grantBody, grantOfOwner } from '#platform/testing/calls/fund-records.ts';

const money = { who: 'changes own', act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;

export const calls = defineCalls({
  waiveConditions: {
    ...money,
    makesNothing: 'marks a tranche; tranches are limited',
    call: async (scene) => {
      const { grant } = await grantOfOwner(scene, 'funder');
      return {
        params: { id: grant.id, trancheId: grant.tranches[1].id },
        body: { reason: 'The wells cannot wait.' },
      };
    },
  },
  meetCondition: {
    ...money,
    makesNothing: 'marks a condition; conditions are limited',
    call: async (scene) => {
      const byHand = { kind: 'manual', text: 'Our engineer has seen the wells' };
      const [first] = grantBody().tranches;
      const tranches = [{ ...first, amount: 1_000_000, conditions: [byHand] }];
      const { grant } = await grantOfOwner(scene, 'funder', (people) =>
        agreedGrant(scene.app, people, { tranches }),
      );
      return { params: { id: grant.id, conditionId: grant.tranches[0].conditions[0].id } };
    },
  },
});
