import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, type Database } from '#platform/server/database/connect.ts';
import { registerErrorHandler } from '#platform/server/http/error-handler.ts';
import { readBuiltPages } from '#platform/server/pages/built-pages.ts';
import { registerWebFiles } from '#platform/server/pages/web-files.ts';
import { expectFailure } from '#platform/testing/failures.ts';
import { callAs, projectBody, serviceBody, startCollaboration } from '#platform/testing/records.ts';
import { createMember, type MemberOptions, type TestMember } from '#platform/testing/sign-in.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { memberPages } from './member-head.service.ts';

const PUBLIC_URL = 'https://csr.example';
/** As the build writes it. */
const BUILT =
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>Dayitva</title><meta name="robots" content="noindex"/></head><body><div></div></body></html>';

let app: TestApp;
let viewer: TestMember;
let database: Database;
let folder: string;
let web: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  viewer = await createMember(app);
  database = connect(app.databaseUrl, () => undefined);
  folder = mkdtempSync(join(tmpdir(), 'dayitva-members-'));
  for (const name of ['404', 'members/_slug']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'index.html'), BUILT);
  }
  web = Fastify();
  registerErrorHandler(web);
  const pages = readBuiltPages(folder, PUBLIC_URL);
  const live = memberPages(database.db, PUBLIC_URL);
  await registerWebFiles(web, { folder, pages, publicUrl: PUBLIC_URL, live: [live] });
});
afterAll(async () => {
  await web.close();
  await database.close();
  rmSync(folder, { recursive: true });
  await app.stop();
});

const CONTACTS = {
  public_contact_email: 'office@asha.example',
  public_contact_phone: '+91 00000 10001',
  website: 'https://asha.example',
  linkedin: 'https://linkedin.example/asha',
  twitter: 'asha_trust',
};
const CSR_LEAD = { csr_lead_name: 'Meera Iyer', csr_lead_email: 'meera@asha.example' };
const NO_CONTACTS = Object.fromEntries(Object.keys({ ...CONTACTS, ...CSR_LEAD }).map((name) => [name, null]));

/** A member with an address of its own, and with this profile. */
async function createPage(changes: object = {}, options: MemberOptions = {}) {
  const slug = `page-${crypto.randomUUID().slice(0, 8)}`;
  const member = await createMember(app, options);
  await callAs(app, member, 'PUT', '/profile/profile', { slug, ...changes });
  return { ...member, slug };
}

const get = (slug: string, token?: string) => app.request('GET', `/members/${slug}`, { token });
const seen = async (slug: string, token?: string) => (await get(slug, token)).body.data;

describe('GET /service/api/members/:slug', () => {
  test('shows a visitor the public page, without any contact detail and without who speaks for it', async () => {
    const options = { name: 'Asha Steel', type: 'corporate' } as const;
    const changes = { ...CONTACTS, ...CSR_LEAD, full_name: 'Ravi Kumar', phone: '0000000', bio: 'Steel.' };
    const { slug, email } = await createPage(changes, options);
    const { status, body } = await get(slug);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...NO_CONTACTS,
      full_name: 'Asha Steel',
      organization_name: 'Asha Steel',
      bio: 'Steel.',
      slug,
    });
    const text = JSON.stringify(body);
    for (const secret of [...Object.values(CONTACTS), ...Object.values(CSR_LEAD), 'Ravi Kumar', email]) {
      expect(text).not.toContain(secret);
    }
  });

  test('shows a member what the owner does not hide, and nothing that is the owner’s alone', async () => {
    const changes = { ...CONTACTS, full_name: 'Ravi Kumar', phone: '0000000', pan: 'AAATA1234F' };
    const { slug, email } = await createPage(changes);
    const shown = await seen(slug, viewer.token);
    expect(shown).toMatchObject({ ...CONTACTS, full_name: 'Ravi Kumar' });
    const own = [
      ...['email', 'phone', 'gender', 'pan', 'gstin', 'urn_12a', 'urn_80g', 'version', 'earlier_slugs'],
      ...['earlier_cins', 'shows_email', 'mails_requests', 'mails_stories'],
    ];
    for (const name of own) expect(shown).not.toHaveProperty(name);
    expect(JSON.stringify(shown)).not.toContain(email);
  });

  test('shows an individual by name', async () => {
    const changes = { organization_name: '', is_page_public: true };
    const { slug } = await createPage(changes, { name: 'Meera Iyer', type: 'consultant' });
    expect(await seen(slug)).toMatchObject({ full_name: 'Meera Iyer', organization_name: null });
  });

  describe.each([
    ['shows_email', { email: CONTACTS.public_contact_email }, ['public_contact_email']],
    ['shows_phone', { phone: CONTACTS.public_contact_phone }, ['public_contact_phone']],
    ['shows_website', { website: CONTACTS.website }, ['website']],
    ['shows_linkedin', { linkedin: CONTACTS.linkedin }, ['linkedin']],
    ['shows_twitter', { twitter: CONTACTS.twitter }, ['twitter']],
    ['shows_csr_lead', {}, ['csr_lead_name', 'csr_lead_email']],
  ])('without %s', (name, inMarketplace, fields) => {
    test('members see the other contact details, on the page and in the marketplace', async () => {
      const changes = { ...CONTACTS, ...CSR_LEAD, [name]: false };
      const { slug, id, token } = await createPage(changes, { type: 'corporate' });
      const hidden = Object.fromEntries(fields.map((field) => [field, null]));
      const expected = { ...CONTACTS, ...CSR_LEAD, ...hidden };
      expect(await seen(slug, viewer.token)).toMatchObject(expected);
      expect(await seen(slug, token)).toMatchObject(expected);
      expect(await seen(slug)).toMatchObject(NO_CONTACTS);

      const { public_contact_email: email, public_contact_phone: phone, ...links } = CONTACTS;
      const noneOfThese = Object.fromEntries(Object.keys(inMarketplace).map((field) => [field, null]));
      const inLists = { email, phone, ...links, ...noneOfThese };
      expect(await callAs(app, viewer, 'GET', `/marketplace/profiles/${id}`)).toMatchObject(inLists);
      const { records } = await callAs(app, viewer, 'GET', '/marketplace/profiles?type=corporate');
      expect(records.find((record: { id: string }) => record.id === id)).toMatchObject(inLists);
    });
  });

  test('knows no page that is hidden from the caller', async () => {
    const hidden = await createPage({ is_page_public: false });
    expectFailure(await get(hidden.slug), 'PROFILE_NOT_FOUND');
    expectFailure(await get(hidden.slug, 'not-a-token'), 'PROFILE_NOT_FOUND');
    expect((await get(hidden.slug, viewer.token)).status).toBe(200);
    const unconfirmed = await createMember(app, { confirmed: false });
    expect((await get(hidden.slug, unconfirmed.token)).status).toBe(200);

    const slugOf = async ({ id }: TestMember) =>
      (await app.sql<{ slug: string }>('select slug from profiles where id = $1', [id]))[0]?.slug ?? '';
    const admin = await createMember(app, { admin: true });
    const leaving = await createMember(app);
    await app.sql("update accounts set deletion_due_at = now() + interval '9 d' where id = $1", [leaving.id]);
    for (const absent of [unconfirmed, admin, leaving]) {
      expectFailure(await get(await slugOf(absent), viewer.token), 'PROFILE_NOT_FOUND');
    }
  });

  test.each(['nobody-has-this', 'No%20Slug', 'a'.repeat(150), '%F0%9F%8C%B1'])(
    'knows nobody at %s',
    async (slug) => {
      expectFailure(await get(slug), 'PROFILE_NOT_FOUND');
    },
  );
});

describe.each([
  ['services', '/profile/services', serviceBody()],
  ['projects', '/profile/projects', projectBody()],
])('GET /service/api/members/:slug/%s', (name, path, record) => {
  test('lists them newest first and page by page, as the page is shown', async () => {
    const owner = await createPage();
    for (const title of ['One', 'Two', 'Three']) await callAs(app, owner, 'POST', path, { ...record, title });
    const list = (query: string, token?: string) =>
      app.request('GET', `/members/${owner.slug}/${name}${query}`, { token });
    const { body } = await list('?page=1&pageSize=2');
    expect(body.data).toMatchObject({
      records: [{ title: 'Three' }, { title: 'Two' }],
      pagination: { page: 1, pageSize: 2, total: 3, totalPages: 2 },
    });
    await callAs(app, owner, 'PUT', '/profile/profile', { is_page_public: false });
    expectFailure(await list(''), 'PROFILE_NOT_FOUND');
    expect((await list('', viewer.token)).body.data.records).toHaveLength(3);
  });
});

describe('GET /service/api/marketplace/profiles/:id/ratings', () => {
  test('shows visitors the ratings of a public page, and names raters only whose own page is public', async () => {
    const rated = await createPage();
    const open = await createPage({}, { name: 'Open Partner' });
    const shy = await createPage({ is_page_public: false }, { name: 'Shy Partner' });
    for (const rater of [open, shy]) {
      const { id } = await startCollaboration(app, rated, rater);
      await callAs(app, rater, 'PATCH', `/collaborations/${id}`, { status: 'completed' });
      await callAs(app, rater, 'POST', `/collaborations/${id}/ratings`, {
        rated_profile_id: rated.id,
        score: 5,
      });
    }
    const path = `/marketplace/profiles/${rated.id}/ratings`;
    const namesFor = async (token?: string) =>
      (await app.request('GET', path, { token })).body.data.records.map(
        ({ rater_name }: { rater_name: string | null }) => rater_name,
      );
    expect(await namesFor()).toEqual([null, 'Open Partner']);
    expect(JSON.stringify((await app.request('GET', path)).body)).not.toContain(shy.id);
    expect(await namesFor(viewer.token)).toEqual(['Shy Partner', 'Open Partner']);
    await callAs(app, rated, 'PUT', '/profile/profile', { is_page_public: false });
    expectFailure(await app.request('GET', path), 'PROFILE_NOT_FOUND');
    expect((await app.request('GET', path, { token: viewer.token })).status).toBe(200);
  });
});

describe('/members/:slug', () => {
  const open = (url: string) => web.inject({ url });

  test('has a head of its own: title, description, canonical address, Open Graph and structured data', async () => {
    const changes = { ...CONTACTS, short_summary: 'Wells & pumps.', year_established: 1987 };
    const { slug } = await createPage(changes, { name: 'Asha Foundation' });
    const { statusCode, headers, body } = await open(`/members/${slug}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body.match(/<title>.*?<\/title>/g)).toEqual(['<title>Asha Foundation · Dayitva</title>']);
    expect(body).not.toContain('noindex');
    const url = `${PUBLIC_URL}/members/${slug}`;
    const about = 'NGO/Non-profit, Ranchi, Jharkhand. Wells &amp; pumps.';
    for (const element of [
      `<meta name="description" content="${about}" data-live>`,
      `<link rel="canonical" href="${url}" data-live>`,
      '<meta property="og:title" content="Asha Foundation · Dayitva" data-live>',
      `<meta property="og:description" content="${about}" data-live>`,
      `<meta property="og:url" content="${url}" data-live>`,
      `<meta property="og:image" content="${PUBLIC_URL}/og-image.png" data-live>`,
    ]) {
      expect(body).toContain(element);
    }
    expect(structuredData(body)).toMatchObject({
      '@type': 'Organization',
      name: 'Asha Foundation',
      url,
      foundingDate: '1987',
      address: { addressLocality: 'Ranchi, Jharkhand', addressRegion: 'Jharkhand', addressCountry: 'IN' },
    });
    for (const contact of Object.values(CONTACTS)) expect(body).not.toContain(contact);
  });

  test('is a Person for an individual, with the picture where there is one', async () => {
    const { slug, id } = await createPage(
      { is_page_public: true, organization_name: '' },
      { type: 'consultant', name: 'Meera Iyer' },
    );
    await app.sql("update profiles set avatar_url = '/service/api/files/x-512.webp' where id = $1", [id]);
    const { body } = await open(`/members/${slug}`);
    expect(structuredData(body)).toMatchObject({
      '@type': 'Person',
      name: 'Meera Iyer',
      image: `${PUBLIC_URL}/service/api/files/x-512.webp`,
    });
    expect(body).toContain(`content="${PUBLIC_URL}/service/api/files/x-512.webp"`);
    expect(body).toContain('<meta name="twitter:card" content="summary" data-live>');
  });

  test.each([
    '</title></head><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '<!--<script>',
    "$& $' $` $1 &amp; \u2028",
  ])('stays as it is whatever a name holds: %s', async (name) => {
    const { slug } = await createPage({ organization_name: name, short_summary: name, focus_areas: [] });
    const { body } = await open(`/members/${slug}`);
    const stored = (await seen(slug)).organization_name;
    expect(body.replace(/<script type="application\/ld\+json" data-live>.*?<\/script>/s, '')).not.toMatch(
      /<script|<img|<svg|<!--/,
    );
    expect(body.match(/<\/head>/g)).toHaveLength(1);
    expect(body.match(/<\/title>/g)).toHaveLength(1);
    expect(structuredData(body)).toMatchObject({ name: stored });
    const title = /<title>(.*?) · Dayitva<\/title>/s.exec(body)?.[1] ?? '';
    expect(decoded(title)).toBe(stored);
  });

  test('is byte for byte the answer to an unknown address while it is hidden', async () => {
    const { slug } = await createPage({ is_page_public: false });
    const hidden = await open(`/members/${slug}`);
    const unknown = await open('/members/nobody-has-this');
    expect(hidden.statusCode).toBe(404);
    expect(unknown.statusCode).toBe(404);
    expect(hidden.body).toBe(unknown.body);
    const { date: _, ...headers } = unknown.headers;
    expect(hidden.headers).toMatchObject(headers);
    expect(hidden.body).toContain(
      '<title>Page Not Found · Dayitva</title><meta name="robots" content="noindex"',
    );
  });

  test('leads on from an earlier address, other writings of it and a slash, for a page that is shown', async () => {
    const { slug, token } = await createPage();
    await callAs(app, { token }, 'PUT', '/profile/profile', { slug: `${slug}-new` });
    const present = `/members/${slug}-new`;
    for (const [from, to] of [
      [`/members/${slug}`, present],
      [`/members/${slug}?utm=x`, `${present}?utm=x`],
      [`${present.toUpperCase().replace('/MEMBERS', '/members')}`, present],
      [`${present}/`, present],
    ]) {
      const { statusCode, headers } = await open(from ?? '');
      expect({ statusCode, location: headers.location }, from).toEqual({ statusCode: 301, location: to });
    }
    await callAs(app, { token }, 'PUT', '/profile/profile', { is_page_public: false });
    for (const from of [`/members/${slug}`, `${present}/`]) expect((await open(from)).statusCode).toBe(404);
  });

  test('need not be fetched again while nothing has changed', async () => {
    const { slug, token } = await createPage({ short_summary: 'Before' });
    const first = await open(`/members/${slug}`);
    const headers = { 'if-none-match': String(first.headers.etag) };
    const again = () => web.inject({ url: `/members/${slug}`, headers });
    expect((await again()).statusCode).toBe(304);
    await callAs(app, { token }, 'PUT', '/profile/profile', { short_summary: 'After' });
    expect((await again()).statusCode).toBe(200);
  });

  test('is in the sitemap while it is public, and pictures of members may be fetched', async () => {
    const shown = await createPage();
    const hidden = await createPage({ is_page_public: false });
    const { body } = await open('/sitemap.xml');
    expect(body).toContain(`<loc>${PUBLIC_URL}/members/${shown.slug}</loc>`);
    expect(body).not.toContain(hidden.slug);
    expect((await open('/robots.txt')).body).toContain('Allow: /service/api/files/');
  });
});

const structuredData = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json" data-live>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const NAMES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const decoded = (html: string) =>
  html.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => NAMES[name] ?? '');
