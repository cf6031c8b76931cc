import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { someWorkEmail } from '#platform/testing/calls/join-records.ts';
import { addClaim } from '#platform/testing/people/domains.ts';

/** A claim of the owner's profile that waits. @returns its id and the token of its link. */
const claim = async (scene: Scene) => {
  await scene.app.sql('delete from domain_claims where profile_id = $1', [scene.owner.id]);
  return addClaim(scene.app, scene.owner, someWorkEmail());
};

export const calls = defineCalls({
  listDomainClaims: { who: 'confirmed', act: 'people', whole: 'ten domains at most' },
  createDomainClaim: {
    who: 'creates',
    act: 'people',
    call: async (scene) => {
      await scene.app.sql('delete from domain_claims where profile_id = $1', [scene.owner.id]);
      return { body: { email: someWorkEmail() } };
    },
  },
  resendDomainClaim: {
    who: 'changes own',
    act: 'people',
    call: async (scene) => ({ params: { id: (await claim(scene)).id } }),
  },
  confirmDomainClaim: {
    who: 'changes own',
    act: 'people',
    recorded: 'domain-confirmed',
    makesNothing: 'spends a link',
    call: async (scene) => ({ body: { token: (await claim(scene)).token } }),
  },
  removeDomainClaim: {
    who: 'changes own',
    act: 'people',
    call: async (scene) => ({ params: { id: (await claim(scene)).id } }),
  },
});
