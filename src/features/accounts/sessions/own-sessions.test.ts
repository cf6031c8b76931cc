import { readdirSync } from 'node:fs';
import { request as openRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadsFolder } from '#platform/server/files/files.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { initiativeBody } from '#platform/testing/records.ts';
import { samplePng } from '#platform/testing/sample-files.ts';
import { createMember, signIn, TEST_PASSWORD, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const list = async ({ token }: Pick<TestMember, 'token'>) =>
  (await app.request('GET', '/account/sessions', { token })).body.data;
const refresh = (refresh_token: string) => app.request('POST', '/auth/refresh', { body: { refresh_token } });
/** A change that every signed-in member may make. */
const write = ({ token }: Pick<TestMember, 'token'>) =>
  app.request('POST', '/collaborations', { token, body: initiativeBody() });

async function signInFrom(email: string, userAgent: string): Promise<void> {
  const headers = { 'user-agent': userAgent };
  const body = { email, password: TEST_PASSWORD };
  expect((await app.request('POST', '/auth/signin', { body, headers })).status).toBe(200);
}

describe('GET /service/api/account/sessions', () => {
  test('lists where the member is signed in, the last used first, and which one asks', async () => {
    const member = await createMember(app);
    await createMember(app);
    await signInFrom(member.email, ANDROID);
    const devices = await list(member);
    expect(devices).toEqual([
      {
        id: expect.any(String),
        device: 'Chrome on Android',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
        is_current: false,
      },
      expect.objectContaining({ is_current: true }),
    ]);
    expect(devices[0].last_used_at > devices[1].last_used_at).toBe(true);
  });

  test('knows a device as used when it refreshes, not when it reads', async () => {
    const member = await createMember(app);
    await app.sql(
      "update sessions set last_used_at = now() - interval '1 day', created_at = now() - interval '1 day' where account_id = $1",
      [member.id],
    );
    const [before] = await list(member);
    const [after] = await list(member);
    expect(after.last_used_at).toBe(before.last_used_at);
    await refresh(member.refreshToken);
    const [refreshed] = await list(member);
    expect(refreshed.last_used_at > before.last_used_at).toBe(true);
    expect(refreshed.created_at).toBe(before.created_at);
  });

  test('leaves out sessions that were ended, and those that nobody refreshed for 30 days', async () => {
    const member = await createMember(app);
    const ended = await signIn(app, member.email);
    await app.request('POST', '/auth/signout', { body: { refresh_token: ended.refreshToken } });
    await app.sql(
      `insert into sessions (id, account_id, last_used_at) values (gen_random_uuid(), $1, now() - interval '30 days')`,
      [member.id],
    );
    expect(await list(member)).toHaveLength(1);
  });

  test('shows a browser that hides or overdoes what it is', async () => {
    const member = await createMember(app);
    for (const userAgent of ['', 'x', 'Mozilla/5.0 ', `curl/8.0 ${'y'.repeat(5000)}`]) {
      await signInFrom(member.email, userAgent);
    }
    for (const { device } of await list(member)) expect(device).toMatch(/\S/);
    const [row] = await app.sql<{ longest: number }>(
      'select max(length(user_agent)) as longest from sessions',
    );
    expect(row?.longest).toBe(400);
  });
});

describe('DELETE /service/api/account/sessions/:id', () => {
  test('signs the member out there at once, for refreshing and for writing', async () => {
    const member = await createMember(app);
    const elsewhere = await signIn(app, member.email);
    const { id } = (await list(member)).find((device: { is_current: boolean }) => !device.is_current);
    const answer = await app.request('DELETE', `/account/sessions/${id}`, { token: member.token });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { message: 'The device has been signed out.' } },
    });
    expectFailure(await refresh(elsewhere.refreshToken), 'SESSION_ENDED');
    expectFailure(await write(elsewhere), 'SESSION_ENDED');
    expect((await write(member)).status).toBe(201);
    expect(await list(member)).toHaveLength(1);
    const again = await app.request('DELETE', `/account/sessions/${id}`, { token: member.token });
    expectFailure(again, 'SESSION_NOT_FOUND');
  });

  test("ends nobody else's session", async () => {
    const [member, other] = [await createMember(app), await createMember(app)];
    const [{ id }] = await list(other);
    const answer = await app.request('DELETE', `/account/sessions/${id}`, { token: member.token });
    expectFailure(answer, 'SESSION_NOT_FOUND');
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });
});

describe('DELETE /service/api/account/sessions', () => {
  test('signs the member out everywhere but here', async () => {
    const member = await createMember(app);
    const others = [await signIn(app, member.email), await signIn(app, member.email)];
    const bystander = await createMember(app);
    const answer = await app.request('DELETE', '/account/sessions', { token: member.token });
    expect(answer.body.data).toEqual({ message: 'All other devices have been signed out.', ended: 2 });
    for (const { refreshToken } of others) expectFailure(await refresh(refreshToken), 'SESSION_ENDED');
    expect(await list(member)).toMatchObject([{ is_current: true }]);
    expect((await refresh(member.refreshToken)).status).toBe(200);
    expect((await refresh(bystander.refreshToken)).status).toBe(200);
  });
});

describe('a request whose body is still coming', () => {
  const uploads = () => readdirSync(uploadsFolder(app.dataDir), { withFileTypes: true }).length;

  test('changes nothing when the session was ended meanwhile', async () => {
    const member = await createMember(app);
    const boundary = 'slowly';
    const headers = {
      authorization: `Bearer ${member.token}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    const upload = openRequest(`${app.url}/service/api/profile/avatar`, { method: 'PUT', headers });
    const answered = new Promise((resolve, reject) => {
      upload.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject);
    });
    const picture = await samplePng();
    upload.write(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="me.png"\r\n` +
        'content-type: image/png\r\n\r\n',
    );
    upload.write(picture.subarray(0, 20));
    await expect.poll(uploads).toBe(1);

    await app.request('POST', '/auth/signout', { body: { refresh_token: member.refreshToken } });
    upload.end(Buffer.concat([picture.subarray(20), Buffer.from(`\r\n--${boundary}--\r\n`)]));
    expect(await answered).toBe(401);
    const [profile] = await app.sql('select avatar_url from profiles where id = $1', [member.id]);
    expect(profile?.avatar_url).toBeNull();
    expect(uploads()).toBe(0);
  });
});
