import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { marketplaceWordsJob } from '#features/marketplace/words/words.job.ts';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { runJob, startTestApp, type TestApp } from '#platform/testing/test-app.ts';

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
  await runJob(app, marketplaceWordsJob.queue);
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
    ['words of which members have one each', 'plumbing weaving', ['Éclat Textiles', 'Jal Trust']],
    ['a state that no member has, and a word', 'plumbing Sikkim', ['Jal Trust']],
    ['a type, in the plural and with fillers', 'companies in Puducherry', ['Éclat Textiles']],
    ['another word for a focus area', 'toilets', ['Jal Trust']],
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

  test('knows a city by all its names, and a state by its usual misspellings', async () => {
    const at = (name: string, headquarters_location: string) =>
      createMember(app, { name }).then((member) =>
        callAs(app, member, 'PUT', '/profile/profile', { headquarters_location }),
      );
    await at('Haryana Mills', 'Gurugram, Haryana');
    await at('Old Haryana Mills', 'Gurgaon');
    await at('Hill Trust', 'Manendragarh-Chirmiri-Bharatpur');
    await at('Delta Trust', 'Vav-Tharad, Gujarat');
    for (const name of ['Gurgaon', 'Gurugram', 'गुड़गांव', 'gurgaon -cuttack'])
      expect((await found(name)).sort(), name).toEqual(['Haryana Mills', 'Old Haryana Mills']);
    for (const name of ['Gurgaon', 'Gurugram'])
      expect((await found('', `&district=${name}`)).sort()).toEqual(['Haryana Mills', 'Old Haryana Mills']);
    expect(await found('mills of Gurgaon')).toEqual(expect.arrayContaining(['Haryana Mills']));
    expect(await found('Chattisgad')).toEqual(await found('Chhattisgarh'));
    expect(await found('', '&district=Manendragarh-Chirmiri-Bharatpur')).toEqual(['Hill Trust']);
    expect(await found('', '&district=Vav-Tharad')).toEqual(['Delta Trust']);
  });

  test('follows a change of the profile immediately', async () => {
    const member = await createMember(app, { name: 'Quiet Trust' });
    expect(await found('lighthouses')).toEqual([]);
    await callAs(app, member, 'PUT', '/profile/profile', { bio: 'We keep a lighthouse.' });
    expect(await found('lighthouses')).toEqual(['Quiet Trust']);
  });
});

describe('GET /service/api/marketplace/profiles?search= with several words', () => {
  const MEMBERS = {
    'Balika Trust': {
      focus_areas: ['Education'],
      bio: 'Hostels for girls.',
      headquarters_location: 'Satara, Maharashtra',
    },
    'Pathshala Trust': { focus_areas: ['Education'], headquarters_location: 'Latur, Maharashtra' },
    'Khel Trust': { bio: 'Football for girls.', headquarters_location: 'Latur, Maharashtra' },
    'Northern Trust': {
      focus_areas: ['Education'],
      bio: 'Hostels for girls.',
      headquarters_location: 'Patna, Bihar',
    },
    'Maharashtra Software': {
      organization_type: 'corporate',
      bio: 'Software for girls education.',
      headquarters_location: 'Patna, Bihar',
    },
    'Nirmal Trust': {
      focus_areas: ['Water & Sanitation'],
      bio: 'Taps for every zilla classroom.',
      headquarters_location: 'Patna, Bihar',
    },
    'Shauchalaya Trust': {
      focus_areas: ['Water & Sanitation'],
      bio: 'A toilet for each classroom.',
      headquarters_location: 'Patna, Bihar',
    },
    'NGO Box': {
      organization_type: 'service_provider',
      bio: 'A fair.',
      headquarters_location: 'Patna, Bihar',
    },
  };
  beforeAll(async () => {
    for (const [name, changes] of Object.entries(MEMBERS))
      await callAs(app, await createMember(app, { name }), 'PUT', '/profile/profile', changes);
  });

  const understood = async (search: string) => {
    const path = `/marketplace/profiles?${new URLSearchParams({ search })}`;
    return (await callAs(app, reader, 'GET', path)).understood;
  };

  test('requires the state, and puts members with fewer of the other words below', async () => {
    const names = await found('girls education Maharashtra');
    expect(names.slice(0, 2)).toEqual(['Balika Trust', 'Maharashtra Software']);
    expect(names.slice(2).sort()).toEqual(['Khel Trust', 'Pathshala Trust']);
    expect(await understood('girls education Maharashtra')).toEqual({
      state: 'Maharashtra',
      focus_areas: ['Education'],
    });
  });

  test('requires the type, or a name that says it', async () => {
    const names = await found('NGOs Bihar');
    expect(names).toContain('Northern Trust');
    expect(names).toContain('NGO Box');
    expect(names).not.toContain('Maharashtra Software');
    expect(names).not.toContain('Balika Trust');
    expect(await understood('NGOs Bihar')).toEqual({ state: 'Bihar', type: 'ngo', focus_areas: [] });
  });

  test('requires the type that it names beside the filter of a type', async () => {
    const ngos = await found('NGOs Bihar', '&type=ngo');
    expect(ngos).toContain('Northern Trust');
    expect(ngos).not.toContain('NGO Box');
    expect(await found('NGOs Bihar', '&type=service_provider')).toEqual(['NGO Box']);
  });

  test('puts a member with both words before those with the focus area that one of them stands for', async () => {
    const names = await found('classroom toilets');
    expect(names.slice(0, 2)).toEqual(['Shauchalaya Trust', 'Nirmal Trust']);
    expect(names.slice(2)).toContain('Jal Trust');
  });

  test('puts two of three words before one', async () => {
    const names = await found('classroom zilla football');
    expect(names[0]).toBe('Nirmal Trust');
    expect(names.slice(1).sort()).toEqual(['Khel Trust', 'Shauchalaya Trust']);
  });

  test('says that it understood nothing for plain words, a precise search and a state that nobody has', async () => {
    for (const search of ['football', '"Education" girls', 'football Sikkim'])
      expect(await understood(search)).toBeUndefined();
  });

  test('takes any letters', async () => {
    for (const search of [
      'ŉ school ʼn',
      "school' & | ! :* \\ (",
      'ⅷ ½ school',
      `${'school toilets '.repeat(6)}`,
    ])
      expect((await understood(search))?.state).toBeUndefined();
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

  test('puts the few with all words before the many with one of them, on every page', async () => {
    const some = await createMember(app, { name: 'Turbine Trust' });
    await callAs(app, some, 'PUT', '/profile/profile', { bio: 'Solar turbines.' });
    const page = (at: number) =>
      callAs(app, reader, 'GET', `/marketplace/profiles?search=turbines+solar&pageSize=5&page=${at}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect(first.pagination.total).toBe(1000);
    expect(first.records[0].full_name).toBe('Turbine Trust');
    const names = [first, second, third].flatMap(({ records }) =>
      records.map(({ full_name }: { full_name: string }) => full_name),
    );
    expect(names.slice(1)).toEqual(Array.from({ length: 14 }, (_, at) => `Solar many${1010 - at}@x.example`));
  });
});
