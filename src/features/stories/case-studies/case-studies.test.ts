import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, caseStudyBody } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let author: TestMember;
let admin: TestMember;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'on' });
  author = await createMember(app, { name: 'Jal Trust' });
  admin = await createMember(app, { admin: true });
});
afterAll(() => app.stop());

async function publish(fields: object = {}, by = author): Promise<{ id: string; slug: string }> {
  const { id } = await callAs(app, by, 'POST', '/profile/case-studies', caseStudyBody(fields));
  const { version } = await callAs(app, by, 'POST', `/profile/case-studies/${id}/submission`, { version: 1 });
  return callAs(app, admin, 'PUT', `/admin/case-studies/${id}/decision`, { decision: 'published', version });
}
const titles = async (query = '') =>
  (await app.request('GET', `/case-studies${query}`)).body.data.records.map(
    ({ title }: { title: string }) => title,
  );
const counters = async (id: string) =>
  (await app.sql('select views, likes from published_case_studies where id = $1', [id]))[0];

describe('GET /service/api/case-studies', () => {
  test('lists published stories, newest first, with all figures of the card', async () => {
    const { id, slug } = await publish();
    const { body } = await app.request('GET', '/case-studies');
    const {
      contact_name,
      contact_email,
      contact_organization,
      contact_role,
      description,
      partners,
      outcomes,
      ...card
    } = caseStudyBody();
    expect(body.data).toEqual({
      records: [
        {
          ...card,
          id,
          slug,
          recorded_at: null,
          author: { name: 'Jal Trust', path: '/members/jal-trust' },
          published_at: expect.any(String),
          views: 0,
          likes: 0,
        },
      ],
      pagination: { page: 1, pageSize: 12, total: 1, totalPages: 1 },
    });
  });

  test('finds parts of words in title, summary and organisations, whatever their case', async () => {
    await publish({
      title: 'Éclair of Gumla',
      summary: 'Schools in 100% of villages',
      organizations: ['Asha_Foundation'],
    });
    for (const search of ['eclAIR', 'CHOOLS IN', 'asha_f', '100%25', 'gumla foundation']) {
      expect(await titles(`?search=${encodeURI(search).replace('%2525', '%25')}`), search).toEqual([
        'Éclair of Gumla',
      ]);
    }
    for (const search of ['_clair', 'jal devi', 'Parishad', 'patience']) {
      expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual([]);
    }
  });

  test('filters by goal and organisation, in pages, and refuses an unknown goal', async () => {
    await publish({
      title: 'Hunger',
      sdg_goals: ['Zero Hunger', 'No Poverty'],
      organizations: ['Anna', 'Jal Trust'],
    });
    expect(await titles('?sdg=No%20Poverty')).toEqual(['Hunger']);
    expect(await titles('?organization=Anna')).toEqual(['Hunger']);
    expect(await titles('?organization=anna')).toEqual([]);
    expect(await titles('?sdg=Zero%20Hunger&organization=Anna&search=hun')).toEqual(['Hunger']);
    expect(await titles('?pageSize=1&page=2')).toHaveLength(1);
    expect((await app.request('GET', '/case-studies?sdg=Wealth')).status).toBe(400);
  });

  test('reads lists, filters and searches of many stories by their indexes', async () => {
    await app.sql(`
      with made as (
        insert into case_studies (id, author_id, slug, status)
        select gen_random_uuid(), '${author.id}', 'many-' || n, 'published' from generate_series(1, 3000) n returning id, slug)
      insert into published_case_studies (id, author_id, slug, title, summary, description, organizations, partners,
        outcomes, sdg_goals, contact_name, contact_email, contact_organization, contact_role, published_at, changed_at)
      select id, '${author.id}', slug, 'Common title ' || slug, 'S', 'D', array['Of many'], '{}', '{}',
        array['Climate Action'], '', '', '', '', now() - interval '1 year', now() from made`);
    await app.sql('analyze published_case_studies');
    const { body } = await app.request('GET', '/case-studies?search=common');
    expect(body.data.pagination.total).toBe(1000);
    expect(await titles('?search=many-2718')).toEqual(['Common title many-2718']);
    const scanned = await app.sql<{ plan: { Plan: object }[] }>(
      `explain (format json) select id from published_case_studies
        where search_text like '%many-2718%'`,
    );
    expect(JSON.stringify(scanned)).toContain('published_case_studies_search');
    await app.sql("delete from case_studies where slug like 'many-%'");
  });
});

test('GET /service/api/case-studies/organizations offers the first ten different names', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `Organisation ${String.fromCharCode(65 + at)}`);
  for (const name of names.toReversed()) await publish({ organizations: [name, 'Shared'] });
  const { body } = await app.request('GET', '/case-studies/organizations');
  expect(body.data).toEqual([names[0], 'Shared', ...names.slice(1, 9)]);
});

describe('GET /service/api/case-studies/:slug', () => {
  test('shows contact details to members with a confirmed email only', async () => {
    const { slug } = await publish();
    const path = `/case-studies/${slug}`;
    const unconfirmed = await createMember(app, { confirmed: false });
    const reader = await createMember(app);
    for (const token of [undefined, unconfirmed.token]) {
      const { body } = await app.request('GET', path, { token });
      expect(body.data.contact).toBeNull();
      expect(JSON.stringify(body)).not.toContain('asha@');
    }
    const { contact, is_own, status } = await callAs(app, reader, 'GET', path);
    expect({ contact, is_own, status }).toEqual({
      contact: {
        name: 'Asha Devi',
        email: 'asha@jaltrust.example',
        organization: 'Jal Trust',
        role: 'Programme lead',
      },
      is_own: false,
      status: null,
    });
    expect(await callAs(app, author, 'GET', path)).toMatchObject({ is_own: true, status: 'published' });
  });

  test('links to the author only where the reader can open the page', async () => {
    const { slug } = await publish();
    const path = `/case-studies/${slug}`;
    await app.sql('update profiles set is_page_public = true where id = $1', [author.id]);
    const { author: shown } = (await app.request('GET', path)).body.data;
    expect(shown).toEqual({ name: 'Jal Trust', path: expect.stringMatching(/^\/members\/jal-trust/) });
    await app.sql('update profiles set is_page_public = false where id = $1', [author.id]);
    expect((await app.request('GET', path)).body.data.author.path).toBeNull();
  });

  test('answers 404 for any other address', async () => {
    for (const slug of ['no-such-story', '%25', 'a%20b', '..%2F']) {
      expectFailure(await app.request('GET', `/case-studies/${slug}`), 'CASE_STUDY_NOT_FOUND');
    }
  });
});

describe('views and likes', () => {
  const view = (slug: string, address: string, token?: string) =>
    app.request('POST', `/case-studies/${slug}/views`, { token, headers: { 'x-forwarded-for': address } });

  test('32 readers at once: no view is lost, and each counts once', async () => {
    const { id, slug } = await publish();
    const readers = Array.from({ length: 32 }, (_, at) => `198.51.100.${at + 1}`);
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(readers.map((address) => view(slug, address)));
      expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
    }
    expect(await counters(id)).toMatchObject({ views: 32 });
    const events = await app.sql(
      "select tags from activity_events where kind = 'case_study' and action = 'view' and item_id = $1",
      [id],
    );
    expect(events).toHaveLength(32);
    expect(events[0]).toEqual({ tags: ['Clean Water and Sanitation'] });
    const { body } = await view(slug, '198.51.100.1');
    expect(body.data).toEqual({ views: 32 });
  });

  test('32 members at once: each likes once and takes it back once', async () => {
    const { id, slug } = await publish();
    const members = await Promise.all(Array.from({ length: 32 }, () => createMember(app)));
    const all = (method: string) =>
      Promise.all(
        members.flatMap((one) => [1, 2].map(() => callAs(app, one, method, `/case-studies/${slug}/like`))),
      );
    await all('PUT');
    expect(await counters(id)).toMatchObject({ likes: 32 });
    const [first] = members;
    expect(await callAs(app, first as TestMember, 'GET', `/case-studies/${slug}`)).toMatchObject({
      likes: 32,
      is_liked: true,
    });
    await app.sql('delete from accounts where id = $1', [first?.id]);
    expect(await counters(id)).toMatchObject({ likes: 31 });
    members.shift();
    await all('DELETE');
    expect(await counters(id)).toMatchObject({ likes: 0 });
  });

  test('are for published stories only', async () => {
    const { slug } = await callAs(app, author, 'POST', '/profile/case-studies', caseStudyBody());
    expectFailure(await view(slug, '198.51.100.1', author.token), 'CASE_STUDY_NOT_FOUND');
    const like = await app.request('PUT', `/case-studies/${slug}/like`, { token: author.token });
    expectFailure(like, 'CASE_STUDY_NOT_FOUND');
  });
});

test("GET /service/api/members/:slug/case-studies lists the member's published stories to whoever reads the page", async () => {
  const member = await createMember(app);
  const { id } = await publish({}, member);
  await callAs(app, member, 'POST', '/profile/case-studies', caseStudyBody({ title: 'A draft' }));
  const [row] = await app.sql<{ slug: string }>('select slug from profiles where id = $1', [member.id]);
  const path = `/members/${row?.slug}/case-studies`;
  const { records } = await callAs(app, admin, 'GET', path);
  expect(records.map((story: { id: string }) => story.id)).toEqual([id]);
  await app.sql('update profiles set is_page_public = false where id = $1', [member.id]);
  expectFailure(await app.request('GET', path), 'PROFILE_NOT_FOUND');
});

describe('erasing and exporting a member', () => {
  test('stories go with the account, and the export has them with their files and likes', async () => {
    const leaver = await createMember(app);
    const { slug } = await publish({}, leaver);
    await callAs(app, leaver, 'PUT', `/case-studies/${slug}/like`);
    const data = await callAs(app, leaver, 'GET', '/account/data');
    expect(data.case_studies).toMatchObject([
      { title: caseStudyBody().title, status: 'published', media: [] },
    ]);
    expect(data.case_study_likes).toMatchObject([{ slug }]);
    await app.sql('delete from accounts where id = $1', [leaver.id]);
    expectFailure(await app.request('GET', `/case-studies/${slug}`), 'CASE_STUDY_NOT_FOUND');
  });
});

describe('/learn/stories/:slug', () => {
  test('the picture beside a link is drawn for published stories only', async () => {
    const { slug } = await publish({ title: 'पानी <b> & "wells" of Gumla' });
    const picture = await fetch(`${app.url}/learn/stories/${slug}/picture.png?v=1`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toBe('public, max-age=3600');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const draft = await callAs(app, author, 'POST', '/profile/case-studies', caseStudyBody());
    expect((await fetch(`${app.url}/learn/stories/${draft.slug}/picture.png`)).status).toBe(404);
  });
});
