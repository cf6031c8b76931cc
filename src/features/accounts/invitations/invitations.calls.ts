import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { defineCalls, type Scene } from '#platform/testing/calls/define-calls.ts';
import { someEmail } from '#platform/testing/calls/record-calls.ts';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';

/** An invitation to the owner's profile. @returns its id and the token of its link. */
const invitation = async (scene: Scene, email = someEmail()) => {
  await scene.app.sql('delete from invitations where profile_id = $1', [scene.owner.id]);
  const id = crypto.randomUUID();
  const token = newOpaqueToken();
  await scene.app.sql(
    `insert into invitations (id, profile_id, email, role, token_hash, invited_by, expires_at)
        values ($1, $2, $3, 'viewer', $4, $2, now() + interval '14 days')`,
    [id, scene.owner.id, email, hashToken(token)],
  );
  return { id, token };
};

export const calls = defineCalls({
  listInvitations: { who: 'confirmed', act: 'people', whole: 'fifty invitations at most' },
  createInvitation: {
    who: 'creates',
    act: 'people',
    call: () => ({ body: { email: someEmail(), role: 'viewer' } }),
  },
  resendInvitation: {
    who: 'changes own',
    act: 'people',
    call: async (scene) => ({ params: { id: (await invitation(scene)).id } }),
  },
  withdrawInvitation: {
    who: 'changes own',
    act: 'people',
    call: async (scene) => ({ params: { id: (await invitation(scene)).id } }),
  },
  openInvitation: {
    who: 'everybody',
    makesNothing: 'stores nothing',
    call: async (scene) => ({ body: { token: (await invitation(scene)).token } }),
  },
  // To accept changes the profile of the session, so the call uses a link that has ended.
  acceptInvitation: {
    who: [401, 403, 404, 404, 404],
    act: 'personal',
    makesNothing: 'spends a link',
    neverReached: 'who accepts an invitation acts for another profile from then on',
    call: () => ({ body: { token: newOpaqueToken() } }),
  },
  signInToInvitation: {
    who: 'everybody',
    makesNothing: 'spends a link',
    call: async (scene) => {
      const { email } = await createMember(scene.app);
      return { body: { token: (await invitation(scene, email)).token, password: TEST_PASSWORD } };
    },
  },
  signUpToInvitation: {
    who: 'everybody creates',
    makesNothing: 'spends a link',
    call: async (scene) => ({
      body: {
        token: (await invitation(scene)).token,
        person_name: 'Asha Rao',
        password: 'unusual-words-7',
        consent_version: consentNoticeAt(new Date()).version,
      },
    }),
  },
});
