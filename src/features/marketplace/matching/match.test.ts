import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceMeaningJob } from '#features/marketplace/meaning/meaning.job.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, projectBody, sendRequest } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MATCHES_MAX, type Match, RECOMMENDED, type Recommendation } from './match.contract.ts';

let app: TestApp;
let company: TestMember;
let ngo: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  company = await createMember(app, { type: 'corporate' });
  ngo = await createMember(app);
});
afterAll(() => app.stop());

const list = (ids: string[], by = company): Promise<Match[]> =>
  callAs(app, by, 'GET', `/marketplace/matches?ids=${ids.join()}`);

describe('GET /service/api/marketplace/matches', () => {
  test('compares what the members have written, in the order asked', async () => {
    const other = await createMember(app, { type: 'consultant' });
    const work = {
      focus_areas: ['Education'],
      sdg_goals: ['Quality Education'],
      operating_regions: ['Jharkhand'],
    };
    await app.sql('update profiles set year_established = 2001 where id = $1', [ngo.id]);
    for (const member of [company, ngo])
      await app.sql(
        'update profiles set focus_areas = $2, sdg_goals = $3, operating_regions = $4 where id = $1',
        [member.id, work.focus_areas, work.sdg_goals, work.operating_regions],
      );
    await app.sql('update profile_details set annual_csr_budget = 10000000 where id = $1', [company.id]);
    await callAs(app, ngo, 'POST', '/profile/projects', projectBody({ title: 'Small', budget: 5_00_000 }));
    const [first, second, ...none] = await list([other.id, ngo.id]);
    expect(none).toEqual([]);
    expect(first).toMatchObject({ profile_id: other.id, eligibility: null });
    expect(second).toMatchObject({ profile_id: ngo.id, eligibility: 'unsure' });
    expect(second?.parts).toMatchObject([
      { name: 'cause', points: 26 },
      { name: 'place', points: 20 },
      {
        name: 'size',
        points: 5,
        evidence: [expect.stringMatching(/₹5 L\. Compared with ₹10 L, a tenth of/)],
      },
      { name: 'trust', points: 0 },
      { name: 'type', points: 5 },
    ]);
    expect(second?.score).toBe(56);
  });

  test('counts how alike the texts are, once the job has read them', async () => {
    const [same, other] = await Promise.all([createMember(app), createMember(app)]);
    const write = (member: TestMember, short_summary: string) =>
      callAs(app, member, 'PUT', '/profile/profile', { short_summary });
    await write(company, 'We build toilets and clean water points in schools.');
    await write(same, 'Our masons build school toilets and wells with clean drinking water.');
    await write(other, 'Classical dance festivals and museum tours.');
    const [unread] = await list([same.id]);
    expect(unread?.parts[0]?.evidence).toContain('What you both write has not been compared yet.');
    await runJob(app, marketplaceMeaningJob.queue);
    const [near, far] = await list([same.id, other.id]);
    expect(near?.parts[0]?.evidence.at(-1)).toMatch(
      /^What you both write is (partly|much) alike: 0\.\d\d of 1\.$/,
    );
    expect(far?.parts[0]?.evidence.at(-1)).toMatch(/^What you both write is little alike/);
    expect(near?.score).toBeGreaterThan(far?.score ?? 100);
  });

  test('leaves out the caller, who is not in the marketplace, and who is not there', async () => {
    const hidden = await createMember(app, { confirmed: false });
    const admin = await createMember(app, { admin: true });
    const nobody = '00000000-0000-7000-8000-000000000000';
    const matches = await list([hidden.id, admin.id, nobody, company.id, ngo.id, ngo.id]);
    expect(matches.map(({ profile_id }) => profile_id)).toEqual([ngo.id]);
    expect(await list([])).toEqual([]);
  });

  test('shows nothing that a member hides', async () => {
    const secret = { urn: 'ABCDE1234F20214', phone: '+91 9812345678', csr1: 'CSR00008514' };
    await app.sql(
      'update profile_details set urn_12a = $2, csr_registration_number = $3, pan = $4 where id = $1',
      [ngo.id, secret.urn, secret.csr1, 'ABCDE1234F'],
    );
    await app.sql('update profiles set public_contact_phone = $2, shows_phone = false where id = $1', [
      ngo.id,
      secret.phone,
    ]);
    const text = JSON.stringify(await list([ngo.id]));
    expect(text).toContain('80G approval');
    for (const value of [...Object.values(secret), 'ABCDE1234F', ngo.email])
      expect(text).not.toContain(value);
  });

  test('takes ids only, and not too many', async () => {
    const ask = (ids: string) =>
      app.request('GET', `/marketplace/matches?ids=${ids}`, { token: company.token });
    expectFailure(await ask('nobody'), 'VALIDATION_FAILED', 'This is not a valid id');
    const many = Array(MATCHES_MAX + 1)
      .fill(ngo.id)
      .join();
    expectFailure(await ask(many), 'VALIDATION_FAILED', `Name at most ${MATCHES_MAX} profiles`);
  });
});

test('GET /service/api/marketplace/fitting-services names of each member the service nearest to the caller', async () => {
  const [seller, hidden] = await Promise.all([
    createMember(app, { type: 'consultant' }),
    createMember(app, { type: 'consultant', confirmed: false }),
  ]);
  const offer = (member: TestMember, title: string, area: string, price: number | null) =>
    app.sql(
      `insert into user_services (id, user_id, title, tagline, description, focus_areas, price)
      values (gen_random_uuid(), $1, $2, 'A line', 'A text', array[$3], $4)`,
      [member.id, title, area, price],
    );
  await app.sql(`update profiles set focus_areas = '{Education}' where id = $1`, [company.id]);
  await offer(seller, 'School survey', 'Education', 6_50_000);
  await offer(seller, 'Clinic survey', 'Healthcare', null);
  await offer(hidden, 'Hidden survey', 'Education', 1);
  const ids = [seller.id, hidden.id, ngo.id].join();
  expect(await callAs(app, company, 'GET', `/marketplace/fitting-services?ids=${ids}`)).toEqual([
    { profile_id: seller.id, title: 'School survey', price: 6_50_000, duration: null },
  ]);
});

describe('GET /service/api/marketplace/recommendations', () => {
  const recommended = (by: TestMember): Promise<Recommendation[]> =>
    callAs(app, by, 'GET', '/marketplace/recommendations');
  const describeWork = (member: TestMember, states: string[]) =>
    app.sql(
      `update profiles set focus_areas = '{Education,Healthcare}', sdg_goals = '{Quality Education}',
        operating_regions = $2, headquarters_state = null, year_established = 2001 where id = $1`,
      [member.id, states],
    );

  test('are the three who fit best, in the states of the caller, and no partners yet', async () => {
    const viewer = await createMember(app, { type: 'corporate' });
    const near = await Promise.all(Array.from({ length: 4 }, () => createMember(app)));
    const [asked, young, far] = await Promise.all(Array.from({ length: 3 }, () => createMember(app)));
    if (!asked || !young || !far) throw new Error('no members');
    for (const member of [viewer, asked, young, ...near]) await describeWork(member, ['Sikkim']);
    await describeWork(far, ['Kerala']);
    await app.sql('update profiles set year_established = 2025 where id = $1', [young.id]);
    await sendRequest(app, viewer, asked);

    const found = await recommended(viewer);
    expect(found).toHaveLength(RECOMMENDED);
    const ids = found.map(({ profile }) => profile.id);
    expect(near.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    const [first] = found;
    expect([first?.match]).toEqual(await list([first?.profile.id ?? ''], viewer));
    expect(first?.profile).toEqual(
      await callAs(app, viewer, 'GET', `/marketplace/profiles/${first?.profile.id}`),
    );
  });

  test('are companies for an NGO, and nobody for a profile that says nothing', async () => {
    const viewer = await createMember(app);
    await describeWork(viewer, ['Mizoram']);
    const funder = await createMember(app, { type: 'corporate' });
    await describeWork(funder, ['Pan India']);
    expect((await recommended(viewer)).map(({ profile }) => profile.id)).toEqual([funder.id]);
    const empty = await createMember(app);
    expect(await recommended(empty)).toEqual([]);
  });
});

describe('/service/api/marketplace/match-settings', () => {
  const settings = (by: TestMember) => callAs(app, by, 'GET', '/marketplace/match-settings');

  test('are kept for the whole organisation, and change what its people see', async () => {
    const viewer = await createMember(app, { type: 'corporate' });
    const candidate = await createMember(app);
    await app.sql("update profiles set operating_regions = '{Bihar}' where id = any($1)", [
      [viewer.id, candidate.id],
    ]);
    const [before] = await list([candidate.id], viewer);
    expect(await settings(viewer)).toEqual({ weighs_need: false });
    await callAs(app, viewer, 'PUT', '/marketplace/match-settings', { weighs_need: true });
    expect(await settings(viewer)).toEqual({ weighs_need: true });
    const [after] = await list([candidate.id], viewer);
    expect(after?.parts.at(-1)).toMatchObject({ name: 'need', points: 9, max: 10 });
    expect(after?.score).toBeGreaterThan(before?.score ?? 100);
    // The other side does not see it.
    const [back] = await list([viewer.id], candidate);
    expect(JSON.stringify(back)).not.toContain('need');
  });

  test('take a choice only', async () => {
    const answer = await app.request('PUT', '/marketplace/match-settings', {
      token: company.token,
      body: { weighs_need: 'often' },
    });
    expectFailure(answer, 'VALIDATION_FAILED', 'Say whether need against money counts');
  });
});
