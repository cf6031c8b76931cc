import { defineCalls } from '#platform/testing/calls/define-calls.ts';
import { aboutGrant, grantBody, grantOfOwner } from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const money = { act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;
const reads = { who: 'reads own', scope: 'collaborations:read' } as const;
const why = { reason: 'The board looks at it again.' };

export const calls = defineCalls({
  createGrant: {
    ids: { partner_id: 'organisation' },
    who: 'adds to own',
    ...money,
    right: 'budget',
    call: async (scene) => {
      const { people } = await grantOfOwner(scene, 'funder');
      return { params: { id: people.id }, body: grantBody({ partner_id: people.agency.id }) };
    },
  },
  listGrants: {
    ...reads,
    right: 'any',
    call: async (scene) => ({ params: { id: (await grantOfOwner(scene, 'funder')).people.id } }),
  },
  listOwnGrants: { who: 'signed in', scope: 'collaborations:read' },
  getGrant: { ...reads, call: aboutGrant('funder') },
  updateGrant: {
    who: 'changes own',
    ...money,
    call: aboutGrant('funder', () => ({ title: 'Deep wells for Gumla' })),
  },
  agreeToGrant: {
    who: 'changes own',
    ...money,
    makesNothing: 'marks a version; versions are limited',
    isMainJob: true,
    call: async (scene) => {
      const { grant } = await grantOfOwner(scene, 'agency', ({ id, funder }) =>
        callAs(scene.app, funder, 'POST', `/collaborations/${id}/grants`, grantBody()),
      );
      return { params: { id: grant.id } };
    },
  },
  listGrantVersions: { ...reads, call: aboutGrant('funder') },
  listGrantActs: { ...reads, call: aboutGrant('funder') },
  suspendGrant: {
    who: 'changes own',
    ...money,
    makesNothing: 'moves a grant to another state',
    call: aboutGrant('funder', () => why),
  },
  resumeGrant: {
    who: 'changes own',
    ...money,
    makesNothing: 'moves a grant to another state',
    call: async (scene) => {
      const { grant, people } = await grantOfOwner(scene, 'funder');
      await callAs(scene.app, people.funder, 'POST', `/grants/${grant.id}/suspension`, why);
      return { params: { id: grant.id }, body: why };
    },
  },
  terminateGrant: {
    who: 'changes own',
    ...money,
    makesNothing: 'moves a grant to another state',
    call: aboutGrant('funder', () => why),
  },
});
