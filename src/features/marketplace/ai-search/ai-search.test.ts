import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARKETPLACE_MEANING_QUEUE } from '#features/marketplace/meaning/meaning.job.ts';
import { MARKETPLACE_WORDS_QUEUE } from '#features/marketplace/words/words.job.ts';
import { expectWrongField } from '#platform/testing/failures.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let reader: TestMember;

async function memberWith(name: string, changes: object): Promise<TestMember> {
  const member = await createMember(app, { name });
  await callAs(app, member, 'PUT', '/profile/profile', changes);
  return member;
}

async function compute(): Promise<void> {
  await runJob(app, MARKETPLACE_MEANING_QUEUE);
  await runJob(app, MARKETPLACE_WORDS_QUEUE);
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

  test('refuses an empty sentence and one that is too long', async () => {
    const ask = (q: string) =>
      app.request('GET', `/marketplace/search?${new URLSearchParams({ q })}`, { token: reader.token });
    expectWrongField(await ask('  '), 'q', 'Write what you look for');
    expectWrongField(await ask('x'.repeat(201)), 'q', 'Search must be 200 characters or less');
  });
});
