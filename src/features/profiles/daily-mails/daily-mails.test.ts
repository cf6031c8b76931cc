import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { type QueuedMail, queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, documentForm, sendRequest, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { dailyMailsJob } from './daily-mails.job.ts';

let app: TestApp;
/** Another process on the same database. */
let other: TestApp;
let reader: TestMember;
let partner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ DATABASE_URL: app.databaseUrl });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});
beforeEach(async () => {
  reader = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  partner = await createMember(app, { name: 'Jal Trust' });
});

const choose = (by: TestMember, choices: object) => callAs(app, by, 'PUT', '/account/mails', choices);
const runDaily = () => runJob(app, dailyMailsJob.queue);

const mailsTo = ({ email }: TestMember) => queuedMails(app, { to: email });
const subjectsTo = async (to: TestMember) => (await mailsTo(to)).map(({ subject }) => subject);
const titlesOf = async (by: TestMember): Promise<string[]> =>
  (await callAs(app, by, 'GET', '/notifications')).records.map(({ title }: { title: string }) => title);

const ASKED = 'A collaboration request for you';
const ONE = '1 new notification on Dayitva';

/** A member asks for a collaboration. */
const ask = async () => sendRequest(app, await createMember(app, { name: 'Van Mitra' }), reader);

test('lists what is new under each collaboration', async () => {
  await choose(reader, { mails_collaborations: 'daily' });
  const start = async (title: string) => {
    const { id } = await startCollaboration(app, reader, partner);
    await callAs(app, reader, 'PATCH', `/collaborations/${id}`, { title });
    return id;
  };
  const [wells, schools] = [await start('Wells for Gumla'), await start('Schools for Gumla')];
  const propose = async (id: string, amount: number) => {
    const path = `/collaborations/${id}/budget-proposals`;
    const proposal = await callAs(app, partner, 'POST', path, { amount });
    await callAs(app, partner, 'PATCH', `${path}/${proposal.id}`, { status: 'withdrawn' });
  };
  for (const id of [wells, schools, wells]) await propose(id, 700);
  await runDaily();
  const text = (await mailsTo(reader)).at(-1)?.text ?? '';
  const [, ofWells = '', ofSchools = ''] = text.split(/In the collaboration “(?:Wells|Schools) for Gumla”:/);
  const links = (part: string, id: string) => part.split(`/collaborations/${id}/`).length - 1;
  expect([links(ofWells, wells), links(ofWells, schools)]).toEqual([2, 0]);
  expect([links(ofSchools, wells), links(ofSchools, schools)]).toEqual([0, 1]);
});

test('comes each morning at eight in India', async () => {
  expect(
    await app.sql('select cron, timezone from pgboss.schedule where name = $1', [dailyMailsJob.queue]),
  ).toEqual([{ cron: dailyMailsJob.schedule, timezone: 'UTC' }]);
});

describe('PUT /service/api/account/mails', () => {
  test('takes one choice at a time, and a kind that comes weekly or for the calendar is not for the morning', async () => {
    expect(await choose(reader, { mails_requests: 'daily' })).toMatchObject({
      mails_requests: 'daily',
      mails_answers: true,
    });
    expect(await choose(reader, { mails_answers: 'daily' })).toMatchObject({ mails_requests: 'daily' });
    expect(await choose(reader, { mails_requests: false })).toMatchObject({ mails_requests: false });
    expect(await choose(reader, { mails_requests: 'daily' })).toMatchObject({ mails_requests: 'daily' });
    expect(await choose(reader, { mails_requests: true })).toMatchObject({
      mails_requests: true,
      mails_answers: 'daily',
    });
    expect(await callAs(app, reader, 'GET', '/profile/profile')).toMatchObject({ mails_answers: 'daily' });
    for (const kind of ['mails_sessions', 'mails_digest', 'mails_partners']) {
      const answer = await app.request('PUT', '/account/mails', {
        token: reader.token,
        body: { [kind]: 'daily' },
      });
      expectFailure(answer, 'VALIDATION_FAILED', 'Please choose yes or no');
    }
  });
});

describe('the daily mail', () => {
  test('has what happened, by kind, once; the bell has it at once', async () => {
    await choose(reader, { mails_requests: 'daily', mails_collaborations: 'daily' });
    const { id } = await startCollaboration(app, reader, partner);
    await ask();
    await callAs(app, partner, 'POST', `/collaborations/${id}/budget-proposals`, { amount: 500_000 });
    await ask();
    expect(await titlesOf(reader)).toEqual([
      ASKED,
      'A partner proposes a budget',
      ASKED,
      'Your collaboration request was accepted',
    ]);
    expect(await subjectsTo(reader)).toEqual(['Your collaboration request was accepted']);

    await runDaily();
    const [, mail, ...more] = await mailsTo(reader);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('3 new notifications on Dayitva');
    const text = mail?.text ?? '';
    expect(text).toMatch(
      /Collaboration requests\n-{22}\n\n- A collaboration request for you\. “Van Mitra” has asked you to collaborate\. http:\S+\/profile\?tab=connections\n- /,
    );
    expect(text).toContain('Budgets and partners\n-----');
    expect(text).toContain('A partner proposes a budget. ');
    expect(text).toContain(`/collaborations/${id}/`);
    expect(text).not.toContain('accepted');
    expect(mail?.html).toContain('<h2>Collaboration requests</h2>');
    expect(mail?.html).toMatch(/<a href="http:[^"]+\/profile\?tab=connections">/);

    await runDaily();
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  test('is one mail, however many processes work at once', async () => {
    await choose(reader, { mails_requests: 'daily' });
    await ask();
    await Promise.all([runDaily(), runJob(other, dailyMailsJob.queue), runDaily()]);
    expect(await subjectsTo(reader)).toEqual([ONE]);
  });

  test('brings later what a run could not, and the others are not held up', async () => {
    const second = await addColleague(app, reader, 'manager');
    for (const one of [reader, second]) await choose(one, { mails_requests: 'daily' });
    await ask();
    // The mail of one of them cannot be stored.
    await app.sql(
      `create function refuse_mail() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`,
    );
    await app.sql(
      `create trigger refuse_mail before insert on pgboss.job for each row
        when (new.data->>'to' = '${reader.email}') execute function refuse_mail()`,
    );
    const [job] = await app.sql<{ id: string }>(
      "insert into pgboss.job (name, data, retry_limit) values ($1, '{}', 0) returning id",
      [dailyMailsJob.queue],
    );
    const state = async () =>
      (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
    await expect.poll(state, { timeout: 10_000 }).toBe('failed');
    expect(await subjectsTo(second)).toEqual([ONE]);
    expect(await subjectsTo(reader)).toEqual([]);
    await app.sql('drop function refuse_mail() cascade');
    await runDaily();
    expect(await subjectsTo(second)).toEqual([ONE]);
    expect(await subjectsTo(reader)).toEqual([ONE]);
  });

  test('leaves out what was read in the bell, and does not come with nothing in it', async () => {
    await choose(reader, { mails_requests: 'daily' });
    await ask();
    const [seen] = (await callAs(app, reader, 'GET', '/notifications')).records;
    await callAs(app, reader, 'PUT', `/notifications/${seen.id}/read`);
    await runDaily();
    expect(await mailsTo(reader)).toEqual([]);
    await ask();
    await runDaily();
    expect(await subjectsTo(reader)).toEqual([ONE]);
  });

  test('has nothing of what is switched off by then; what is switched to at once still comes', async () => {
    await choose(reader, { mails_requests: 'daily', mails_document_shares: 'daily' });
    await ask();
    const { id } = await callAs(app, partner, 'POST', '/documents', documentForm());
    await callAs(app, partner, 'POST', `/documents/${id}/shares`, { member_id: reader.id, days: 7 });
    await choose(reader, { mails_requests: false, mails_document_shares: true });
    await runDaily();
    const [mail] = await mailsTo(reader);
    expect(mail?.subject).toBe(ONE);
    expect(mail?.text).toContain('A document was shared with you.');
  });

  test('does not reach who is suspended, removed or gone, nor anybody of a suspended organisation', async () => {
    const roles = await Promise.all([1, 2].map(() => addColleague(app, reader, 'manager')));
    const [suspended, removed] = roles as [TestMember, TestMember];
    for (const one of [reader, suspended, removed]) await choose(one, { mails_requests: 'daily' });
    await ask();
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    await callAs(app, reader, 'DELETE', `/profile/people/${removed.id}`);
    await runDaily();
    expect(await subjectsTo(suspended)).toEqual([]);
    expect(await subjectsTo(removed)).toEqual(['You were removed from an organisation']);
    expect(await subjectsTo(reader)).toEqual([ONE]);

    await app.sql('update accounts set suspended_at = null where id = $1', [suspended.id]);
    await ask();
    await app.sql('update accounts set suspended_at = now() where id = $1', [reader.id]);
    await runDaily();
    expect(await subjectsTo(suspended)).toEqual([]);
    expect(await subjectsTo(reader)).toEqual([ONE]);
  });

  test('has no text of a member that could pass for ours', async () => {
    await choose(reader, { mails_requests: 'daily' });
    const sender = await createMember(app);
    await app.sql('update profiles set organization_name = $1 where id = $2', [
      '<b>Sign in</b> at https://evil.example/a',
      sender.id,
    ]);
    await sendRequest(app, sender, reader);
    await runDaily();
    const [{ text, html }] = (await mailsTo(reader)) as [QueuedMail];
    expect(text).toContain('“<b>Sign in</b> at https: //evil. example/a”');
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(html).not.toContain('<b>');
  });
});

describe('the links in the daily mail', () => {
  const stopLinks = (text: string) =>
    [...text.matchAll(/\/mails\/stop\?kind=(\w+)&id=([\w-]+)&signature=([\w-]+)/g)].map(
      ([, kind, id, signature]) => ({ kind, id, signature }),
    );

  test('stop one kind, or with one click all that come in it', async () => {
    await choose(reader, { mails_requests: 'daily', mails_answers: 'daily', mails_ratings: 'daily' });
    await startCollaboration(app, reader, partner);
    await ask();
    await runDaily();
    const [{ text, optOut = '' }] = (await mailsTo(reader)) as [QueuedMail];
    const [requests, answers, daily] = stopLinks(text);
    expect([requests?.kind, answers?.kind, daily?.kind]).toEqual([
      'mails_requests',
      'mails_answers',
      'daily',
    ]);
    expect(optOut).toContain('/mails/stop?kind=daily&');
    const stop = (body: object) => app.request('POST', '/mails/opt-out', { body });
    expect((await stop({ ...answers })).status).toBe(200);
    expect(await choose(reader, {})).toMatchObject({ mails_answers: false, mails_requests: 'daily' });

    expectFailure(await stop({ ...daily, signature: crypto.randomUUID() }), 'LINK_INVALID');
    const oneClick = await fetch(`${app.url}/service/api/mails/one-click-opt-out${new URL(optOut).search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.status).toBe(200);
    expect(await choose(reader, {})).toMatchObject({
      mails_answers: false,
      mails_requests: false,
      mails_ratings: false,
      mails_milestones: true,
    });
    await ask();
    await runDaily();
    expect(await mailsTo(reader)).toHaveLength(1);
  });
});
