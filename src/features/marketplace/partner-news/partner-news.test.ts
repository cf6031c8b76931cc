import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { marketplaceMeaningJob } from '#features/marketplace/meaning/meaning.job.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { queuedMails } from '#platform/testing/queued-mails.ts';
import { callAs, sendRequest } from '#platform/testing/records.ts';
import { createMember, type MemberOptions, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { partnerNewsJob } from './partner-news.job.ts';

const SUBJECT = 'New partners that fit';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What makes a company and an NGO fit, in a state of its own for each test. */
const workIn = (state: string) => ({
  short_summary: 'Schools for girls in villages.',
  focus_areas: ['Education', 'Women Empowerment'],
  sdg_goals: ['Quality Education', 'Gender Equality'],
  operating_regions: [state],
});

async function memberIn(
  state: string,
  options: MemberOptions = {},
  changes: object = {},
): Promise<TestMember> {
  const member = await createMember(app, { state, location: state, ...options });
  await callAs(app, member, 'PUT', '/profile/profile', { ...workIn(state), ...changes });
  return member;
}

const companyIn = (state: string, changes: object = {}) => memberIn(state, { type: 'corporate' }, changes);

/** Reads the texts first: once the job has read them they count in the score, in the mail and on the screen. */
async function runNews(): Promise<void> {
  await runJob(app, marketplaceMeaningJob.queue);
  await runJob(app, partnerNewsJob.queue);
}
const aWeekPasses = () => app.sql("update partner_mails set sent_at = sent_at - interval '7 days'");
const mailsTo = async ({ email }: TestMember) =>
  (await queuedMails(app, { to: email, subject: SUBJECT })).map(({ text }) => text.replace(/\s+/g, ' '));

// Members of other tests have had their mail.
beforeEach(() =>
  app.sql("update partner_mails set sent_at = now() where sent_at < now() - interval '1 day'"),
);

describe('the weekly mail of new partners', () => {
  test('leaves on Tuesdays at half past eight in India', async () => {
    const schedules = await app.sql('select cron, timezone from pgboss.schedule where name = $1', [
      partnerNewsJob.queue,
    ]);
    expect(schedules).toEqual([{ cron: partnerNewsJob.schedule, timezone: 'UTC' }]);
  });

  test('names those who fit best, each once, with the score that the screen shows', async () => {
    const company = await companyIn('Sikkim');
    await memberIn('Sikkim', { name: 'Weak NGO' }, { focus_areas: ['Sports'], sdg_goals: ['Zero Hunger'] });
    const ngos = [];
    for (let made = 0; made < 6; made += 1) ngos.push(await memberIn('Sikkim', { name: `Good NGO ${made}` }));
    await runNews();
    const [mail = '', ...more] = await mailsTo(company);
    expect(more).toEqual([]);
    expect(mail.match(/“Good NGO \d” \(NGO\/Non-profit, Sikkim, match \d+ of 100\)/g)).toHaveLength(5);
    const [named] = ngos.filter(({ id }) => mail.includes(`/marketplace?profile=${id}`));
    const [match] = await callAs(app, company, 'GET', `/marketplace/matches?ids=${named?.id}`);
    expect(mail).toContain(
      `match ${match.score} of 100): http://localhost:0/marketplace?profile=${named?.id}`,
    );

    // Not again in the same week; in the next one the sixth, and then nobody.
    await runNews();
    expect(await mailsTo(company)).toHaveLength(1);
    await aWeekPasses();
    await runNews();
    const second = (await mailsTo(company)).at(1) ?? '';
    const sixth = ngos.filter(({ id }) => !mail.includes(id));
    expect(sixth).toHaveLength(1);
    expect(second).toContain(`/marketplace?profile=${sixth[0]?.id}`);
    expect(second.match(/marketplace\?profile=/g)).toHaveLength(1);
    await aWeekPasses();
    await runNews();
    expect(await mailsTo(company)).toHaveLength(2);
    for (const one of await mailsTo(company)) expect(one).not.toContain('Weak NGO');

    // An NGO hears of the company by the same rules.
    const [toNgo = ''] = await mailsTo(ngos[0] as TestMember);
    expect(toNgo).toContain(`/marketplace?profile=${company.id}`);
    const data = await callAs(app, company, 'GET', '/account/data');
    expect(data.partners_named_in_mails).toHaveLength(6);
  });

  test('goes to nobody whose profile does not say what they do and where, nor who is not in the marketplace', async () => {
    const without = [
      await companyIn('Goa', { short_summary: '', bio: '' }),
      await companyIn('Goa', { focus_areas: [] }),
      await companyIn('Goa', { headquarters_state: null, headquarters_location: '', operating_regions: [] }),
    ];
    const [suspended, silent] = [await companyIn('Goa'), await companyIn('Goa', { mails_partners: false })];
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    await memberIn('Goa');
    await runNews();
    for (const member of [...without, suspended, silent]) expect(await mailsTo(member)).toEqual([]);
  });

  test('never names who is unconfirmed, suspended, leaving, or a partner already', async () => {
    const company = await companyIn('Tripura');
    const [suspended, leaving, partner, unconfirmed] = [
      await memberIn('Tripura'),
      await memberIn('Tripura'),
      await memberIn('Tripura'),
      await memberIn('Tripura'),
    ];
    await sendRequest(app, company, partner);
    await app.sql('update accounts set suspended_at = now() where id = $1', [suspended.id]);
    await app.sql('update accounts set email_confirmed_at = null where id = $1', [unconfirmed.id]);
    await callAs(app, leaving, 'POST', '/account/deletion', { password: 'a-password-for-tests' });
    await runNews();
    expect(await mailsTo(company)).toEqual([]);
  });

  test('says why each fits, in the words and points of the screen', async () => {
    const company = await companyIn('Manipur');
    const ngo = await memberIn('Manipur');
    await runNews();
    const [mail = ''] = await mailsTo(company);
    const [match] = await callAs(app, company, 'GET', `/marketplace/matches?ids=${ngo.id}`);
    const counting = match.parts.filter(({ points }: { points: number }) => points > 0);
    expect(counting.length).toBeGreaterThan(2);
    for (const { points, max, evidence } of counting)
      expect(mail).toContain(`, ${points} of ${max}: ${evidence.join(' ')}`);
    expect(mail).toContain('What they do, ');
    expect(mail).toContain('Focus areas in common: Education and Women Empowerment.');
    expect(mail).toContain(`Unsure for CSR funds: ${match.eligibility_reason}`);
  });

  test('stops by the button of the mail program, and not by opening the link', async () => {
    const company = await companyIn('Mizoram');
    await memberIn('Mizoram');
    await runNews();
    const [job] = await queuedMails(app, { to: company.email, subject: SUBJECT });
    const [mail = ''] = await mailsTo(company);
    expect(mail).toContain(`Stop this weekly mail: ${job?.optOut}`);
    const { pathname, search } = new URL(job?.optOut ?? '');
    const at = app.url + pathname + search;
    const isOn = async () => (await callAs(app, company, 'GET', '/profile/profile')).mails_partners;

    await fetch(at);
    await fetch(at, { method: 'HEAD' });
    expect(await isOn()).toBe(true);
    const post = (to: string, body: BodyInit) => fetch(to, { method: 'POST', body, redirect: 'error' });
    const press = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await post(at, new URLSearchParams({ 'List-Unsubscribe': 'Maybe' }))).status).toBe(400);
    expect((await post(at.replace(/signature=./, 'signature=_'), press())).status).toBe(400);
    expect(await isOn()).toBe(true);
    expect((await post(at, press())).status).toBe(200);
    expect(await isOn()).toBe(false);

    // Mail programs write the form in one of two ways.
    await callAs(app, company, 'PUT', '/profile/profile', { mails_partners: true });
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await post(at, form)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  test('stops by the signed link in it, without a session', async () => {
    const company = await companyIn('Assam');
    await memberIn('Assam');
    await runNews();
    const [mail = ''] = await mailsTo(company);
    const [, id, signature] = /stop\?kind=partners&id=([\w-]+)&signature=([\w-]+)/.exec(mail) ?? [];
    const stop = (body: object) => app.request('POST', '/mails/opt-out', { body });
    expectFailure(await stop({ kind: 'digest', id, signature }), 'LINK_INVALID');
    expect((await stop({ kind: 'partners', id, signature })).status).toBe(200);
    const profile = await callAs(app, company, 'GET', '/profile/profile');
    expect([profile.mails_partners, profile.mails_digest]).toEqual([false, true]);
    await aWeekPasses();
    await memberIn('Assam');
    await runNews();
    expect(await mailsTo(company)).toHaveLength(1);
  });
});
