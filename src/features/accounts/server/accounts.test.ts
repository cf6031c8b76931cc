import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember, TEST_PASSWORD } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const signUpBody = (email: string, userData: object = {}) => ({
  email,
  password: 'unusual-words-7',
  userData: {
    full_name: 'Asha Foundation',
    organization_type: 'ngo',
    location: 'Ranchi, Jharkhand',
    bio: 'Schools in the hills.',
    ...userData,
  },
});

describe('POST /service/api/auth/signup', () => {
  test('creates an account whose mailed link confirms it and publishes the profile', async () => {
    const email = 'asha@first.example';
    const created = await app.request('POST', '/auth/signup', { body: signUpBody(email) });
    expect(created.status).toBe(201);
    expect(created.body.data.user).toMatchObject({
      email,
      email_confirmed: false,
      full_name: 'Asha Foundation',
    });

    const token = tokenInMail(await app.mail(email, 'Please verify your email address'));
    const verified = await app.request('POST', '/auth/verify-email', { body: { token } });
    expect(verified).toMatchObject({ status: 200, body: { data: { email } } });

    const again = await app.request('POST', '/auth/verify-email', { body: { token } });
    expect(again).toMatchObject({ status: 400, body: { error: { code: 'LINK_INVALID' } } });

    const [profile] = await app.sql(
      'select is_published, headquarters_state from profiles where full_name = $1',
      ['Asha Foundation'],
    );
    expect(profile).toEqual({ is_published: true, headquarters_state: 'Jharkhand' });
  });
});

describe('POST /service/api/auth/refresh', () => {
  test('rotates; a second use of a token ends the whole session', async () => {
    const member = await createMember(app);
    const first = await app.request('POST', '/auth/refresh', {
      body: { refresh_token: member.refreshToken },
    });
    expect(first.status).toBe(200);
    const reused = await app.request('POST', '/auth/refresh', {
      body: { refresh_token: member.refreshToken },
    });
    expect(reused).toMatchObject({ status: 401, body: { error: { code: 'SESSION_ENDED' } } });
    const newest = first.body.data.session.refresh_token;
    const after = await app.request('POST', '/auth/refresh', { body: { refresh_token: newest } });
    expect(after.status).toBe(401);
  });
});

describe('POST /service/api/auth/signin', () => {
  test('answers the same for a wrong password and an unknown address', async () => {
    const { email } = await createMember(app);
    const wrong = await app.request('POST', '/auth/signin', { body: { email, password: 'not this' } });
    const unknown = await app.request('POST', '/auth/signin', {
      body: { email: 'nobody@nowhere.example', password: TEST_PASSWORD },
    });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password.' } });
    expect(unknown.body).toEqual(wrong.body);
  });
});
