import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marketplaceMeaningJob } from '#features/marketplace/meaning/meaning.job.ts';
import { marketplaceWordsJob } from '#features/marketplace/words/words.job.ts';
import { expectFailure, expectWrongField } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { SAVED_SEARCHES_MAX, type SavedSearch } from './saved-searches.contract.ts';
import { searchNewsJob } from './search-news.job.ts';

const PATH = '/marketplace/saved-searches';
const SUBJECT = 'New partners in your saved searches';

let app: TestApp;
let owner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
// Each test has a person of its own, so that no other search is in the mail.
beforeEach(async () => {
  owner = await createMember(app, { type: 'corporate', state: 'Goa', location: 'Panaji' });
});

const save = (
  query: string,
  { by = owner, name = 'Partners', sends_mail = true } = {},
): Promise<SavedSearch> => callAs(app, by, 'POST', PATH, { name, query, sends_mail });
const send = (method: string, path: string, by: TestMember, body?: object) =>
  app.request(method, PATH + path, { token: by.token, body });
const listOf = (by: TestMember): Promise<SavedSearch[]> => callAs(app, by, 'GET', PATH);

const runNews = () => runJob(app, searchNewsJob.queue);
const aDayPasses = () => app.sql("update saved_searches set mailed_at = mailed_at - interval '1 day'");
const mailsTo = async ({ email }: TestMember) =>
  (await queuedMails(app, { to: email, subject: SUBJECT })).map(({ text }) => text.replace(/\s+/g, ' '));

describe('saved searches', () => {
  test('are kept, renamed, switched and deleted', async () => {
    const query = 'type=ngo&sdg=4%2C5&search=clean+water&ai=schools&sort=newest';
    const first = await save(query, { name: 'Water' });
    expect(first).toMatchObject({ name: 'Water', query, sends_mail: true, mailed_at: null });
    const second = await save('location=Bihar', { name: 'Bihar', sends_mail: false });
    expect(await listOf(owner)).toEqual([second, first]);
    const changed = { name: 'Clean water', sends_mail: false };
    expect(await callAs(app, owner, 'PUT', `${PATH}/${first.id}`, changed)).toEqual({ ...first, ...changed });
    await callAs(app, owner, 'DELETE', `${PATH}/${second.id}`);
    expect(await listOf(owner)).toEqual([{ ...first, ...changed }]);
    expectFailure(await send('DELETE', `/${second.id}`, owner), 'SEARCH_NOT_FOUND');
  });

  test('belong to the person: neither strangers nor colleagues see or change them', async () => {
    const { id } = await save('type=ngo');
    const viewer = await addColleague(app, owner, 'viewer');
    for (const other of [await createMember(app), viewer]) {
      expect(await listOf(other)).toEqual([]);
      const body = { name: 'Theirs', sends_mail: false };
      expectFailure(await send('PUT', `/${id}`, other, body), 'SEARCH_NOT_FOUND');
      expectFailure(await send('DELETE', `/${id}`, other), 'SEARCH_NOT_FOUND');
    }
    await save('type=ngo', { by: viewer });
    expect(await listOf(owner)).toMatchObject([{ id, name: 'Partners', sends_mail: true }]);
    const data = await callAs(app, viewer, 'GET', '/account/data');
    expect(data.saved_searches).toMatchObject([{ profile_id: owner.id, name: 'Partners' }]);
  });

  test.each([
    ['nothing', '', 'Set a filter, or write what you look for'],
    ['an order alone', 'sort=newest', 'Set a filter, or write what you look for'],
    ['an unknown type', 'type=bank', 'The marketplace does not know this search'],
    ['whom the member saved', 'saved=true&type=ngo', 'The marketplace does not know this search'],
    ['a page', 'page=2&type=ngo', 'The marketplace does not know this search'],
    ['a long sentence', `ai=${'x'.repeat(201)}`, 'The marketplace does not know this search'],
    ['long words', `search=${'x'.repeat(5000)}`, 'This search is too long'],
  ])('are refused with %s', async (_, query, message) => {
    const body = { name: 'Wrong', query, sends_mail: false };
    expectWrongField(await send('POST', '', owner, body), 'query', message);
  });

  test('have one name each, and are limited in number, also when saved at the same time', async () => {
    await save('type=ngo', { name: 'First' });
    const again = { name: 'First', query: 'type=corporate', sends_mail: false };
    expectFailure(
      await send('POST', '', owner, again),
      'VALIDATION_FAILED',
      'You already have a search with this name',
    );
    await app.sql(
      `insert into saved_searches (id, account_id, profile_id, name, query, sends_mail, created_at)
        select gen_random_uuid(), $1::uuid, $1::uuid, 'Number ' || n, 'type=ngo', false, now() from generate_series(1, $2::int) n`,
      [owner.id, SAVED_SEARCHES_MAX - 2],
    );
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((name) => send('POST', '', owner, { name, query: 'type=ngo', sends_mail: false })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('the daily mail', () => {
  test('leaves each morning at eight in India', async () => {
    const schedules = await app.sql('select cron, timezone from pgboss.schedule where name = $1', [
      searchNewsJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: searchNewsJob.schedule, timezone: 'UTC' }]);
  });

  test('names in one mail who newly fits any search, once, and nobody else', async () => {
    await createMember(app, { type: 'ngo', state: 'Sikkim', name: 'Old Sikkim' });
    const consultant = await createMember(app, { type: 'consultant', name: 'Sikkim Advice', state: 'Goa' });
    await save('type=ngo&location=Sikkim', { name: 'NGOs of Sikkim' });
    await save('type=consultant&location=Sikkim', { name: 'Advice' });
    await save('location=Sikkim', { name: 'Silent', sends_mail: false });
    await save('type=service_provider&location=Sikkim', { name: 'Nobody' });
    await runNews();
    expect(await mailsTo(owner)).toEqual([]);

    const fresh = await createMember(app, {
      type: 'ngo',
      state: 'Sikkim',
      name: 'Visit https://evil.example now',
    });
    // Fits since a change of the profile.
    await callAs(app, consultant, 'PUT', '/profile/profile', { operating_regions: ['Sikkim'] });
    await runNews();
    const [mail = '', ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toContain('“NGOs of Sikkim”: 1 new partner.');
    expect(mail).toMatch(
      /“Visit https: \/\/evil\. example now” \(NGO\/Non-profit, Sikkim, match \d+ of 100\):/,
    );
    expect(mail).toMatch(/Kind of partner, \d of \d: You are /);
    expect(mail).toContain(`/marketplace?profile=${fresh.id}`);
    expect(mail).toContain('/marketplace?type=ngo&location=Sikkim');
    expect(mail).toContain('“Advice”: 1 new partner.');
    expect(mail).toContain(`/marketplace?profile=${consultant.id}`);
    expect(mail).not.toMatch(/Old Sikkim|Silent|Nobody/);
    expect((await listOf(owner)).map(({ mailed_at }) => mailed_at !== null)).toEqual([
      false,
      false,
      true,
      true,
    ]);

    // Not again today, not again for the same members, and tomorrow for the next one.
    await createMember(app, { type: 'ngo', state: 'Sikkim', name: 'Next Sikkim' });
    await runNews();
    expect(await mailsTo(owner)).toHaveLength(1);
    await aDayPasses();
    await runNews();
    const second = (await mailsTo(owner)).at(1) ?? '';
    expect(second).toContain('“Next Sikkim”');
    expect(second).not.toMatch(/evil|Advice/);
    await aDayPasses();
    await runNews();
    expect(await mailsTo(owner)).toHaveLength(2);
  });

  test('names five members of a search, and says how many more there are', async () => {
    await save('type=ngo&location=Tripura');
    for (let made = 0; made < 7; made += 1) await createMember(app, { type: 'ngo', state: 'Tripura' });
    await runNews();
    const [mail = ''] = await mailsTo(owner);
    expect(mail).toContain('“Partners”: 7 new partners.');
    expect(mail.match(/marketplace\?profile=/g)).toHaveLength(5);
    expect(mail).toContain('And 2 more.');
  });

  test('never names who left the marketplace, is unconfirmed, suspended, or the person', async () => {
    await save('location=Mizoram');
    const inMizoram = (more = {}) => createMember(app, { type: 'ngo', state: 'Mizoram', ...more });
    await inMizoram({ name: 'Unconfirmed', confirmed: false });
    await inMizoram({ name: 'An admin', admin: true });
    const [suspended, leaving, erased] = [await inMizoram(), await inMizoram(), await inMizoram()];
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    await callAs(app, leaving, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    await app.sql('delete from accounts where id = $1', [erased.id]);
    await callAs(app, owner, 'PUT', '/profile/profile', { operating_regions: ['Mizoram'] });
    await runNews();
    expect(await mailsTo(owner)).toEqual([]);
  });

  test('goes to nobody who is suspended, leaves, or has left the organisation', async () => {
    const people = await Promise.all([1, 2, 3].map(() => createMember(app, { type: 'corporate' })));
    const [suspended, leaving, unconfirmed] = people as [TestMember, TestMember, TestMember];
    for (const by of people) await save('location=Nagaland', { by });
    const colleague = await addColleague(app, owner, 'owner');
    await save('location=Nagaland');
    await app.sql('delete from memberships where account_id = $1 and profile_id = $1', [owner.id]);
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    await app.sql("update accounts set deletion_due_at = now() + interval '30 days' where id = $1", [
      leaving.id,
    ]);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [unconfirmed.id]);
    await createMember(app, { type: 'ngo', state: 'Nagaland' });
    await runNews();
    for (const person of [...people, owner, colleague]) expect(await mailsTo(person)).toEqual([]);
  });

  test('starts again when it is switched on: who came before is not new', async () => {
    const { id, name } = await save('location=Manipur', { sends_mail: false });
    await createMember(app, { state: 'Manipur', name: 'Came before' });
    await callAs(app, owner, 'PUT', `${PATH}/${id}`, { name, sends_mail: true });
    await runNews();
    expect(await mailsTo(owner)).toEqual([]);
    await createMember(app, { state: 'Manipur', name: 'Came after' });
    await runNews();
    expect(await mailsTo(owner)).toEqual([expect.stringContaining('“Came after”')]);
    expect((await mailsTo(owner))[0]).not.toContain('Came before');
  });

  test('names those who have all the words of a search', async () => {
    await save('search=floating+solar+ferries');
    const write = async (name: string, short_summary: string) => {
      const member = await createMember(app, { name });
      await callAs(app, member, 'PUT', '/profile/profile', { short_summary });
    };
    await write('Some words', 'Solar lamps for village schools.');
    await write('All words', 'Floating ferries with solar panels.');
    await runJob(app, marketplaceWordsJob.queue);
    await runNews();
    const [mail = ''] = await mailsTo(owner);
    expect(mail).toContain('“All words”');
    expect(mail).not.toContain('Some words');
  });

  test('names those whom a sentence describes by what it means', async () => {
    const write = async (name: string, short_summary: string) => {
      const member = await createMember(app, { name });
      await callAs(app, member, 'PUT', '/profile/profile', { short_summary });
    };
    const compute = async () => {
      await runJob(app, marketplaceMeaningJob.queue);
      await runJob(app, marketplaceWordsJob.queue);
    };
    await write('Old Looms', 'Handloom weavers sell silk at a fair price.');
    await compute();
    await save('ai=toilets+in+schools');
    await runNews();
    await write('Washroom Works', 'Sanitation blocks and latrines for government classrooms.');
    await compute();
    await runNews();
    const [mail = '', ...more] = await mailsTo(owner);
    expect(more).toEqual([]);
    expect(mail).toContain('“Washroom Works”');
    expect(mail).not.toContain('Old Looms');
  }, 60_000);

  test('of a search that finds more than a thousand names only those who joined', async () => {
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash, email_confirmed_at)
        select gen_random_uuid(), 'wide' || n || '@x.example', 'none', now() from generate_series(1, 1001) n returning id
      )
      insert into profiles (id, organization_type, full_name, headquarters_state, created_at)
        select id, 'service_provider', 'Wide', 'Assam', now() - interval '1 year' from made`,
    );
    const old = await createMember(app, { type: 'service_provider', name: 'Old one', state: 'Goa' });
    await app.sql("update profiles set created_at = now() - interval '1 year' where id = $1", [old.id]);
    await save('type=service_provider&location=Assam');
    await callAs(app, old, 'PUT', '/profile/profile', { operating_regions: ['Assam'] });
    await createMember(app, { type: 'service_provider', name: 'Joined', state: 'Assam' });
    await runNews();
    const [mail = ''] = await mailsTo(owner);
    expect(mail).toContain('“Joined”');
    expect(mail).not.toContain('Old one');
    await app.sql("delete from accounts where email like 'wide%'");
    await aDayPasses();
    await runNews();
    expect(await mailsTo(owner)).toHaveLength(1);
  }, 60_000);

  test('reaches everybody, also those whom one run has no time for', async () => {
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash, email_confirmed_at)
        select gen_random_uuid(), 'many' || n || '@x.example', 'none', now() from generate_series(1, 120) n returning id
      ), profile as (
        insert into profiles (id, organization_type, full_name) select id, 'corporate', 'Many' from made returning id
      )
      select from profile`,
    );
    await app.sql(
      `insert into saved_searches (id, account_id, profile_id, name, query, sends_mail, seen, created_at)
        select gen_random_uuid(), id, id, 'Many', 'location=Ladakh', true, '{}', now() from profiles where full_name = 'Many'`,
    );
    await createMember(app, { state: 'Ladakh' });
    await runNews();
    const mailed = async () =>
      (
        await app.sql(
          "select from pgboss.job where name = 'mail' and data->>'to' like 'many%' and data->>'subject' = $1",
          [SUBJECT],
        )
      ).length;
    await expect.poll(mailed, { timeout: 20_000 }).toBe(120);
    await app.sql("delete from accounts where email like 'many%'");
  }, 60_000);

  test('says once why a member fits whom two searches find', async () => {
    await save('location=Nagaland', { name: 'One' });
    await save('type=ngo&location=Nagaland', { name: 'Two' });
    await createMember(app, { type: 'ngo', state: 'Nagaland', name: 'Both find me' });
    await runNews();
    const [mail = ''] = await mailsTo(owner);
    expect(mail.match(/“Both find me” \(/g)).toHaveLength(2);
    expect(mail.match(/Kind of partner, /g)).toHaveLength(1);
  });

  test('stops by the signed link in it, without a session, for all searches of the person', async () => {
    await save('location=Meghalaya', { name: 'One' });
    await save('type=ngo&location=Meghalaya', { name: 'Two' });
    const other = await createMember(app, { type: 'corporate' });
    await save('location=Meghalaya', { by: other });
    await createMember(app, { type: 'ngo', state: 'Meghalaya' });
    await runNews();
    const [mail = ''] = await mailsTo(owner);
    const [, id, signature] = /stop\?kind=searches&id=([\w-]+)&signature=([\w-]+)/.exec(mail) ?? [];
    const stop = (body: object) => app.request('POST', '/mails/opt-out', { body });
    expectFailure(await stop({ kind: 'searches', id: other.id, signature }), 'LINK_INVALID');
    expectFailure(await stop({ kind: 'digest', id, signature }), 'LINK_INVALID');
    expect((await stop({ kind: 'searches', id, signature })).status).toBe(200);
    expect((await listOf(owner)).map(({ sends_mail }) => sends_mail)).toEqual([false, false]);
    expect((await listOf(other)).map(({ sends_mail }) => sends_mail)).toEqual([true]);
    // The link in the mail can be opened again.
    expect((await stop({ kind: 'searches', id, signature })).status).toBe(200);
    await aDayPasses();
    await createMember(app, { type: 'ngo', state: 'Meghalaya' });
    await runNews();
    expect(await mailsTo(owner)).toHaveLength(1);
  });
});
