import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { someWorkEmail } from '#platform/testing/calls/join-records.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { addClaim, addJoinLink, addJoinRequest } from '#platform/testing/people/domains.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';

/** A link for an address whose domain the owner's profile holds. @returns its token. */
const link = async (scene: Scene, email: string) => {
  await scene.app.sql('delete from domain_claims where profile_id = $1', [scene.owner.id]);
  await addClaim(scene.app, scene.owner, email, { confirmed: true });
  return addJoinLink(scene.app, email);
};
const request = async (scene: Scene) => {
  await scene.app.sql('delete from join_requests where profile_id = $1', [scene.owner.id]);
  return { id: await addJoinRequest(scene.app, scene.owner, await createMember(scene.app)) };
};
/** Lets a profile hold the domain of all members of the tests. */
const offer = async (scene: Scene) => {
  const holder = await createMember(scene.app);
  await addClaim(scene.app, holder, holder.email, { confirmed: true });
  await scene.app.sql('delete from join_requests');
};

export const calls = defineCalls({
  requestJoinLink: {
    who: 'everybody',
    makesNothing: 'for visitors; limited by address and email, and replaces the link before',
    call: () => ({ body: { email: someEmail() } }),
  },
  openJoinLink: {
    who: 'everybody',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ body: { token: await link(scene, someWorkEmail()) } }),
  },
  signUpToJoin: {
    who: 'everybody creates',
    makesNothing: 'spends a link',
    call: async (scene) => ({
      body: {
        token: await link(scene, someWorkEmail()),
        person_name: 'Asha Rao',
        password: 'unusual-words-7',
        consent_version: consentNoticeAt(new Date()).version,
      },
    }),
  },
  signInToJoin: {
    who: 'everybody',
    makesNothing: 'spends a link',
    call: async (scene) => {
      const person = await createMember(scene.app);
      return { body: { token: await link(scene, person.email), password: TEST_PASSWORD } };
    },
  },
  getJoinOffer: { who: 'signed in' },
  askToJoin: {
    who: 'confirmed',
    act: 'personal',
    call: async (scene) => {
      await offer(scene);
      return {};
    },
  },
  withdrawJoinRequest: {
    who: 'reads own',
    act: 'personal',
    call: async (scene) => {
      await scene.app.sql('delete from join_requests');
      await addJoinRequest(scene.app, await createMember(scene.app), scene.owner);
      return {};
    },
  },
  listJoinRequests: { who: 'confirmed', act: 'people', whole: 'fifty requests at most' },
  acceptJoinRequest: {
    who: 'changes own',
    act: 'people',
    recorded: 'join-accepted',
    whole: 'the requests that are left',
    makesNothing: 'answers a request, once',
    call: async (scene) => ({ params: await request(scene), body: { role: 'viewer' } }),
  },
  declineJoinRequest: {
    who: 'changes own',
    act: 'people',
    recorded: 'join-declined',
    whole: 'the requests that are left',
    makesNothing: 'answers a request, once',
    call: async (scene) => ({ params: await request(scene) }),
  },
});
