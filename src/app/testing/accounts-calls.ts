import { createHash } from 'node:crypto';
import { consentNoticeAt } from '#features/accounts/consents/consent-notice.rules.ts';
import { beginTwoFactor, codeOf, switchOnTwoFactor } from '#platform/testing/authenticator.ts';
import { accessTokenBody, callAs, makeAccessToken, signUpBody } from '#platform/testing/records.ts';
import {
  createMember,
  restorePassword,
  signIn,
  TEST_PASSWORD,
  type TestMember,
} from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Calls, nothing, someEmail } from './call.ts';

/** Signing up and in, and what a member changes of the own account. */
export function accountsCalls(app: TestApp, owner: TestMember): Calls {
  const refreshToken = async () => ({ body: { refresh_token: (await createMember(app)).refreshToken } });
  /** Undoes what calls before have changed of the way the owner signs in. */
  const byPasswordAlone = async () => {
    await app.sql('delete from two_factor where account_id = $1', [owner.id]);
    await restorePassword(app, owner);
    return owner.email;
  };
  const newestCode = async () => {
    await byPasswordAlone();
    return codeOf((await switchOnTwoFactor(app, owner)).secret);
  };

  return {
    signUp: () => ({ body: signUpBody(someEmail()) }),
    signIn: async () => ({ body: { email: await byPasswordAlone(), password: TEST_PASSWORD } }),
    signOut: refreshToken,
    refreshSession: refreshToken,
    getUser: nothing,
    checkSession: nothing,
    checkEmailExists: () => ({ query: `?email=${owner.email}` }),
    checkNewPassword: () => ({ body: { password: TEST_PASSWORD } }),
    resendVerification: () => ({ body: { email: someEmail() } }),
    verifyEmail: async () => ({
      body: { token: await mailedToken(app, 'verify-email'), password: TEST_PASSWORD },
    }),
    forgotPassword: () => ({ body: { email: someEmail() } }),
    resetPassword: async () => ({
      body: {
        token: await mailedToken(app, 'reset-password'),
        password: 'new-words-8',
        full_name: 'Asha Trust',
      },
    }),
    getGrievanceContact: nothing,
    confirmEmailChange: async () => ({
      body: { token: await mailedToken(app, 'change-email', someEmail()) },
    }),

    getAccount: nothing,
    // Sets the same one again, because the next call needs it.
    changePassword: () => ({ body: { current_password: TEST_PASSWORD, new_password: TEST_PASSWORD } }),
    changeEmail: () => ({ body: { email: someEmail(), password: TEST_PASSWORD } }),
    withdrawEmailChange: nothing,
    agreeToConsentNotice: () => ({ body: { notice_version: consentNoticeAt(new Date()).version } }),
    exportAccountData: nothing,
    scheduleAccountDeletion: () => ({ body: { password: TEST_PASSWORD } }),
    keepAccount: nothing,

    listAccessTokens: nothing,
    createAccessToken: async () => {
      await byPasswordAlone();
      return { body: accessTokenBody() };
    },
    revokeAccessToken: async () => {
      await byPasswordAlone();
      return { params: { id: (await makeAccessToken(app, owner)).id } };
    },

    listSessions: nothing,
    removeSession: async () => {
      await signIn(app, await byPasswordAlone());
      const [session] = await callAs(app, owner, 'GET', '/account/sessions');
      return { params: { id: session.id } };
    },
    removeOtherSessions: nothing,
    endMemberSessions: () => aboutAnother(app),
    checkAdminAccess: nothing,
    getTwoFactor: nothing,
    beginTwoFactor: async () => {
      await byPasswordAlone();
      return { body: { password: TEST_PASSWORD } };
    },
    confirmTwoFactor: async () => {
      await byPasswordAlone();
      return { body: { code: codeOf(await beginTwoFactor(app, owner)) } };
    },
    renewRecoveryCodes: async () => ({ body: { password: TEST_PASSWORD, code: await newestCode() } }),
    switchOffTwoFactor: async () => ({ body: { password: TEST_PASSWORD, code: await newestCode() } }),
  };
}

/** A token as a mail to a new account would carry it. */
async function mailedToken(
  app: TestApp,
  purpose: 'verify-email' | 'reset-password' | 'change-email',
  newEmail: string | null = null,
): Promise<string> {
  const token = crypto.randomUUID();
  const hash = createHash('sha256').update(token).digest();
  const { id } = await createMember(app, { confirmed: false });
  await app.sql(
    `insert into account_tokens (token_hash, account_id, purpose, new_email, expires_at)
      values ($1, $2, $3, $4, now() + interval '1 h')`,
    [hash, id, purpose, newEmail],
  );
  return token;
}
