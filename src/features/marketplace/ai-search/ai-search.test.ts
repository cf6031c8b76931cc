import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceMeaningJob } from '#features/marketplace/meaning/meaning.job.ts';
import { marketplaceWordsJob } from '#features/marketplace/words/words.job.ts';
import { expectWrongField } from '#platform/testing/failures.ts';
import { callAs, serviceBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let reader: TestMember;

async function memberWith(name: string, changes: object, options: object = {}): Promise<TestMember> {
  const member = await createMember(app, { name, ...options });
  await callAs(app, member, 'PUT', '/profile/profile', changes);
  return member;
}

async function compute(): Promise<void> {
  await runJob(app, marketplaceMeaningJob.queue);
  await runJob(app, marketplaceWordsJob.queue);
}

async function search(q: string, more: Record<string, string> = {}) {
  const data = await callAs(app, reader, 'GET', `/marketplace/search?${new URLSearchParams({ q, ...more })}`);
  const names = data.records.map(({ full_name }: { full_name: string }) => full_name);
  return { ...data, names };
}

beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { name: 'Reader' });
  await memberWith('Hill Clinics', {
    organization_type: 'ngo',
    short_summary: 'Clinics on wheels: doctors, tests and medicines for hill villages.',
    skills: ['Mobile clinics', 'Telemedicine'],
    focus_areas: ['Healthcare'],
    operating_regions: ['Karnataka'],
    year_established: 1991,
  });
  await memberWith('Washroom Works', {
    organization_type: 'ngo',
    short_summary: 'Sanitation blocks and latrines for government classrooms.',
    skills: ['Sanitation', 'Hygiene'],
    focus_areas: ['Water & Sanitation'],
    operating_regions: ['Maharashtra'],
    year_established: 2015,
  });
  await memberWith('Loom Guild', {
    organization_type: 'ngo',
    short_summary: 'Handloom weavers sell silk at a fair price.',
    skills: ['Weaving'],
    focus_areas: ['Livelihood', 'Arts & Culture'],
    operating_regions: ['Assam'],
  });
  await memberWith('Steel Giver', {
    organization_type: 'corporate',
    short_summary: 'Steelmaker whose CSR pays for schools and safe water.',
    focus_areas: ['Education', 'Water & Sanitation'],
    operating_regions: ['Maharashtra', 'Odisha'],
  });
  await compute();
}, 60_000);
afterAll(() => app.stop());

describe('GET /service/api/marketplace/search/readiness', () => {
  test('lets the model load after a start: the first search is by meaning', async () => {
    const other = await startTestApp({ DATABASE_URL: app.databaseUrl });
    const isReady = async () =>
      (await callAs(other, reader, 'GET', '/marketplace/search/readiness')).is_ready;
    try {
      expect(await isReady()).toBe(false);
      await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
      const answer = await callAs(other, reader, 'GET', '/marketplace/search?q=toilets');
      expect(answer.by_meaning).toBe(true);
    } finally {
      await other.stop();
    }
  });
});

describe('GET /service/api/marketplace/search', () => {
  test('says what it understood, and searches for the rest', async () => {
    const { understood, words, by_meaning, pagination, names } = await search(
      'NGOs for toilets in Maharashtra',
    );
    expect(understood).toEqual([
      { field: 'type', value: 'ngo', text: 'NGOs' },
      { field: 'location', value: 'Maharashtra', text: 'Maharashtra' },
    ]);
    expect(words).toEqual(['toilets']);
    expect(by_meaning).toBe(true);
    expect(names).toEqual(['Washroom Works']);
    expect(pagination).toEqual({ page: 1, pageSize: 10, total: 1, totalPages: 1 });
  });

  test.each([
    ['hospital vans for senior citizens', 'Hill Clinics'],
    ['toilets in schools', 'Washroom Works'],
    ['textile artisans', 'Loom Guild'],
    ['बुनकर', 'Loom Guild'],
    ['shauchalay', 'Washroom Works'],
    ['sanitaton', 'Washroom Works'],
    ['mobile clincs', 'Hill Clinics'],
    ['who gives CSR money for drinking water', 'Steel Giver'],
    ['we are an NGO looking for a sponsor for schools', 'Steel Giver'],
  ])('finds first by %s: %s', async (q, name) => {
    expect((await search(q)).names[0]).toBe(name);
  });

  test('finds members in any of the states that a sentence names', async () => {
    const found = async (q: string) => (await search(q)).names.sort();
    expect(await found('NGOs in Karnataka or Assam')).toEqual(['Hill Clinics', 'Loom Guild']);
    expect(await found('handloom weavers in Karnataka or Assam')).toContain('Loom Guild');
    expect(await found('handloom weavers in Karnataka or Maharashtra')).not.toContain('Loom Guild');
  });

  test('leaves out the kind of member and the state that a sentence rules out', async () => {
    const { understood, names } = await search('not NGOs, in Maharashtra');
    expect(understood).toEqual([
      { field: 'not_type', value: 'ngo', text: 'not NGOs' },
      { field: 'location', value: 'Maharashtra', text: 'Maharashtra' },
    ]);
    expect(names).toEqual(['Steel Giver']);
    expect((await search('water, no companies')).names).not.toContain('Steel Giver');
  });

  test('lists all members whom filters alone describe', async () => {
    const { names, by_meaning, words } = await search('NGOs founded before 2000');
    expect({ names, by_meaning, words }).toEqual({ names: ['Hill Clinics'], by_meaning: null, words: [] });
    expect((await search('NGO', { pageSize: '2' })).pagination).toMatchObject({ total: 4, totalPages: 2 });
  });

  test('finds in a region who has a place there or names it', async () => {
    const at = (name: string, location: string, state: string, more: object = {}) =>
      memberWith(name, more, { type: 'consultant', location, state });
    await at('Latur Audits', 'Latur, Maharashtra', 'Maharashtra');
    await at('Pune Audits', 'Pune, Maharashtra', 'Maharashtra');
    await at('Mentions Vidarbha', 'Pune, Maharashtra', 'Maharashtra', {
      short_summary: 'Audits in Vidarbha.',
    });
    await at('Bijapur of Bastar', 'Bijapur', 'Chhattisgarh');
    await at('Bijapur of Karnataka', 'Bijapur', 'Karnataka');
    await at('Sangrur Audits', 'Sangrur', 'Punjab');
    await at('Ujjain Audits', 'Ujjain', 'Madhya Pradesh');
    await at('Tura Audits', 'Tura', 'Meghalaya');
    const found = async (q: string) => (await search(q)).names.sort();
    expect(await found('consultants in Marathwada')).toEqual(['Latur Audits']);
    expect(await found('consultants in Vidarbha')).toEqual(['Mentions Vidarbha']);
    expect(await found('consultants in Bastar')).toEqual(['Bijapur of Bastar']);
    expect(await found('consultants in Malwa')).toEqual(['Sangrur Audits', 'Ujjain Audits']);
    expect(await found('consultants in Malwa, Punjab')).toEqual(['Sangrur Audits']);
    expect(await found('consultants in Marathwada or Punjab')).toEqual(['Latur Audits', 'Sangrur Audits']);
    expect(await found('consultants in the northeast')).toEqual(['Tura Audits']);
    expect(await found('consultants in Maharashtra, not in Marathwada')).toEqual([
      'Mentions Vidarbha',
      'Pune Audits',
    ]);
  });

  test('finds NGOs by each paper, while the check of their papers stands', async () => {
    const [hill, washroom] = await app.sql<{ id: string }>(
      `select id from profiles where full_name in ('Hill Clinics', 'Washroom Works') order by full_name`,
    );
    await app.sql(`update profile_details set urn_80g = '1', fcra_registration_number = '1' where id = $1`, [
      hill?.id,
    ]);
    await app.sql(`update profile_details set urn_80g = '1' where id = $1`, [washroom?.id]);
    const check = (days: number) =>
      app.sql(
        `update profiles set documents_checked_on = current_date - 90, documents_checked_until = current_date + $1::int
          where id = any($2)`,
        [days, [hill?.id, washroom?.id]],
      );
    await check(30);
    const found = async (q: string) => (await search(q)).names.sort();
    expect(await found('with 80G')).toEqual(['Hill Clinics', 'Washroom Works']);
    expect(await found('80G and FCRA')).toEqual(['Hill Clinics']);
    expect(await found('80G and CSR-1')).toEqual([]);
    await check(-2);
    expect(await found('with 80G')).toEqual([]);
  });

  test('compares a price with the services, and takes money an hour as words', async () => {
    const member = await memberWith('Fair Audits', { organization_type: 'service_provider' });
    await callAs(app, member, 'POST', '/profile/services', serviceBody({ price: 40_000 }));
    const found = async (q: string) => (await search(q)).names;
    expect(await found('service providers charging under 50,000 a study')).toEqual(['Fair Audits']);
    expect(await found('service providers charging under 30,000 a study')).toEqual([]);
    const { understood, words } = await search('service providers under ₹5,000 an hour');
    expect(understood).toEqual([{ field: 'type', value: 'service_provider', text: 'service providers' }]);
    expect(words).toEqual(['under ₹5,000 an hour']);
  });

  test('tells which words it corrected', async () => {
    expect((await search('handlom weavrs')).corrections).toEqual([
      { written: 'handlom', searched: 'handloom' },
      { written: 'weavrs', searched: 'weavers' },
    ]);
  });

  test('pages without doubles', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => search('water', { page: String(page), pageSize: '2' })),
    );
    const names = pages.flatMap((page) => page.names);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(pages[0]?.pagination.total);
  });

  test('ranks who works in a district before others of its state, under all its names', async () => {
    const at = (name: string, location: string, state: string, short_summary: string) =>
      memberWith(name, { short_summary, focus_areas: ['Education'] }, { type: 'ngo', location, state });
    await at('Araria Girls', 'Araria, Bihar', 'Bihar', 'Girls of Araria and Katihar stay in class.');
    await at(
      'Koderma Girls',
      'Patna, Bihar',
      'Bihar',
      'Education for girls: education, education for all girls.',
    );
    await at('Old Name Trust', 'Bangalore', 'Karnataka', 'Evening classes.');
    await at('New Name Trust', 'Bengaluru, Karnataka', 'Karnataka', 'Evening classes.');
    await compute();
    expect((await search('girls education Araria and Katihar')).names[0]).toBe('Araria Girls');
    for (const q of ['Bangalore', 'बेंगलुरु', 'NGOs in Bengaluru']) {
      const { names, by_meaning, corrections } = await search(q);
      expect({ first: names.slice(0, 2).sort(), by_meaning, corrections }, q).toEqual({
        first: ['New Name Trust', 'Old Name Trust'],
        by_meaning: null,
        corrections: [],
      });
    }
    expect((await search('Araria')).names.slice(0, 2)).toEqual(['Araria Girls', 'Koderma Girls']);
    const { names } = await search('NGOs outside Bangalore');
    expect(names).toContain('Araria Girls');
    expect(names).not.toContain('New Name Trust');
    const outside = (await search('NGOs other than in Karnataka')).names;
    expect(outside).toContain('Araria Girls');
    expect(outside).not.toContain('Old Name Trust');
  });

  test.each(['lamps', 'stray dogs', 'helpline', 'Jaipur', 'Cochin', 'Madras'])(
    'corrects nothing in %s',
    async (q) => {
      await memberWith('Near Words', { bio: 'Camps, a place to stay, helping, coaching, madad in Udaipur.' });
      await compute();
      expect((await search(q)).corrections).toEqual([]);
    },
  );

  test('refuses an empty sentence and one that is too long', async () => {
    const ask = (q: string) =>
      app.request('GET', `/marketplace/search?${new URLSearchParams({ q })}`, { token: reader.token });
    expectWrongField(await ask('  '), 'q', 'Write what you look for');
    expectWrongField(await ask('x'.repeat(201)), 'q', 'Search must be 200 characters or less');
  });
});
