import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  agreedGrant,
  expenseBody,
  fundPeople,
  type GrantPeople,
  grantBody,
  newUtr,
  releaseBody,
  someDay,
} from '#platform/testing/calls/fund-records.ts';
import { isDeep } from '#platform/testing/depth/depth.ts';
import { addColleague } from '#platform/testing/people/colleagues.ts';
import { callAs } from '#platform/testing/records.ts';
import { samplePdf } from '#platform/testing/sample-files.ts';
import { sendUpload } from '#platform/testing/send-upload.ts';
import type { TestMember } from '#platform/testing/sign-in.ts';
import { type ApiAnswer, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

/*
 * Eight people of both sides do what they like with the same grants at the same time. After each hundred steps the ledger is
 * computed a second time, from the entries alone, and nothing may be off by a rupee.
 */

const STEPS = isDeep ? 100_000 : 300;
/** Steps after which the figures are looked at, and after which there are new grants. */
const LOOK = 100;
const NEW_GRANTS = 2000;

let app: TestApp;
let people: GrantPeople & { id: string };
let actors: TestMember[];
beforeAll(async () => {
  app = await startTestApp();
  people = await fundPeople(app);
  const [funder, agency] = [people.funder, people.agency];
  actors = [
    ...[funder, people.funder2, await addColleague(app, funder, 'finance')],
    ...[await addColleague(app, funder, 'member'), agency, people.agency2],
    ...[await addColleague(app, agency, 'manager'), await addColleague(app, agency, 'member')],
  ];
});
afterAll(() => app.stop());

/** A generator of numbers from 0 to below 1 that follow from a seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the people can do something with. */
interface World {
  grants: ApiAnswer['body'][];
  requests: string[];
  releases: string[];
  expenses: { grant: string; id: string }[];
  statements: string[];
  reallocations: string[];
}

type Random = ReturnType<typeof numbersFrom>;
const someOf = <T>(random: Random, list: readonly T[]): T | undefined =>
  // Of long lists the newest are the most interesting.
  list.at(-1 - Math.floor(random() * Math.min(list.length, 12)));

/** The calls that a step chooses from: method, path and body; null where there is nothing to do it with. */
type Deed = (world: World, random: Random) => [method: string, path: string, body?: object] | null;

const about = (
  list: (world: World) => string[],
  path: string,
  body: (random: Random) => object = () => ({}),
): Deed => {
  return (world, random) => {
    const id = someOf(random, list(world));
    return id ? ['POST', path.replace(':id', id), body(random)] : null;
  };
};
const ofGrant = (path: string, body: (grant: ApiAnswer['body'], random: Random) => object): Deed => {
  return ({ grants }, random) => {
    const grant = someOf(random, grants);
    return grant ? ['POST', `/grants/${grant.id}/${path}`, body(grant, random)] : null;
  };
};
const rupees = (random: Random, most: number) => 1 + Math.floor(random() * most);
const remark = () => ({ remark: 'Why not.' });
const requests = ({ requests: ids }: World) => ids;
const releases = ({ releases: ids }: World) => ids;
const statements = ({ statements: ids }: World) => ids;
const reallocations = ({ reallocations: ids }: World) => ids;

const DEEDS: Deed[] = [
  ofGrant('fund-requests', ({ tranches }, random) => ({
    tranche_ids: [(someOf(random, tranches) as { id: string }).id],
    amount: rupees(random, 90_000),
  })),
  about(requests, '/fund-requests/:id/send'),
  about(requests, '/fund-requests/:id/send'),
  about(requests, '/fund-requests/:id/check'),
  about(requests, '/fund-requests/:id/check'),
  about(requests, '/fund-requests/:id/approve'),
  about(requests, '/fund-requests/:id/approve'),
  about(requests, '/fund-requests/:id/return', remark),
  about(requests, '/fund-requests/:id/decline', remark),
  about(requests, '/fund-requests/:id/withdraw'),
  about(requests, '/fund-requests/:id/releases', (random) => releaseBody(rupees(random, 60_000))),
  about(requests, '/fund-requests/:id/releases', (random) => releaseBody(rupees(random, 60_000))),
  about(releases, '/releases/:id/authorise', () => ({})),
  about(releases, '/releases/:id/initiate', () => ({ utr: newUtr(), initiated_on: someDay(-1) })),
  about(releases, '/releases/:id/initiate', () => ({ utr: 'SBINTHESAMEUTR', initiated_on: someDay() })),
  about(releases, '/releases/:id/confirm', () => ({ received_on: someDay() })),
  about(releases, '/releases/:id/confirm', () => ({ received_on: someDay() })),
  about(releases, '/releases/:id/bounce', () => ({ reason: 'It came back.' })),
  ofGrant('expenses', ({ heads }, random) =>
    expenseBody((someOf(random, heads) as { id: string }).id, {
      amount: rupees(random, 20_000),
      share_percent: random() < 0.5 ? 100 : 33.33,
    }),
  ),
  ofGrant('expenses', ({ heads }, random) =>
    expenseBody((someOf(random, heads) as { id: string }).id, { amount: rupees(random, 400_000) }),
  ),
  ({ expenses }, random) => {
    const one = someOf(random, expenses);
    const path = `/grants/${one?.grant}/expenses/${one?.id}`;
    return one ? ['PATCH', path, { amount: rupees(random, 30_000) }] : null;
  },
  ({ expenses }, random) => {
    const one = someOf(random, expenses);
    return one ? ['DELETE', `/grants/${one.grant}/expenses/${one.id}`] : null;
  },
  ofGrant('utilisations', () => ({ from: someDay(-30), to: someDay() })),
  about(statements, '/utilisations/:id/send'),
  about(statements, '/utilisations/:id/send'),
  about(statements, '/utilisations/:id/return', remark),
  about(statements, '/utilisations/:id/accept'),
  about(statements, '/utilisations/:id/accept'),
  ofGrant('interest', (_, random) => ({ amount: rupees(random, 500) })),
  ofGrant('refunds', (_, random) => ({ amount: rupees(random, 5000) })),
  ofGrant('reallocations', ({ heads: [from, to] }, random) => ({
    from_head_id: from.id,
    to_head_id: to.id,
    amount: rupees(random, 40_000),
  })),
  about(reallocations, '/reallocations/:id/accept', () => ({})),
  about(reallocations, '/reallocations/:id/decline', () => ({})),
];

/** Notes what a step has made, for later steps. */
function note(world: World, path: string, made: { id: string; grant_id?: string }): void {
  if (path.endsWith('/fund-requests')) world.requests.push(made.id);
  if (path.endsWith('/releases')) world.releases.push(made.id);
  if (path.endsWith('/utilisations')) world.statements.push(made.id);
  if (path.endsWith('/reallocations')) world.reallocations.push(made.id);
  if (path.endsWith('/expenses') && made.grant_id) world.expenses.push({ grant: made.grant_id, id: made.id });
}

/** What the NGO does; everything else is for the company. */
const OF_AGENCY =
  /\/(fund-requests|send|withdraw|confirm|expenses(\/[^/]+)?|utilisations|interest|refunds|reallocations)$/;
/** Share of the steps that a person of the right side takes: others show that nobody else can. */
const RIGHT_SIDE = 0.8;

function somebody(path: string, random: Random): TestMember {
  const side = OF_AGENCY.test(path) ? actors.slice(4) : actors.slice(0, 4);
  return someOf(random, random() < RIGHT_SIDE ? side : actors) as TestMember;
}

/** Routes that take no body. */
const BODILESS = /\/(authorise|reallocations\/[^/]+\/(accept|decline))$/;

async function step(world: World, random: Random, counted: Map<number, number>): Promise<void> {
  const choose = () => (DEEDS[Math.floor(random() * DEEDS.length)] as Deed)(world, random);
  let call = choose();
  // At first there is little to do something with.
  while (!call) call = choose();
  const [method, path, body] = call;
  const by = somebody(path, random);
  const sent = method === 'DELETE' || BODILESS.test(path) ? undefined : body;
  const { status, body: answer } = await app.request(method, path, { token: by.token, body: sent });
  counted.set(status, (counted.get(status) ?? 0) + 1);
  expect([200, 201, 403, 404, 409], `${method} ${path}: ${JSON.stringify(answer)}`).toContain(status);
  if (status === 201) note(world, path, answer.data);
}

/** Every statement finds what is wrong, and nothing where all is right. */
const WRONG = {
  'the sums of a grant are not those of its entries': `
    select g.id from grants g left join lateral (
      select coalesce(sum(amount) filter (where kind = 'agreed'), 0) as agreed,
        coalesce(sum(amount) filter (where kind = 'approved'), 0) as approved,
        coalesce(sum(amount) filter (where kind = 'released'), 0) as released,
        coalesce(sum(amount) filter (where kind = 'received'), 0) as received,
        coalesce(sum(amount) filter (where kind = 'utilised'), 0) as utilised,
        coalesce(sum(amount) filter (where kind = 'refunded'), 0) as refunded,
        coalesce(sum(amount) filter (where kind = 'interest'), 0) as interest
      from grant_entries e where e.grant_id = g.id) s on true
    where (g.agreed, g.approved, g.released, g.received, g.utilised, g.refunded, g.interest)
      is distinct from (s.agreed, s.approved, s.released, s.received, s.utilised, s.refunded, s.interest)`,
  'more is used than received, paid, approved or agreed': `
    select id from grants where not (utilised <= received and received <= released and released <= approved
      and approved <= agreed and utilised + refunded <= received + interest)`,
  'a head is charged or used beyond its budget, or its sums are wrong': `
    select h.id from grant_heads h where h.utilised > h.amount + h.reallocated or h.charged > h.amount + h.reallocated
      or h.charged <> (select coalesce(sum(charged), 0) from grant_expenses where head_id = h.id)
      or h.utilised <> (select coalesce(sum(amount), 0) from grant_entries where head_id = h.id and kind = 'utilised')
      or h.reallocated <> (select coalesce(sum(amount), 0) from grant_entries where head_id = h.id and kind = 'reallocated')`,
  'what is used is not what accepted statements show': `
    select g.id from grants g where g.utilised <> (select coalesce(sum(e.charged), 0) from grant_expenses e
      join utilisations u on u.id = e.utilisation_id where e.grant_id = g.id and u.state = 'accepted')`,
  'what is received is not what confirmed payments bring': `
    select g.id from grants g where g.received <>
      (select coalesce(sum(amount), 0) from fund_releases where grant_id = g.id and state = 'confirmed')`,
  'a request is paid beyond its amount, or its sums are wrong': `
    select r.id from fund_requests r where r.released <>
        (select coalesce(sum(amount), 0) from fund_releases where request_id = r.id and state <> 'bounced')
      or r.received <> (select coalesce(sum(amount), 0) from fund_releases where request_id = r.id and state = 'confirmed')
      or r.received > r.released or r.released > r.amount`,
  'a tranche is asked for beyond its amount': `
    select t.id from grant_tranches t where t.requested > t.amount or t.received > t.requested
      or t.requested <> (select coalesce(sum(a.amount), 0) from fund_request_tranches a join fund_requests r on r.id = a.request_id
        where a.tranche_id = t.id and r.state not in ('draft', 'declined', 'withdrawn', 'expired'))`,
  'a bill is charged more than once': `
    select b.id from expense_bills b where b.charged_bp > 10000 or b.charged_bp <>
      (select coalesce(sum(share_bp), 0) from grant_expenses where bill_id = b.id)`,
  'one person made and checked, or one of the other side': `
    select r.id::text from fund_requests r where r.checked_by = r.approved_by
    union all select r.id::text from fund_releases r where r.prepared_by = r.authorised_by
    union all select u.utilisation_id::text from utilisation_acceptances u
      group by u.utilisation_id, u.round, u.account_id having count(*) > 1
    union all select a.id::text from grant_acts a join grants g on g.id = a.grant_id
      where a.move in ('checked', 'approved', 'prepared', 'authorised') and a.profile_id <> g.funder_id`,
};

const entries = async () =>
  new Map(
    (await app.sql<{ id: string; row: string }>('select id, e::text as row from grant_entries e')).map(
      ({ id, row }) => [id, row],
    ),
  );

async function look(world: World, before: Map<string, string>): Promise<Map<string, string>> {
  for (const [what, statement] of Object.entries(WRONG)) expect(await app.sql(statement), what).toEqual([]);
  const now = await entries();
  for (const [id, row] of before) expect(now.get(id), 'a posted entry has changed').toBe(row);
  for (const { id } of world.grants) {
    const path = `/grants/${id}/ledger?pageSize=100`;
    const { received, interest, utilised, refunded, balance_with_agency } = await callAs(
      app,
      people.agency,
      'GET',
      path,
    );
    expect(utilised + refunded + balance_with_agency).toBe(received + interest);
  }
  return now;
}

async function newWorld(): Promise<World> {
  const [first, second] = grantBody().tranches;
  const grants = [];
  for (const tranches of [[first, second], [{ ...first, amount: 1_000_000 }]])
    grants.push(await agreedGrant(app, people, { tranches }));
  const world = { grants, requests: [], releases: [], expenses: [], statements: [], reallocations: [] };
  // One bill that all grants would like to charge.
  const upload = await sendUpload(app, people.agency, samplePdf([`Bill ${grants[0].id}`]), 'bill.pdf');
  const body = expenseBody(grants[0].heads[0].id, { share_percent: 60, bill_file_id: upload });
  await callAs(app, people.agency, 'POST', `/grants/${grants[0].id}/expenses`, body);
  return world;
}

test(
  'random sequences of eight people leave nothing off by a rupee',
  async () => {
    const random = numbersFrom(20_261_127);
    const counted = new Map<number, number>();
    let world = await newWorld();
    let posted = await entries();
    for (let done = 0; done < STEPS; done += LOOK) {
      if (done > 0 && done % NEW_GRANTS === 0) world = await newWorld();
      // What a day allows is not what this is about.
      await app.sql('delete from member_counts');
      const each = async () => {
        for (let at = 0; at < LOOK / actors.length; at += 1) await step(world, random, counted);
      };
      await Promise.all(actors.map(each));
      posted = await look(world, posted);
    }
    console.info(
      `${STEPS} steps: ${[...counted].map(([status, n]) => `${n} answered ${status}`).join(', ')}; ${posted.size} entries posted`,
    );
    expect(counted.get(201)).toBeGreaterThan(0);
  },
  isDeep ? 3_600_000 : 120_000,
);
