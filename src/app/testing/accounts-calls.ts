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

/** A valid body of a webhook that answers nothing. */
const webhookBody = () => ({ url: 'https://programs.invalid/hook', events: ['milestone.completed'] });

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

  const webhook = async () => {
    await app.sql('delete from webhooks where account_id = $1', [owner.id]);
    const { id } = await callAs(app, owner, 'POST', '/account/webhooks', webhookBody());
    return { id: String(id) };
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
    getProfileDeletion: nothing,
    scheduleProfileDeletion: async () => {
      await byPasswordAlone();
      const [profile] = await app.sql<{ name: string }>(
        'select member_name as name from profiles where id = $1',
        [owner.id],
      );
      return { body: { name: profile?.name, password: TEST_PASSWORD } };
    },
    keepProfile: nothing,

    listAccessTokens: nothing,
    createAccessToken: async () => {
      await byPasswordAlone();
      return { body: accessTokenBody() };
    },
    revokeAccessToken: async () => {
      await byPasswordAlone();
      return { params: { id: (await makeAccessToken(app, owner)).id } };
    },

    listWebhooks: nothing,
    createWebhook: async () => {
      await app.sql('delete from webhooks where account_id = $1', [owner.id]);
      return { body: webhookBody() };
    },
    updateWebhook: async () => ({
      params: await webhook(),
      body: { ...webhookBody(), is_active: false, version: 1 },
    }),
    removeWebhook: async () => ({ params: await webhook() }),
    rollWebhookSecret: async () => ({ params: await webhook() }),
    testWebhook: async () => ({ params: await webhook() }),
    listWebhookDeliveries: async () => ({ params: await webhook() }),
    redeliverWebhook: async () => {
      const { id } = await webhook();
      const deliveryId = crypto.randomUUID();
      await app.sql(
        `insert into webhook_deliveries (id, webhook_id, event_id, type, body, state, tries, created_at)
          values ($1, $2, $1, 'ping', '{}', 'failed', 1, now())`,
        [deliveryId, id],
      );
      return { params: { id, deliveryId } };
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
