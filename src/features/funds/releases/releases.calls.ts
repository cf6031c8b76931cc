import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import {
  agreedGrant,
  approvedRequest,
  grantOfOwner,
  initiatedRelease,
  newUtr,
  releaseBody,
  someDay,
} from '#platform/testing/calls/fund-records.ts';
import { callAs } from '#platform/testing/records.ts';

const money = { act: 'money', scope: 'collaborations:write', heard: 'funds' } as const;
const moves = {
  who: 'changes own',
  ...money,
  makesNothing: 'moves a payment; payments are limited',
} as const;

/** An approved request of a grant of the owner's on this side. */
const request = async (scene: Scene, side: 'funder' | 'agency') => {
  const { grant, people } = await grantOfOwner(scene, side, (all) => agreedGrant(scene.app, all));
  return { people, made: await approvedRequest(scene.app, people, grant) };
};

/** A payment that is prepared by the owner's colleague, and authorised by the owner where that is asked for. */
const prepared = async (scene: Scene, authorised = false) => {
  const { people, made } = await request(scene, 'funder');
  const path = `/fund-requests/${made.id}/releases`;
  const { id } = await callAs(scene.app, people.funder2, 'POST', path, releaseBody(400_000));
  if (authorised) await callAs(scene.app, people.funder, 'POST', `/releases/${id}/authorise`);
  return { params: { id: String(id) } };
};

/** A payment that is with the bank. */
const initiated = async (scene: Scene, side: 'funder' | 'agency') => {
  const { people, made } = await request(scene, side);
  return { params: { id: String((await initiatedRelease(scene.app, people, made)).id) } };
};

export const calls = defineCalls({
  prepareRelease: {
    who: 'adds to own',
    ...money,
    isMainJob: true,
    call: async (scene) => ({
      params: { id: String((await request(scene, 'funder')).made.id) },
      body: releaseBody(400_000),
    }),
  },
  listReleases: {
    who: 'reads own',
    scope: 'collaborations:read',
    call: async (scene) => ({ params: { id: (await grantOfOwner(scene, 'funder')).grant.id } }),
  },
  getRelease: { who: 'reads own', scope: 'collaborations:read', call: (scene) => prepared(scene) },
  authoriseRelease: { ...moves, call: (scene) => prepared(scene) },
  initiateRelease: {
    ...moves,
    call: async (scene) => ({
      ...(await prepared(scene, true)),
      body: { utr: newUtr(), initiated_on: someDay(-3) },
    }),
  },
  confirmRelease: {
    ...moves,
    isMainJob: true,
    call: async (scene) => ({
      ...(await initiated(scene, 'agency')),
      body: { received_on: someDay(-2) },
    }),
  },
  bounceRelease: {
    ...moves,
    call: async (scene) => ({
      ...(await initiated(scene, 'funder')),
      body: { reason: 'The account number was wrong.' },
    }),
  },
});
