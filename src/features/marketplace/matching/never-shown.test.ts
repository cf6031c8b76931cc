import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facet } from '#features/marketplace/facets/facets.contract.ts';
import { MARKETPLACE_MEANING_QUEUE } from '#features/marketplace/meaning/meaning.job.ts';
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
  await runJob(app, MARKETPLACE_MEANING_QUEUE);
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
      await runJob(app, MARKETPLACE_MEANING_QUEUE);
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
