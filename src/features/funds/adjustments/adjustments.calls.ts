import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { aboutGrant, grantOfOwner, paidGrant } from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const money = { act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;
const reads = { who: 'reads own', scope: 'collaborations:read' } as const;
const adds = { who: 'adds to own', ...money } as const;

/** A grant of the owner's with money. */
const paid = (scene: Scene, side: 'funder' | 'agency') =>
  grantOfOwner(scene, side, (people) => paidGrant(scene.app, people));
const about = (body: object) => async (scene: Scene) => ({
  params: { id: String((await paid(scene, 'agency')).grant.id) },
  body,
});

/** A move of more than a tenth, which waits for the owner. */
const proposed = async (scene: Scene) => {
  const { grant, people } = await grantOfOwner(scene, 'funder');
  const [from, to] = grant.heads;
  const body = { from_head_id: from.id, to_head_id: to.id, amount: 100_000 };
  const { id } = await callAs(scene.app, people.agency, 'POST', `/grants/${grant.id}/reallocations`, body);
  return { params: { id: String(id) } };
};
const answers = { who: 'changes own', ...money, makesNothing: 'answers a move; moves are limited' } as const;

export const calls = defineCalls({
  createRefund: { ...adds, call: about({ amount: 1000 }) },
  listRefunds: { ...reads, call: aboutGrant('funder') },
  confirmRefund: {
    who: 'changes own',
    ...money,
    makesNothing: 'marks a refund; refunds are limited',
    call: async (scene) => {
      const { grant, people } = await paid(scene, 'funder');
      const path = `/grants/${grant.id}/refunds`;
      const { id } = await callAs(scene.app, people.agency, 'POST', path, { amount: 1000 });
      return { params: { id: String(id) } };
    },
  },
  createInterest: { ...adds, call: about({ amount: 500 }) },
  createReallocation: {
    ...adds,
    call: aboutGrant('agency', ({ heads: [from, to] }) => ({
      from_head_id: from.id,
      to_head_id: to.id,
      amount: 1000,
    })),
  },
  listReallocations: { ...reads, call: aboutGrant('funder') },
  acceptReallocation: { ...answers, call: proposed },
  declineReallocation: { ...answers, call: proposed },
});
