import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { milestoneNewsJob } from '#features/collaborations/milestones/milestone-news.job.ts';
import { MAIL_CHOICES } from '#features/profiles/profile/profile-settings.contract.ts';
import { ROLES, type Role } from '#platform/contract/people/roles.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, sendRequest, startCollaboration } from '#platform/testing/records.ts';
import { createMember, signIn, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let people: Record<Role, TestMember>;
let partner: TestMember;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  const owner = await createMember(app, { name: 'Tungavarna Industries', type: 'corporate' });
  const others = await Promise.all(
    ROLES.filter((role) => role !== 'owner').map(async (role) => [
      role,
      await addColleague(app, owner, role),
    ]),
  );
  people = { owner, ...Object.fromEntries(others) };
  partner = await createMember(app);
});

const REQUEST = 'A collaboration request for you';

/** The mails with this subject, by the address. */
const mails = (subject: string) => queuedMails(app, { subject });

/** The roles of those who got the mail with this subject, in the order of the roles. */
async function readers(subject: string): Promise<Role[]> {
  const sent = (await mails(subject)).map(({ to }) => to);
  return ROLES.filter((role) => sent.includes(people[role].email));
}

const choose = (by: TestMember, choices: object) => callAs(app, by, 'PUT', '/account/mails', choices);

async function runMilestoneNews(): Promise<void> {
  await app.sql("update milestone_news set created_at = now() - interval '11 minutes'");
  const [job] = await app.sql<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${milestoneNewsJob.queue}', '{}') returning id`,
  );
  const state = async () =>
    (await app.sql<{ state: string }>('select state from pgboss.job where id = $1', [job?.id]))[0]?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('completed');
}

/** Names a person of a profile in a collaboration. */
const nameIn = (collaborationId: string, { id }: TestMember, profile: TestMember) =>
  app.sql(
    `insert into collaboration_seats (participant_id, profile_id, account_id)
      select id, profile_id, $1 from collaboration_participants where collaboration_id = $2 and profile_id = $3`,
    [id, collaborationId, profile.id],
  );

describe('a mail of a profile', () => {
  test('goes to those whose role may act on it', async () => {
    await sendRequest(app, await createMember(app), people.owner);
    expect(await readers(REQUEST)).toEqual(['owner', 'manager']);

    const { id } = await startCollaboration(app, people.owner, partner);
    expect(await readers('Your collaboration request was accepted')).toEqual(['owner', 'manager']);
    const path = `/collaborations/${id}`;
    await callAs(app, partner, 'POST', `${path}/budget-proposals`, { amount: 5 });
    expect(await readers('A partner proposes a budget')).toEqual(['owner', 'manager', 'finance']);
    await callAs(app, partner, 'PUT', `${path}/archive`);
    expect(await readers('A collaboration was archived')).toEqual(['owner', 'manager']);
    await callAs(app, partner, 'DELETE', `${path}/archive`);
    await callAs(app, partner, 'POST', `${path}/milestones`, { title: 'First pump' });
    await runMilestoneNews();
    expect(await readers('A partner has changed milestones')).toEqual(['owner', 'manager']);
    await nameIn(id, people.member, people.owner);
    await callAs(app, partner, 'POST', `${path}/milestones`, { title: 'Second pump' });
    await runMilestoneNews();
    expect(await readers('A partner has changed milestones')).toEqual(['owner', 'manager', 'member']);
  });

  test('goes to nobody of a suspended profile, and not to a suspended colleague', async () => {
    await app.sql('update accounts set suspended_at = now() where id = $1', [people.manager.id]);
    await sendRequest(app, partner, people.owner);
    expect(await readers(REQUEST)).toEqual(['owner']);
    await app.sql('update accounts set suspended_at = now() where id = $1', [people.owner.id]);
    await app.sql('update accounts set suspended_at = null where id = $1', [people.manager.id]);
    const { id } = await startCollaboration(app, partner, await createMember(app));
    await app.sql(
      `insert into collaboration_participants (id, collaboration_id, profile_id, name)
        values (gen_random_uuid(), $1, $2, 'Tungavarna Industries')`,
      [id, people.owner.id],
    );
    await callAs(app, partner, 'PUT', `/collaborations/${id}/archive`);
    expect(await readers('A collaboration was archived')).toEqual([]);
  });

  test('is not sent to the person who did it for another profile', async () => {
    await app.sql('insert into memberships (account_id, profile_id, role) values ($1, $2, $3)', [
      people.manager.id,
      partner.id,
      'manager',
    ]);
    const both = { ...people.manager, ...(await signIn(app, people.manager.email)) };
    await callAs(app, both, 'PUT', '/account/profile', { profile_id: partner.id });
    const { id } = await startCollaboration(app, partner, people.owner);
    await nameIn(id, people.member, people.owner);
    const path = `/collaborations/${id}`;
    await callAs(app, both, 'POST', `${path}/budget-proposals`, { amount: 5 });
    expect(await readers('A partner proposes a budget')).toEqual(['owner', 'finance']);
    await callAs(app, both, 'POST', `${path}/milestones`, { title: 'First pump' });
    await runMilestoneNews();
    expect(await readers('A partner has changed milestones')).toEqual(['owner', 'member']);
  });

  test('goes to ten people at most, the main owner among them', async () => {
    for (let count = 0; count < 11; count += 1) await addColleague(app, people.owner, 'manager');
    await sendRequest(app, partner, people.owner);
    const own = await app.sql<{ email: string }>(
      'select email from accounts a join memberships m on m.account_id = a.id where m.profile_id = $1',
      [people.owner.id],
    );
    const sent = (await mails(REQUEST)).filter(({ to }) => own.some(({ email }) => email === to));
    expect(sent).toHaveLength(10);
    expect(sent.map(({ to }) => to)).toContain(people.owner.email);
  });
});

describe('PUT /service/api/account/mails', () => {
  test('is the choice of one person: colleagues keep theirs', async () => {
    const choices = await choose(people.manager, { mails_requests: false });
    expect(Object.keys(choices).sort()).toEqual([...MAIL_CHOICES].sort());
    expect(choices).toMatchObject({ mails_requests: false, mails_answers: true });
    await sendRequest(app, partner, people.owner);
    expect(await readers(REQUEST)).toEqual(['owner']);
    const own = (by: TestMember) => callAs(app, by, 'GET', '/profile/profile');
    expect(await own(people.manager)).toMatchObject({ mails_requests: false });
    expect(await own(people.owner)).toMatchObject({ mails_requests: true });
    expect(await choose(people.manager, { mails_requests: true })).toMatchObject({ mails_requests: true });
  });

  test('is for every role, and a save of the profile changes the own choices only', async () => {
    for (const role of ROLES) {
      expect(await choose(people[role], { mails_sessions: false })).toMatchObject({ mails_sessions: false });
    }
    const { version } = await callAs(app, people.owner, 'GET', '/profile/profile');
    await callAs(app, people.manager, 'PUT', '/profile/profile', { mails_ratings: false });
    const saved = await callAs(app, people.owner, 'PUT', '/profile/profile', { bio: 'Looms.', version });
    expect(saved).toMatchObject({ mails_ratings: true, bio: 'Looms.' });
  });
});

describe('the link in a mail', () => {
  const stop = (body: object) => app.request('POST', '/mails/opt-out', { body });

  test('stops this kind for the person who got it, without a session', async () => {
    await sendRequest(app, partner, people.owner);
    const mail = (await mails(REQUEST)).find(({ to }) => to === people.manager.email);
    expect(mail?.text).toContain('You receive this because you work for “Tungavarna Industries”.');
    const [, kind, id, signature] =
      /\/mails\/stop\?kind=(\w+)&id=([\w-]+)&signature=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect([kind, id]).toEqual(['mails_requests', people.manager.id]);
    expectFailure(await stop({ kind, id: people.owner.id, signature }), 'LINK_INVALID');
    expectFailure(await stop({ kind, id, signature: crypto.randomUUID() }), 'LINK_INVALID');
    for (let tries = 0; tries < 2; tries += 1) expect((await stop({ kind, id, signature })).status).toBe(200);
    await sendRequest(app, await createMember(app), people.owner);
    const sent = (await mails(REQUEST)).map(({ to }) => to);
    expect(sent.filter((to) => to === people.manager.email)).toHaveLength(1);
    expect(sent.filter((to) => to === people.owner.email)).toHaveLength(2);
  });
});
