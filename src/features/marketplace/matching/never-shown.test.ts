import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facet } from '#features/marketplace/facets/facets.contract.ts';
import { marketplaceMeaningJob } from '#features/marketplace/meaning/meaning.job.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let company: TestMember;
const NAMES = ['Kingfisher One', 'Kingfisher Two', 'Kingfisher Three'];
let ngos: TestMember[] = [];

const WORK = {
  short_summary: 'Kingfisher counts for village schools.',
  focus_areas: ['Education', 'Environment'],
  sdg_goals: ['Quality Education', 'Life on Land'],
  operating_regions: ['Nagaland'],
};

beforeAll(async () => {
  app = await startTestApp();
  company = await createMember(app, { type: 'corporate' });
  await callAs(app, company, 'PUT', '/profile/profile', WORK);
  ngos = await Promise.all(NAMES.map((name) => createMember(app, { name, type: 'ngo' })));
  for (const ngo of ngos) await callAs(app, ngo, 'PUT', '/profile/profile', WORK);
  await runJob(app, marketplaceMeaningJob.queue);
}, 60_000);
afterAll(() => app.stop());

/** Ways in which a member is, or is not, in the marketplace, as columns of the account. */
const STATES = {
  listed: '',
  unconfirmed: 'email_confirmed_at = null',
  blocked: 'suspended_at = now()',
  'about to be deleted': "deletion_due_at = now() + interval '5 days'",
  'an admin': 'is_admin = true',
};
type State = keyof typeof STATES;
const USUAL = 'email_confirmed_at = now(), is_admin = false, suspended_at = null, deletion_due_at = null';

async function setState({ id }: TestMember, state: State): Promise<void> {
  await app.sql(`update accounts set ${USUAL} where id = $1`, [id]);
  if (STATES[state]) await app.sql(`update accounts set ${STATES[state]} where id = $1`, [id]);
}

const get = (path: string) => callAs(app, company, 'GET', path);
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Each way to come across a member: gives the ids that it shows. */
const DOORS: Record<string, () => Promise<string[]>> = {
  'the list': async () => idsOf((await get('/marketplace/profiles?pageSize=100')).records),
  'a filter': async () => idsOf((await get('/marketplace/profiles?type=ngo&location=Nagaland')).records),
  'a search': async () => idsOf((await get('/marketplace/profiles?search=kingfisher')).records),
  'the order by match': async () => idsOf((await get('/marketplace/profiles?sort=match')).records),
  'a sentence': async () => idsOf((await get('/marketplace/search?q=NGOs+counting+kingfishers')).records),
  scores: async () =>
    (await get(`/marketplace/matches?ids=${idsOf(ngos)}`)).map(
      ({ profile_id }: { profile_id: string }) => profile_id,
    ),
  recommendations: async () =>
    (await get('/marketplace/recommendations')).map(({ profile }: { profile: { id: string } }) => profile.id),
};

/** How many members the counts beside the choices tell of. */
async function membersCounted(): Promise<number> {
  const { facets } = await get('/marketplace/facets?type=ngo&search=kingfisher');
  // There are no counts where nobody has the word.
  const focus: Facet | undefined = facets.find(({ name }: Facet) => name === 'focus');
  return focus?.choices.find(({ value }) => value === 'Education')?.members ?? 0;
}

test('a member who is not in the marketplace is shown through no door, and counts nowhere', {
  timeout: 120_000,
}, async () => {
  const states = fc.constantFrom(...(Object.keys(STATES) as State[]));
  await fc.assert(
    fc.asyncProperty(fc.tuple(states, states, states), async (chosen) => {
      for (const [at, ngo] of ngos.entries()) await setState(ngo, chosen[at] ?? 'listed');
      // A member who comes back to the marketplace is found by a sentence once the job has run.
      await runJob(app, marketplaceMeaningJob.queue);
      const listed = idsOf(ngos.filter((_, at) => chosen[at] === 'listed')).sort();
      for (const [door, read] of Object.entries(DOORS)) {
        const shown = (await read()).filter((id) => id !== company.id);
        expect(shown.sort(), door).toEqual(listed);
      }
      expect(await membersCounted()).toBe(listed.length);
    }),
    { numRuns: 10 },
  );
});

const HIDDEN = ['shows_email', 'shows_phone', 'shows_website', 'shows_linkedin', 'shows_twitter'];

/** All that a viewer can read of how the members fit, and how many there are. */
async function readAll(): Promise<string> {
  const ids = idsOf(ngos);
  const [matches, recommended, facets, sentence] = await Promise.all([
    get(`/marketplace/matches?ids=${ids}`),
    get('/marketplace/recommendations'),
    get('/marketplace/facets?type=ngo'),
    get('/marketplace/search?q=NGOs+counting+kingfishers'),
  ]);
  return JSON.stringify({ matches, recommended, facets, sentence });
}

test('what a member hides changes no score, reason or count, and is in no answer', {
  timeout: 60_000,
}, async () => {
  const [ngo] = ngos;
  if (!ngo) throw new Error('no member');
  await setState(ngo, 'listed');
  await app.sql(
    `update profiles set ${HIDDEN.map((name) => `${name} = false`)}, updated_at = now() where id = $1`,
    [ngo.id],
  );
  await app.sql(
    "update profile_details set urn_12a = 'A', csr_registration_number = 'B', pan = 'C' where id = $1",
    [ngo.id],
  );
  await runJob(app, marketplaceMeaningJob.queue);
  const before = await readAll();
  const secret = fc.string({ unit: fc.constantFrom(...'qxzjkv'), minLength: 12, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(secret, { minLength: 8, maxLength: 8 }), async (secrets) => {
      await app.sql(
        `update profiles set public_contact_email = $2, public_contact_phone = $3, website = $4, linkedin = $5, twitter = $6
          where id = $1`,
        [ngo.id, `${secrets[0]}@${secrets[1]}.example`, ...secrets.slice(1, 5)],
      );
      await app.sql(
        'update profile_details set urn_12a = $2, csr_registration_number = $3, pan = $4 where id = $1',
        [ngo.id, ...secrets.slice(5)],
      );
      await runJob(app, marketplaceMeaningJob.queue);
      const after = await readAll();
      expect(after).toBe(before);
      for (const value of secrets) expect(after).not.toContain(value);
    }),
    { numRuns: 5 },
  );
});

test('a verification that has ended counts no more', async () => {
  const [ngo] = ngos;
  if (!ngo) throw new Error('no member');
  const checkedUntil = (day: string) =>
    app.sql(
      `update profiles set documents_checked_on = current_date - 800, documents_checked_until = ${day} where id = $1`,
      [ngo.id],
    );
  const trustOf = async () => {
    const [match] = await get(`/marketplace/matches?ids=${ngo.id}`);
    return match.parts.find(({ name }: { name: string }) => name === 'trust');
  };
  const verified = async () => {
    const { facets } = await get('/marketplace/facets?type=ngo');
    const { records } = await get('/marketplace/profiles?type=ngo&verification=1');
    const levels: Facet = facets.find(({ name }: Facet) => name === 'verification');
    return [levels.choices[0]?.members, records.length];
  };
  await checkedUntil('current_date + 30');
  expect(await trustOf()).toMatchObject({
    points: 5,
    evidence: [/^Verified at level 1/, /./, /./, /./].map((one) => expect.stringMatching(one)),
  });
  expect(await verified()).toEqual([1, 1]);
  await checkedUntil('current_date - 2');
  expect(await trustOf()).toMatchObject({ points: 0, evidence: expect.arrayContaining(['Not verified.']) });
  expect(await verified()).toEqual([0, 0]);
});
