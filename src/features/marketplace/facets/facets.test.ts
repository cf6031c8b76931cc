import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceFiltersJob } from '#features/marketplace/listing/filter-counts.job.ts';
import { BUDGET_RANGES, PRICE_RANGES } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { PAPER_IDS } from '#features/marketplace/listing/papers.data.ts';
import type { Match } from '#features/marketplace/matching/match.contract.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import { dayAfter, dayInIndia } from '#platform/contract/dates.ts';
import { FOCUS_AREAS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import {
  callAs,
  grantLevel,
  projectBody,
  serviceBody,
  storeKeyDocuments,
} from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import type { Facet } from './facets.contract.ts';

/** What a caller can read of a member, in the marketplace's detail and matches. */
interface Shown {
  id: string;
  profile: Record<string, unknown> & {
    organization_type: string;
    sdg_goals: string[];
    focus_areas: string[];
    operating_regions: string[];
    headquarters_state: string;
    location: string;
    total_investment: number;
    verification_level: number;
  };
  projects: { schedule_vii_item: string | null; districts: string[]; budget: number | null }[];
  services: { price: number | null }[];
  csr: boolean;
  /** Kinds of registrations that the member's page says are held. */
  held: string[];
}

const TYPES = ['ngo', 'corporate', 'consultant', 'service_provider'] as const;
const STATES = ['Odisha', 'Jharkhand', 'Pan India'];
const DISTRICTS = ['Ranchi', 'Puri district', 'Cuttack'];
const AMOUNTS = [1, 9_99_999, 10_00_000, 60_00_000, 4_00_00_000, 5_00_00_000, 90_00_00_000];
const PRICES = [0, 9_999, 10_000, 75_000, 9_99_999, 10_00_000];

let app: TestApp;
/** Not in the marketplace, so that only the members of the test are. */
let reader: TestMember;
let admin: TestMember;
let shown: Shown[];

const pick = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

/** Makes a member with facts that depend on a number only. */
async function makeMember(n: number, options: object = {}): Promise<TestMember> {
  const type = pick(TYPES, n);
  const member = await createMember(app, {
    type,
    location: `Town, ${pick(DISTRICTS, n)}`,
    state: pick(STATES.slice(0, 2), n),
    ...options,
  });
  await app.sql(
    `update profiles set sdg_goals = $2, focus_areas = $3, operating_regions = $4, year_established = $5,
      documents_checked_on = current_date - 9, documents_checked_until = current_date + $6::int,
      field_audited_on = case when $7 then current_date - 9 end, field_audited_until = case when $7 then current_date + 9 end
      where id = $1`,
    [
      member.id,
      [pick(SDG_GOALS, n), pick(SDG_GOALS, n * 3)],
      [pick(FOCUS_AREAS, n % 4)],
      n % 3 === 0 ? [pick(STATES, n)] : [],
      n % 5 === 0 ? 2026 : 2001,
      n % 4 === 1 ? -1 : 90,
      n % 2 === 0,
    ],
  );
  if (n % 4 === 0)
    await app.sql(`update profile_details set urn_80g = '1', fcra_registration_number = '1' where id = $1`, [
      member.id,
    ]);
  if (n % 3 !== 1)
    await app.sql(
      `update profile_details set csr_registration_number = 'CSR00000001', urn_12a = '1', urn_80g = '1' where id = $1`,
      [member.id],
    );
  return member;
}

async function addWork(member: TestMember, n: number) {
  for (let k = 0; k < n % 3; k += 1)
    await callAs(
      app,
      member,
      'POST',
      '/profile/projects',
      projectBody({
        budget: pick(AMOUNTS, n + k),
        schedule_vii_item: pick(SCHEDULE_VII_ITEMS, n + k),
        districts: [pick(DISTRICTS, n + k)],
      }),
    );
  if (n % 2 === 0)
    await callAs(app, member, 'POST', '/profile/services', serviceBody({ price: pick(PRICES, n) }));
}

/** Makes an NGO whose papers an admin has checked, and which has left the numbers of 12A and 80G empty. */
async function makeCheckedNgo(): Promise<TestMember> {
  const ngo = await createMember(app, { type: 'ngo', location: 'Town, Ranchi', state: 'Jharkhand' });
  await app.sql('update profiles set year_established = 2001 where id = $1', [ngo.id]);
  await storeKeyDocuments(app, ngo);
  await grantLevel(app, ngo, admin);
  return ngo;
}

beforeAll(async () => {
  app = await startTestApp();
  admin = await createMember(app, { admin: true });
  reader = await createMember(app, { type: 'corporate', confirmed: false });
  const members = [];
  for (let n = 0; n < 14; n += 1) {
    const member = await makeMember(n);
    await addWork(member, n);
    members.push(member);
  }
  members.push(await makeCheckedNgo());
  // In nobody's list: not confirmed, and an admin. Both have what the filters ask for.
  for (const options of [{ confirmed: false }, { admin: true }]) await makeMember(0, options);
  shown = await Promise.all(
    members.map(async ({ id }) => {
      const detail = await callAs(app, reader, 'GET', `/marketplace/profiles/${id}/detail`);
      const [match]: Match[] = await callAs(app, reader, 'GET', `/marketplace/matches?ids=${id}`);
      const registrations = await callAs(app, reader, 'GET', `/members/${detail.profile.slug}/registrations`);
      const held = registrations.flatMap((one: { kind: string; held: boolean }) =>
        one.held ? one.kind : [],
      );
      return { id, ...detail, csr: match?.eligibility === 'eligible', held };
    }),
  );
});
afterAll(() => app.stop());

const inRange =
  (ranges: readonly { id: string; from: number; to: number | null }[], ids: string[]) => (value: number) =>
    ranges.some(({ id, from, to }) => ids.includes(id) && value >= from && (to === null || value < to));

/** Decides by what a caller can read alone whether a member belongs to a filter. */
const BELONGS: Record<string, (member: Shown, values: string[]) => boolean> = {
  type: ({ profile }, [type]) => profile.organization_type === type,
  location: ({ profile }, [state]) =>
    [...profile.operating_regions, profile.headquarters_state].some((one) => one === state) ||
    profile.operating_regions.includes('Pan India'),
  district: ({ profile, projects }, [district]) =>
    [profile.location.split(', ')[1], ...projects.flatMap(({ districts }) => districts)].some(
      (one) => one?.replace(' district', '').toLowerCase() === district?.toLowerCase(),
    ),
  verification: ({ profile }, [level]) => profile.verification_level >= Number(level),
  sdg: ({ profile }, numbers) =>
    numbers.some((number) => profile.sdg_goals.includes(SDG_GOALS[Number(number) - 1] ?? '')),
  focus: ({ profile }, areas) => areas.some((area) => profile.focus_areas.includes(area)),
  item: ({ projects }, items) =>
    projects.some(({ schedule_vii_item }) => items.includes(schedule_vii_item ?? '')),
  budget: ({ profile }, ids) => inRange(BUDGET_RANGES, ids)(profile.total_investment),
  price: ({ services }, ids) =>
    services.some(({ price }) => price !== null && inRange(PRICE_RANGES, ids)(price)),
  paper: ({ profile, held }, papers) =>
    profile.verification_level > 0 && papers.every((paper) => held.includes(paper)),
  csr: ({ csr }) => csr,
};

const some = (values: readonly string[]) => fc.subarray([...values], { minLength: 1, maxLength: 3 });
const one = (values: readonly string[]) => fc.constantFrom(...values).map((value) => [value]);
const filters = fc.record(
  {
    type: one(TYPES),
    location: one(['Odisha', 'Jharkhand']),
    district: one(['Ranchi', 'PURI', 'cuttack']),
    verification: one(['1', '2', '3']),
    sdg: some(SDG_GOALS.map((_, at) => String(at + 1))),
    focus: some(FOCUS_AREAS),
    item: some(SCHEDULE_VII_ITEMS),
    budget: some(BUDGET_RANGES.map(({ id }) => id)),
    price: some(PRICE_RANGES.map(({ id }) => id)),
    paper: some(PAPER_IDS),
    csr: one(['true']),
  },
  { requiredKeys: [] },
);
type Filters = Record<string, string[]>;

const belong = (filter: Filters) =>
  shown.filter((member) => Object.entries(filter).every(([name, values]) => BELONGS[name]?.(member, values)));
const search = (filter: Filters) =>
  new URLSearchParams(Object.entries(filter).map(([name, values]) => [name, values.join()]));
const list = (filter: Filters, more = '') =>
  callAs(app, reader, 'GET', `/marketplace/profiles?pageSize=100&${search(filter)}${more}`);
const idsOf = (members: { id: string }[]) => members.map(({ id }) => id).sort();

async function expectToFind(filter: Filters, orders: string[]) {
  const expected = idsOf(belong(filter));
  for (const more of orders) {
    const { records, pagination } = await list(filter, more);
    expect(idsOf(records)).toEqual(expected);
    expect(pagination.total).toBe(expected.length);
  }
}

test('a filter finds exactly those who show what it asks for', async () => {
  const orders = ['', '&sort=newest', '&sort=match', '&search=Member'];
  await fc.assert(
    fc.asyncProperty(filters, (filter) => expectToFind(filter as Filters, orders)),
    { numRuns: 60 },
  );
});

describe('the counts of pairs of keys', () => {
  const pairs = () => app.sql('select one, other, members from marketplace_key_pairs order by one, other');
  const waiting = () => app.sql('select keys from marketplace_key_changes');
  /** One filter, or two: those that pairs answer. */
  const few = fc
    .tuple(filters, fc.constantFrom(1, 2))
    .map(([filter, size]) => Object.fromEntries(Object.entries(filter).slice(0, size)) as Filters);

  test('are those of all members, as if they were counted anew', async () => {
    expect(await waiting()).not.toEqual([]);
    await runJob(app, marketplaceFiltersJob.queue);
    expect(await waiting()).toEqual([]);
    const counted = await pairs();
    expect(counted.length).toBeGreaterThan(100);
    await app.sql('select count_marketplace_keys()');
    expect(await pairs()).toEqual(counted);
  });

  test('let a filter find the same', async () => {
    await runJob(app, marketplaceFiltersJob.queue);
    await fc.assert(
      fc.asyncProperty(few, (filter) => expectToFind(filter, [''])),
      { numRuns: 40 },
    );
  });

  test('follow who comes, changes and goes', async () => {
    await runJob(app, marketplaceFiltersJob.queue);
    const before = await pairs();
    const member = await createMember(app, { type: 'ngo', state: 'Odisha' });
    const total = async () => (await list({ type: ['ngo'], sdg: ['17'] })).pagination.total;
    const was = await total();
    const goals = (goals: string[]) =>
      app.sql('update profiles set sdg_goals = $2 where id = $1', [member.id, goals]);
    await goals([SDG_GOALS[16] ?? '']);
    expect(await total(), 'before the job has run').toBe(was + 1);
    await runJob(app, marketplaceFiltersJob.queue);
    expect(await total()).toBe(was + 1);
    await goals([]);
    expect(await total(), 'before the job has run').toBe(was);
    await runJob(app, marketplaceFiltersJob.queue);
    expect(await total()).toBe(was);
    await app.sql('delete from accounts where id = $1', [member.id]);
    await runJob(app, marketplaceFiltersJob.queue);
    expect(await pairs()).toEqual(before);
  });
});

describe('the day of the counts of pairs', () => {
  const pairs = () => app.sql('select one, other, members from marketplace_key_pairs order by one, other');
  const countFor = (day: string) => app.sql('select count_marketplace_keys($1::date)', [day]);
  const today = dayInIndia(new Date());
  afterAll(() => app.sql('select count_marketplace_keys()'));

  test('takes out what ends, as if all were counted again', async () => {
    await countFor(today);
    const [next, later] = [dayAfter(today, 12), dayAfter(today, 400)];
    for (const day of [next, later]) {
      const before = await pairs();
      await app.sql('select count_keys_for($1::date)', [day]);
      await runJob(app, marketplaceFiltersJob.queue);
      const counted = await pairs();
      expect(counted).not.toEqual(before);
      await countFor(day);
      expect(await pairs()).toEqual(counted);
    }
  });

  test('is moved on by the job, and until then members are counted one by one', async () => {
    const filter = { verification: ['1'] };
    await countFor(dayAfter(today, -2));
    await expectToFind(filter, ['']);
    await runJob(app, marketplaceFiltersJob.queue);
    const [counted] = await app.sql<{ day: string }>('select day::text from marketplace_key_day');
    expect(counted?.day).toBe(today);
    await expectToFind(filter, ['']);
  });
});

describe('GET /service/api/marketplace/facets', () => {
  const count = async (filter: Filters, more = ''): Promise<Facet[]> =>
    (await callAs(app, reader, 'GET', `/marketplace/facets?${search(filter)}${more}`)).facets;

  test('counts for each choice those whom it would find, by what they show', async () => {
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom('', '&search=Member'), async (filter, more) => {
        for (const { name, choices } of await count(filter as Filters, more))
          for (const { value, members, more: isMore } of choices) {
            expect([name, value, members]).toEqual([
              name,
              value,
              belong({ ...filter, [name]: [value] } as Filters).length,
            ]);
            expect(isMore).toBe(false);
          }
      }),
      { numRuns: 40 },
    );
  });

  test('counts among the saved profiles of the caller', async () => {
    const [first] = shown;
    await callAs(app, reader, 'PUT', `/marketplace/saved-profiles/${first?.id}`);
    const [types] = await count({}, '&saved=true');
    expect(types?.choices.reduce((sum, { members }) => sum + members, 0)).toBe(1);
    await callAs(app, reader, 'DELETE', `/marketplace/saved-profiles/${first?.id}`);
  });

  test('counts nothing for words that nobody has', async () => {
    expect(await count({}, '&search=zzzzzz')).toEqual([]);
  });
});

describe('the keys of a member', () => {
  test('follow projects, services and registrations', async () => {
    const member = await createMember(app, { type: 'consultant', location: 'Nowhere' });
    const find = async (filter: Filters) =>
      (await list(filter)).records.some(({ id }: { id: string }) => id === member.id);
    const filter = { item: ['xii'], district: ['Majuli'], price: ['2-10-lakh'], budget: ['1-5-crore'] };
    const body = { schedule_vii_item: 'xii', districts: ['Majuli dist.'], budget: 2_00_00_000 };
    expect(await find(filter)).toBe(false);
    const project = await callAs(app, member, 'POST', '/profile/projects', projectBody(body));
    const service = await callAs(app, member, 'POST', '/profile/services', serviceBody({ price: 3_00_000 }));
    expect(await find(filter)).toBe(true);
    const changed = { ...projectBody({ ...body, schedule_vii_item: 'i' }), version: project.version };
    await callAs(app, member, 'PUT', `/profile/projects/${project.id}`, changed);
    expect(await find(filter)).toBe(false);
    expect(await find({ ...filter, item: ['i'] })).toBe(true);
    await callAs(app, member, 'DELETE', `/profile/services/${service.id}`);
    expect(await find({ ...filter, item: ['i'] })).toBe(false);
    await app.sql('delete from accounts where id = $1', [member.id]);
  });

  test('say that a registration is held whose paper was checked, though its number is not given', async () => {
    const ngo = await makeCheckedNgo();
    const filters: Filters[] = [{ paper: ['csr-1', '12a', '80g'] }, { csr: ['true'] }];
    const found = () =>
      Promise.all(
        filters.map(async (filter) =>
          (await list(filter)).records.some(({ id }: { id: string }) => id === ngo.id),
        ),
      );
    const company = await createMember(app, { type: 'corporate' });
    const match = async () =>
      (await callAs(app, company, 'GET', `/marketplace/matches?ids=${ngo.id}`))[0] as Match;
    expect(await found()).toEqual([true, true]);
    expect(await match()).toMatchObject({ eligibility: 'eligible' });
    await runJob(app, marketplaceFiltersJob.queue);
    const counted = await app.sql(
      'select one, other, members from marketplace_key_pairs order by one, other',
    );
    await app.sql('select count_marketplace_keys()');
    expect(
      await app.sql('select one, other, members from marketplace_key_pairs order by one, other'),
    ).toEqual(counted);

    // The paper of 12A is removed from the vault: the check has ended.
    const documents: { id: string; kind: string }[] = await callAs(app, ngo, 'GET', '/documents');
    const paper = documents.find(({ kind }) => kind === '12a');
    await callAs(app, ngo, 'DELETE', `/documents/${paper?.id}`);
    expect(await found()).toEqual([false, false]);
    expect((await match()).eligibility_reason).toMatch(/^Missing: 12A registration, 80G approval/);
    await app.sql('delete from accounts where id = any($1)', [[ngo.id, company.id]]);
  });

  test('are those that the function makes, for all', async () => {
    expect(await app.sql('select id from profiles where work_keys <> profile_work_keys(id)')).toEqual([]);
  });
});
