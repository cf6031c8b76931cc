import { afterAll, beforeAll, expect, test } from 'vitest';
import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { MATCHED_MAX } from './marketplace-ranges.data.ts';

let app: TestApp;
/** Not in the marketplace, so that only the members of the test are. */
let reader: TestMember;
let members: Record<'old' | 'rated' | 'busy' | 'fitting', TestMember>;
beforeAll(async () => {
  app = await startTestApp();
  reader = await createMember(app, { type: 'corporate', confirmed: false });
  const make = (name: string) => createMember(app, { name: `${name} Trust` });
  members = {
    old: await make('Old'),
    rated: await make('Rated'),
    busy: await make('Busy'),
    fitting: await make('Fitting'),
  };
  const set = (id: string, values: string) => app.sql(`update profiles set ${values} where id = $1`, [id]);
  await set(reader.id, `focus_areas = '{Education}', sdg_goals = '{Quality Education}'`);
  await set(members.old.id, `year_established = 1950, projects_count = 1, bio = 'A bio'`);
  await set(members.rated.id, 'ratings_sum = 9, ratings_count = 2');
  await set(members.busy.id, 'projects_count = 5, ratings_sum = 4, ratings_count = 1');
  await set(
    members.fitting.id,
    `focus_areas = '{Education}', sdg_goals = '{Quality Education}', year_established = 1980, projects_count = 1`,
  );
});
afterAll(() => app.stop());

const NAMES = ['old', 'rated', 'busy', 'fitting'] as const;
const order = async (query: string) => {
  const { records, ...answer } = await callAs(app, reader, 'GET', `/marketplace/profiles?${query}`);
  const names = records.map(({ id }: { id: string }) => NAMES.find((name) => members[name].id === id));
  return { names, ...answer };
};

test.each([
  ['best', ['fitting', 'old', 'busy', 'rated']],
  ['newest', ['fitting', 'busy', 'rated', 'old']],
  ['rating', ['rated', 'busy', 'fitting', 'old']],
  ['experienced', ['busy', 'old', 'fitting', 'rated']],
])('sort=%s, alone, with filters and with words', async (sort, expected) => {
  for (const filter of ['', '&location=Jharkhand', '&district=Ranchi', '&type=ngo'])
    expect((await order(`sort=${sort}${filter}`)).names, filter).toEqual(expected);
  if (sort !== 'best') expect((await order(`sort=${sort}&search=trust`)).names).toEqual(expected);
  const pages = [1, 2].map(async (page) => (await order(`sort=${sort}&pageSize=3&page=${page}`)).names);
  expect((await Promise.all(pages)).flat()).toEqual(expected);
});

test('sort=match puts those who fit the caller first, and says how many were compared', async () => {
  const { names, matched, pagination } = await order('sort=match');
  expect(names[0]).toBe('fitting');
  expect(names).toHaveLength(4);
  expect(matched).toBe(4);
  expect(pagination.total).toBe(4);
  expect(await order('sort=match&pageSize=3&page=2')).toMatchObject({ names: [names[3]], matched: 4 });
  expect((await order('sort=newest')).matched).toBeUndefined();
  // What others change counts after a minute, what the caller changes at once.
  const set = (id: string, values: string) => app.sql(`update profiles set ${values} where id = $1`, [id]);
  await set(reader.id, "bio = 'A bio'");
  await app.sql(`update profiles set year_established = extract(year from now()) where id = $1`, [
    members.fitting.id,
  ]);
  expect((await order('sort=match')).names.at(-1), 'no CSR money can go there').toBe('fitting');
});

test('sort=auto is the best match for who can be matched, with the other side first, and says so', async () => {
  await app.sql('update profiles set headquarters_state = null where id = $1', [reader.id]);
  expect(await order('sort=auto'), 'no place').not.toHaveProperty('order');
  await app.sql(`update profiles set headquarters_state = 'Jharkhand' where id = $1`, [reader.id]);
  const company = await createMember(app, { type: 'corporate', name: 'Like Me Ltd' });
  await app.sql(
    `update profiles set focus_areas = '{Education}', sdg_goals = '{Quality Education}' where id = $1`,
    [company.id],
  );
  const whole = await order('sort=auto');
  expect(whole).toMatchObject({ order: 'match', first_types: ['ngo'], matched: 4 });
  expect(whole.names.at(-1), 'the company fits best, but is no NGO').toBeUndefined();
  expect((await order('sort=auto&type=corporate')).first_types).toBeUndefined();
  expect(await order('sort=auto&location=Jharkhand')).toMatchObject({ order: 'match' });
  expect(await order('sort=auto&search=trust')).not.toHaveProperty('order');
  expect(await order('sort=newest')).toMatchObject({ order: 'newest' });
  await app.sql('delete from accounts where id = $1', [company.id]);
});

test('sort=match goes on in the usual order behind those that were compared', async () => {
  await app.sql(
    `with made as (
      insert into accounts (id, email, password_hash, email_confirmed_at)
      select gen_random_uuid(), 'many' || n || '@x.example', 'none', now() from generate_series(1, ${MATCHED_MAX}) n
      returning id
    )
    insert into profiles (id, organization_type, full_name, created_at)
    select id, 'ngo', 'Later', now() - interval '1 year' from made`,
  );
  const ids = async (query: string): Promise<string[]> =>
    (await callAs(app, reader, 'GET', `/marketplace/profiles?pageSize=100&${query}`)).records.map(
      ({ id }: { id: string }) => id,
    );
  const all = async (sort: string) =>
    (await Promise.all([1, 2, 3, 4].map((page) => ids(`sort=${sort}&page=${page}`)))).flat();
  const [matched, usual] = [await all('match'), await all('best')];
  expect(new Set(matched)).toEqual(new Set(usual));
  expect(matched).toHaveLength(MATCHED_MAX + 4);
  expect(matched.slice(MATCHED_MAX)).toEqual(usual.slice(MATCHED_MAX));
});
