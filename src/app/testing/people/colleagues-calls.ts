import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { hashToken, newOpaqueToken } from '#platform/server/crypto/opaque-tokens.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { createMember, restorePassword, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { type Calls, nothing, someEmail } from '../call.ts';

/** The people of the owner's profile, and the invitations to it. */
export function colleaguesCalls(app: TestApp, owner: TestMember): Calls {
  const colleague = async () => ({ id: (await addColleague(app, owner, 'manager')).id });
  /** An invitation to the owner's profile. @returns its id and the token of its link. */
  const invitation = async (email = someEmail()) => {
    await app.sql('delete from invitations where profile_id = $1', [owner.id]);
    const id = crypto.randomUUID();
    const token = newOpaqueToken();
    await app.sql(
      `insert into invitations (id, profile_id, email, role, token_hash, expires_at)
        values ($1, $2, $3, 'viewer', $4, now() + interval '14 days')`,
      [id, owner.id, email, hashToken(token)],
    );
    return { id, token };
  };
  return {
    listColleagues: nothing,
    updateColleague: async () => ({ params: await colleague(), body: { role: 'viewer' } }),
    removeColleague: async () => ({ params: await colleague() }),
    leaveProfile: async () => {
      const other = await createMember(app);
      await app.sql(`insert into memberships (account_id, profile_id, role) values ($1, $2, 'viewer')`, [
        owner.id,
        other.id,
      ]);
      return { params: { id: other.id } };
    },
    transferOwnership: async () => {
      await app.sql('delete from two_factor where account_id = $1', [owner.id]);
      await restorePassword(app, owner);
      return { body: { account_id: (await colleague()).id, password: TEST_PASSWORD } };
    },
    listOwnProfiles: nothing,
    switchProfile: () => ({ body: { profile_id: owner.id } }),
    updatePersonName: () => ({ body: { person_name: 'Asha Rao' } }),

    listInvitations: nothing,
    createInvitation: () => ({ body: { email: someEmail(), role: 'viewer' } }),
    resendInvitation: async () => ({ params: { id: (await invitation()).id } }),
    withdrawInvitation: async () => ({ params: { id: (await invitation()).id } }),
    openInvitation: async () => ({ body: { token: (await invitation()).token } }),
    // Who accepts acts for another profile from then on: one that is over changes nothing.
    acceptInvitation: () => ({ body: { token: newOpaqueToken() } }),
    signInToInvitation: async () => {
      const { email } = await createMember(app);
      return { body: { token: (await invitation(email)).token, password: TEST_PASSWORD } };
    },
    signUpToInvitation: async () => ({
      body: {
        token: (await invitation()).token,
        person_name: 'Asha Rao',
        password: 'unusual-words-7',
        consent_version: consentNoticeAt(new Date()).version,
      },
    }),
  };
}
