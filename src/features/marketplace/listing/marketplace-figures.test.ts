import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  callAs,
  guestRequestBody,
  projectBody,
  sendRequest,
  serviceBody,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let reader: TestMember;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app);
});
afterAll(() => app.stop());

const profile = (of: TestMember) => callAs(app, reader, 'GET', `/marketplace/profiles/${of.id}`);

describe("a profile's figures", () => {
  test('follow its services', async () => {
    const ngo = await createMember(app);
    const first = await callAs(app, ngo, 'POST', '/profile/services', serviceBody());
    await callAs(app, ngo, 'POST', '/profile/services', serviceBody());
    await callAs(app, ngo, 'PUT', `/profile/services/${first.id}`, { title: 'New' });
    expect(await profile(ngo)).toMatchObject({ services_count: 2, projects_count: 0 });
    await callAs(app, ngo, 'DELETE', `/profile/services/${first.id}`);
    expect(await profile(ngo)).toMatchObject({ services_count: 1 });
  });

  test('follow its projects and their budgets', async () => {
    const ngo = await createMember(app);
    const { id } = await callAs(app, ngo, 'POST', '/profile/projects', projectBody({ budget: 500 }));
    await callAs(app, ngo, 'POST', '/profile/projects', projectBody());
    await callAs(app, ngo, 'POST', '/profile/projects', projectBody({ budget: 1_000_000_000_000 }));
    expect(await profile(ngo)).toMatchObject({ projects_count: 3, total_investment: 1_000_000_000_500 });
    for (const [budget, total] of [
      [700, 1_000_000_000_700],
      [null, 1_000_000_000_000],
      [9, 1_000_000_000_009],
    ]) {
      await callAs(app, ngo, 'PUT', `/profile/projects/${id}`, { budget });
      expect(await profile(ngo)).toMatchObject({ projects_count: 3, total_investment: total });
    }
    await callAs(app, ngo, 'DELETE', `/profile/projects/${id}`);
    expect(await profile(ngo)).toMatchObject({ projects_count: 2, total_investment: 1_000_000_000_000 });
  });

  test('follow the people whom its projects reached', async () => {
    const ngo = await createMember(app);
    const body = projectBody({ beneficiaries_reached: 4321 });
    const { id } = await callAs(app, ngo, 'POST', '/profile/projects', body);
    expect(await profile(ngo)).toMatchObject({ lives_reached: 4321 });
    await callAs(app, ngo, 'PUT', `/profile/projects/${id}`, { beneficiaries_reached: null });
    expect(await profile(ngo)).toMatchObject({ lives_reached: 0 });
  });

  test('are right after many changes at the same time', async () => {
    const ngo = await createMember(app);
    const create = () =>
      callAs(app, ngo, 'POST', '/profile/projects', projectBody({ budget: 10, beneficiaries_reached: 3 }));
    const created = await Promise.all(Array.from({ length: 12 }, create));
    await Promise.all(
      created.map(({ id }, at) =>
        at % 3 === 0
          ? callAs(app, ngo, 'DELETE', `/profile/projects/${id}`)
          : callAs(app, ngo, 'PUT', `/profile/projects/${id}`, { budget: 20 }),
      ),
    );
    expect(await profile(ngo)).toMatchObject({ projects_count: 8, total_investment: 160, lives_reached: 24 });
  });
});

describe('the response rate', () => {
  const answer = (by: TestMember, id: string, status: string) =>
    callAs(app, by, 'PATCH', `/collaboration-requests/${id}`, { status });

  /** Moves the start of a request into the past. */
  const waitSince = (id: string, age: string) =>
    app.sql(`update collaboration_requests set created_at = now() - $2::interval where id = $1`, [id, age]);

  /** Asserts the rate as the marketplace and as the query language give it. */
  async function expectRate(of: TestMember, rate: number | null, why?: string): Promise<void> {
    expect(await profile(of), why).toMatchObject({ response_rate: rate });
    const text = 'select response_rate from profiles where id = $1';
    const queried = await callAs(app, reader, 'POST', '/query', { text, params: [of.id] });
    expect(queried, why).toEqual([{ response_rate: rate }]);
  }

  test('is the share of those requests that were answered or waited for seven days, from the third on', async () => {
    const ngo = await createMember(app);
    await expectRate(ngo, null);
    const senders = await Promise.all([1, 2, 3, 4, 5].map(() => createMember(app)));
    const requests = await Promise.all(senders.map((sender) => sendRequest(app, sender, ngo)));
    await expectRate(ngo, null, 'nobody has to answer at once');
    await answer(ngo, requests[3].id, 'accepted');
    await answer(ngo, requests[4].id, 'declined');
    await expectRate(ngo, null, 'two are too few to tell');
    await answer(ngo, requests[0].id, 'accepted');
    await expectRate(ngo, 100);
    await waitSince(requests[1].id, '6 days 23 hours 59 minutes');
    await expectRate(ngo, 100);
    await waitSince(requests[1].id, '7 days 1 second');
    await expectRate(ngo, 75);
    await waitSince(requests[2].id, '30 days');
    await expectRate(ngo, 60);
    const [listed] = (await callAs(app, reader, 'GET', '/marketplace/profiles?pageSize=100')).records.filter(
      ({ id }: { id: string }) => id === ngo.id,
    );
    expect(listed).toMatchObject({ response_rate: 60 });
    await answer(ngo, requests[1].id, 'declined');
    await expectRate(ngo, 80, 'a late answer is an answer');
    await answer(senders[2] ?? reader, requests[2].id, 'withdrawn');
    await expectRate(ngo, 100);
  });

  test("does not count a guest's request, which the member never saw", async () => {
    const ngo = await createMember(app);
    const sent = await app.request('POST', '/collaboration-requests', { body: guestRequestBody(ngo.id) });
    expect(sent.status).toBe(201);
    expect(await profile(ngo)).toMatchObject({ response_rate: null });
  });
});

test('the usual time to answer is the median of the answers, from the third on', async () => {
  const ngo = await createMember(app);
  const usual = async () =>
    (await callAs(app, reader, 'GET', `/marketplace/profiles/${ngo.id}/detail`)).answer_minutes;
  const took = async (minutes: number) => {
    const { id } = await sendRequest(app, await createMember(app), ngo);
    await callAs(app, ngo, 'PATCH', `/collaboration-requests/${id}`, { status: 'declined' });
    await app.sql(
      `update collaboration_requests set created_at = answered_at - $2 * interval '1 minute' where id = $1`,
      [id, minutes],
    );
  };
  await took(30);
  await took(5000);
  expect(await usual()).toBeNull();
  await took(90);
  expect(await usual()).toBe(90);
  await took(110);
  expect(await usual()).toBe(100);
});

describe('the totals of the marketplace', () => {
  /** Asserts that the counters match a count of the profiles. */
  async function expectCountersRight(): Promise<void> {
    const counted = await app.sql(
      `select organization_type, coalesce(headquarters_state, '') as state, count(*)::int as members
        from profiles where is_published group by 1, 2 order by 1, 2`,
    );
    const kept = await app.sql('select * from marketplace_counts where members <> 0 order by 1, 2');
    expect(kept).toEqual(counted);
    const [byState, keptByState] = await Promise.all([
      app.sql(
        `select organization_type, state, count(*)::int as members
          from profiles, unnest(states_found_under(headquarters_state, operating_regions)) state
          where is_published group by 1, 2 order by 1, 2`,
      ),
      app.sql('select * from profile_state_counts where members <> 0 order by 1, 2'),
    ]);
    expect(keptByState).toEqual(byState);
    const rows = (of: string) => app.sql(`${of} order by 1, 2`);
    expect(
      await rows('select profile_id, state, organization_type, listing_tier, created_at from profile_states'),
    ).toEqual(
      await rows(
        `select id as profile_id, state, organization_type, listing_tier, created_at
          from profiles, unnest(states_found_under(headquarters_state, operating_regions)) state
          where is_published`,
      ),
    );
  }

  test('follow new members, moves, changes of type, confirmations, admins and members who leave', async () => {
    const member = await createMember(app, { confirmed: false });
    const account = (change: string) => app.sql(`update accounts set ${change} where id = $1`, [member.id]);
    const move = (changes: object) => callAs(app, member, 'PUT', '/profile/profile', changes);
    await expectCountersRight();
    await account('email_confirmed_at = now()');
    await expectCountersRight();
    for (const changes of [
      { headquarters_location: 'Panaji, Goa' },
      { organization_type: 'consultant' },
      { organization_type: 'corporate', headquarters_location: 'Kathmandu' },
      { headquarters_location: '' },
      { bio: 'Nothing that is counted, but a higher tier' },
      { operating_regions: ['Goa', 'Kerala'] },
      { headquarters_state: 'Goa' },
      { operating_regions: ['Kerala', 'Pan India'] },
      { organization_type: 'ngo', operating_regions: ['Kerala'] },
    ]) {
      await move(changes);
      await expectCountersRight();
    }
    await account('is_admin = true');
    await expectCountersRight();
    await account('is_admin = false');
    await app.sql('delete from accounts where id = $1', [member.id]);
    await expectCountersRight();
  });

  test('are right after members have moved at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => createMember(app)));
    const places = [
      { organization_type: 'ngo', headquarters_location: 'Panaji, Goa', operating_regions: ['Kerala'] },
      { organization_type: 'corporate', headquarters_location: 'Kochi, Kerala', operating_regions: ['Goa'] },
    ];
    for (let round = 0; round < 15; round += 1) {
      const moves = members.map((member, at) =>
        app.request('PUT', '/profile/profile', { token: member.token, body: places[(at + round) % 2] }),
      );
      for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    }
    await expectCountersRight();
  });
});
