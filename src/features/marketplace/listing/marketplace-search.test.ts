import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let reader: TestMember;

const PROFILES = {
  'Asha Foundation': {
    focus_areas: ['Education'],
    short_summary: 'Schools for every village',
    bio: 'We train farming families.',
    headquarters_location: 'Ranchi, Jharkhand',
  },
  'Jal Trust': {
    focus_areas: ['Water & Sanitation'],
    skills: ['borewells', 'plumbing'],
    bio: 'Clean water for schools.',
    headquarters_location: 'Koraput, Odisha',
  },
  'Éclat Textiles': {
    organization_type: 'corporate',
    bio: 'Weaving mills.',
    headquarters_location: 'Puducherry',
  },
  'Vidya Schools Network': { bio: 'A network.', headquarters_location: 'Cuttack, Odisha' },
};

beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { confirmed: false });
  for (const [name, changes] of Object.entries(PROFILES)) {
    await callAs(app, await createMember(app, { name }), 'PUT', '/profile/profile', changes);
  }
});
afterAll(() => app.stop());

/** The names that a search finds, in order. */
async function found(search: string, more = ''): Promise<string[]> {
  const path = `/marketplace/profiles?${new URLSearchParams({ search })}${more}`;
  const { records, pagination } = await callAs(app, reader, 'GET', path);
  expect(pagination.total).toBe(records.length);
  return records.map(({ full_name }: { full_name: string }) => full_name);
}

describe('GET /service/api/marketplace/profiles?search=', () => {
  test.each([
    ['a name in any case', 'jal TRUST', ['Jal Trust']],
    ['a focus area', 'sanitation', ['Jal Trust']],
    ['a skill', 'plumbing', ['Jal Trust']],
    ['a place', 'Koraput', ['Jal Trust']],
    ['a word of the summary', 'village', ['Asha Foundation']],
    ['a word of the bio', 'families', ['Asha Foundation']],
    ['another form of a word', 'farms', ['Asha Foundation']],
    ['another form of a word', 'weaves', ['Éclat Textiles']],
    ['a name without its accent', 'eclat', ['Éclat Textiles']],
    ['a name with an accent that it lacks', 'Ashá', ['Asha Foundation']],
    ['a state in Hindi', 'ओड़िशा', ['Vidya Schools Network', 'Jal Trust']],
    ['a state in Hindi with other words', 'water ओडिशा', ['Jal Trust']],
    ['several words, wherever they stand', 'water odisha', ['Jal Trust']],
    ['a phrase in quotation marks', '"clean water"', ['Jal Trust']],
    ['either of two words', 'plumbing or weaving', ['Éclat Textiles', 'Jal Trust']],
    ['a typing error in a name', 'Fuondation', ['Asha Foundation']],
    ['a typing error in a focus area', 'eductaion', ['Asha Foundation']],
    ['a typing error in a state', 'Jharkhnad', ['Asha Foundation']],
    ['two typing errors', 'textyles puduchery', ['Éclat Textiles']],
    ['the beginning of a word', 'borewel', ['Jal Trust']],
    ['words that no member has', 'cricket stadium', []],
    ['words that do not stand together', 'plumbing weaving', []],
    ['a phrase that nobody wrote', '"water clean"', []],
    ['nothing but marks', '!!! ???', []],
    ['nothing but stop words', 'the of', []],
  ])('finds by %s: %s', async (_, search, names) => {
    expect((await found(search)).sort()).toEqual(names.sort());
  });

  test('puts a match in the name before one in the summary, and that before one in the text', async () => {
    expect(await found('schools')).toEqual(['Vidya Schools Network', 'Asha Foundation', 'Jal Trust']);
  });

  test('leaves out words after a minus', async () => {
    expect(await found('schools -water')).toEqual(['Vidya Schools Network', 'Asha Foundation']);
  });

  test('searches within the other filters, typing errors included', async () => {
    expect(await found('schools', '&location=Odisha')).toEqual(['Vidya Schools Network', 'Jal Trust']);
    expect(await found('schools', '&location=Odisha&type=ngo&pageSize=2')).toHaveLength(2);
    expect(await found('schools', '&type=corporate')).toEqual([]);
    expect(await found('textyles', '&type=corporate')).toEqual(['Éclat Textiles']);
    expect(await found('textyles', '&type=ngo')).toEqual([]);
  });

  test('pages through what it found', async () => {
    const page = async (at: number) => {
      const path = `/marketplace/profiles?search=schools&pageSize=1&page=${at}`;
      return callAs(app, reader, 'GET', path);
    };
    const pagination = { page: 2, pageSize: 1, total: 3, totalPages: 3 };
    expect(await page(2)).toMatchObject({ records: [{ full_name: 'Asha Foundation' }], pagination });
    expect((await page(4)).records).toEqual([]);
  });

  test('follows a change of the profile immediately', async () => {
    const member = await createMember(app, { name: 'Quiet Trust' });
    expect(await found('lighthouses')).toEqual([]);
    await callAs(app, member, 'PUT', '/profile/profile', { bio: 'We keep a lighthouse.' });
    expect(await found('lighthouses')).toEqual(['Quiet Trust']);
  });
});

describe('GET /service/api/marketplace/profiles?search= with very many hits', () => {
  test('stops counting at a thousand and lists the newest first', async () => {
    await app.sql(
      `with made as (
        insert into accounts (id, email, password_hash, email_confirmed_at)
        select gen_random_uuid(), 'many' || n || '@x.example', 'none', now() from generate_series(1, 1010) n
        returning id, email
      )
      insert into profiles (id, organization_type, full_name, created_at)
      select id, 'ngo', 'Solar ' || email, now() + (substring(email from '[0-9]+') || ' s')::interval from made`,
    );
    const path = '/marketplace/profiles?search=solar';
    const { records, pagination } = await callAs(app, reader, 'GET', path);
    expect(pagination).toEqual({ page: 1, pageSize: 10, total: 1000, totalPages: 100 });
    expect(records.slice(0, 2)).toMatchObject([
      { full_name: 'Solar many1010@x.example' },
      { full_name: 'Solar many1009@x.example' },
    ]);
    const all = await callAs(app, reader, 'GET', '/marketplace/profiles');
    expect(all.pagination.total).toBeGreaterThan(1010);
  });
});
