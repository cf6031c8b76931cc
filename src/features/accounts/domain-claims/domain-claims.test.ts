import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { expectRefused } from '#platform/testing/field-limits.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp, tokenInMail } from '#platform/testing/test-app.ts';

const SUBJECT = 'Confirm the domain of an organisation';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

let owner: TestMember;
/** An address of a domain that nobody has claimed. */
let office: string;
beforeEach(async () => {
  owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  office = `office@${crypto.randomUUID()}.example`;
});

const claim = (by: TestMember, email = office) =>
  app.request('POST', '/profile/domains', { token: by.token, body: { email } });
const confirm = (by: TestMember, token: string) =>
  app.request('POST', '/profile/domains/confirm', { token: by.token, body: { token } });
const domainsOf = (by: TestMember) => callAs(app, by, 'GET', '/profile/domains');

/** The token of the last link that the address got for this organisation. */
async function tokenOf(by: TestMember): Promise<string> {
  expect((await claim(by)).status).toBe(201);
  return tokenInMail((await queuedMails(app, { to: office })).at(-1)?.text ?? '');
}

describe('a claim of a domain', () => {
  test('waits for its link, is confirmed by an owner with it, once, and is given up', async () => {
    const second = await addColleague(app, owner, 'owner');
    const { status, body } = await claim(owner);
    expect(status).toBe(201);
    const domain = office.split('@')[1];
    expect(body.data).toMatchObject({ domain, email: office, confirmed_at: null, has_expired: false });
    const mail = await app.mail(office, SUBJECT);
    expect(mail).toContain('“Tungavarna Industries”');
    const token = tokenInMail(mail);
    expect(token).toHaveLength(43);
    const [stored] = await app.sql<{ kept: number }>(
      'select octet_length(token_hash) as kept from domain_claims where profile_id = $1',
      [owner.id],
    );
    expect(stored?.kept).toBe(32);
    expect((await confirm(owner, token)).body.data.confirmed_at).not.toBeNull();
    expectFailure(await confirm(owner, token), 'DOMAIN_LINK_INVALID');
    const title = 'A domain of your organisation is confirmed';
    const titlesOf = async (by: TestMember) =>
      (await callAs(app, by, 'GET', '/notifications')).records.map((one: { title: string }) => one.title);
    expect(await titlesOf(second)).toContain(title);
    expect(await titlesOf(owner)).not.toContain(title);
    const [{ id }] = await domainsOf(owner);
    expectFailure(
      await app.request('POST', `/profile/domains/${id}/resend`, { token: owner.token }),
      'CONFLICT',
    );
    await callAs(app, owner, 'DELETE', `/profile/domains/${id}`);
    expect(await domainsOf(owner)).toEqual([]);
  });

  test.each(['someone@gmail.com', 'someone@GMAIL.com', 'office@mail.rediffmail.com', 'dm@nic.in'])(
    'is refused for %s',
    async (email) => {
      await expectRefused(
        app,
        () => claim(owner, email),
        'email',
        expect.stringContaining('public mail provider'),
      );
    },
  );

  test('is for owners, and its link for owners of the profile that claimed', async () => {
    const token = await tokenOf(owner);
    const manager = await addColleague(app, owner, 'manager');
    expectFailure(await claim(manager), 'ROLE_FORBIDS');
    expectFailure(await confirm(manager, token), 'ROLE_FORBIDS');
    expectFailure(await confirm(await createMember(app), token), 'DOMAIN_LINK_INVALID');
    expect((await confirm(owner, token)).status).toBe(200);
  });

  test('works for 24 hours, and sending it again ends the earlier link', async () => {
    const first = await tokenOf(owner);
    const [{ id, sent_at, expires_at }] = await domainsOf(owner);
    expect(Date.parse(expires_at) - Date.parse(sent_at)).toBe(DAY_MS);
    expect((await app.request('POST', `/profile/domains/${id}/resend`, { token: owner.token })).status).toBe(
      200,
    );
    expectFailure(await confirm(owner, first), 'DOMAIN_LINK_INVALID');
    await app.sql("update domain_claims set expires_at = now() - interval '1 second' where id = $1", [id]);
    expect(await domainsOf(owner)).toMatchObject([{ has_expired: true }]);
  });

  test('answers alike whether or not others hold the domain; the link says it', async () => {
    const other = await createMember(app);
    expect((await confirm(other, await tokenOf(other))).status).toBe(200);
    const token = await tokenOf(owner);
    expectFailure(await claim(owner), 'DOMAIN_CLAIMED');
    expectFailure(await confirm(owner, token), 'DOMAIN_HELD');
    const [{ id }] = await domainsOf(other);
    await callAs(app, other, 'DELETE', `/profile/domains/${id}`);
    expect((await confirm(owner, token)).status).toBe(200);
  });

  test('of two that are confirmed at once one wins', async () => {
    const other = await createMember(app);
    const tokens = [await tokenOf(owner), await tokenOf(other)];
    const answers = await Promise.all([confirm(owner, tokens[0] ?? ''), confirm(other, tokens[1] ?? '')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.error?.code).filter(Boolean)).toEqual(['DOMAIN_HELD']);
  });

  test('has a cap', async () => {
    await app.sql(
      `insert into domain_claims (id, profile_id, domain, email, token_hash, expires_at)
        select gen_random_uuid(), $1, n || '.example', 'a@' || n || '.example', sha256(gen_random_uuid()::text::bytea), now()
        from generate_series(1, 10) n`,
      [owner.id],
    );
    expectFailure(await claim(owner), 'LIMIT_REACHED', 'You have 10 domains. Please remove one first.');
  });
});
