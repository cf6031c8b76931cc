import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { newOpaqueToken } from '../crypto/opaque-tokens.ts';
import { registerErrorHandler } from '../http/error-handler.ts';
import { registerSecurityHeaders } from '../http/security-headers.ts';
import { readBuiltPages } from './built-pages.ts';
import { registerWebFiles } from './web-files.ts';

const SCRIPT = 'window.started = true;';
const PUBLIC_URL = 'https://csr.example';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${SCRIPT}</script><script src="/assets/a-1.js"></script>`;
/** As the build leaves it: with a place for the address of the site, and structured data, which is no script. */
const listed = (title: string, path: string) =>
  `${page(title)}<link rel="canonical" href="${PUBLIC_URL_PLACEHOLDER}${path}"/>
  <script type="application/ld+json">{"url":"${PUBLIC_URL_PLACEHOLDER}/"}</script>`;

/** As the build leaves it: with the list of its scripts, and one inline script that no other page has. */
const OWN_SCRIPT = 'start();';
const PRELOADS = ['r', 'b', 'c', 'd'].map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`);
const started = `${page('Login')}${PRELOADS.join('')}<script>${OWN_SCRIPT}</script>`;

let folder: string;
let app: FastifyInstance;

async function build(webFolder: string, https: boolean): Promise<FastifyInstance> {
  const built = Fastify();
  registerErrorHandler(built);
  const pages = readBuiltPages(webFolder, PUBLIC_URL);
  registerSecurityHeaders(built, pages, https);
  built.get('/service/api/health', async () => ({ data: { status: 'ok' } }));
  await registerWebFiles(built, { folder: webFolder, pages, publicUrl: PUBLIC_URL });
  return built;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-web-'));
  for (const name of ['404', 'login', 'terms', 'assets', 'topics/_id/_tab!'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), listed('Home', '/'));
  writeFileSync(join(folder, 'terms/index.html'), listed('Terms', '/terms'));
  writeFileSync(join(folder, 'login/index.html'), started);
  writeFileSync(join(folder, '404/index.html'), page('Nowhere'));
  writeFileSync(join(folder, 'topics/_id/_tab!/index.html'), page('Topic'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'film.webm'), '0123456789');
  writeFileSync(join(folder, 'film.vtt'), 'WEBVTT');
  app = await build(folder, false);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url });

describe('the pages', () => {
  test.each([
    ['/', 200, 'Home'],
    ['/login', 200, 'Login'],
    ['/login?verified=true', 200, 'Login'],
    ['/topics/7', 200, 'Topic'],
    ['/topics/7/files?search=x', 200, 'Topic'],
    ['/topics/7/files/8', 404, 'Nowhere'],
    ['/nowhere', 404, 'Nowhere'],
    ['/404', 404, 'Nowhere'],
    ['/login/nowhere', 404, 'Nowhere'],
  ])('%s is a page with status %i', async (url, status, title) => {
    const { statusCode, headers, body } = await get(url);
    expect(statusCode).toBe(status);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(body).toContain(`<title>${title}</title>`);
  });

  test('with a slash at the end lead to those without', async () => {
    const { statusCode, headers } = await get('/login/');
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: '/login' });
  });
});

describe('the first scripts of a page', () => {
  test('are named in a header, so that they are asked for before the page is read', async () => {
    const { headers } = await get('/login');
    expect(headers.link).toBe(
      '</assets/r.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload, </assets/c.js>; rel=modulepreload',
    );
  });

  test('are not named where the browser has the page already, or the page lists none', async () => {
    const { etag } = (await get('/login')).headers;
    const again = await app.inject({ url: '/login', headers: { 'if-none-match': String(etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.headers).not.toHaveProperty('link');
    expect((await get('/terms')).headers).not.toHaveProperty('link');
  });
});

describe('what is missing', () => {
  test('is logged with its path, and without its query and tokens, where it is a page', async () => {
    const lines: string[] = [];
    const logging = Fastify({ logger: { stream: { write: (line) => lines.push(line) } } });
    registerErrorHandler(logging);
    const pages = readBuiltPages(folder, PUBLIC_URL);
    await registerWebFiles(logging, { folder, pages, publicUrl: PUBLIC_URL });
    await logging.inject({ url: '/no/such?token=secret' });
    await logging.inject({ url: `/sandbox/${newOpaqueToken()}/collaborations` });
    await logging.inject({ url: '/service/api/nowhere' });
    await logging.inject({ url: '/login' });
    await logging.close();
    const missing = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'page not found');
    expect(missing).toMatchObject([{ path: '/no/such' }, { path: '/sandbox/*/collaborations' }]);
  });

  test.each([
    ['GET', '/service/api/nowhere'],
    ['GET', '/service/api'],
    ['GET', '/assets/gone-2.js'],
    ['POST', '/login'],
    ['DELETE', '/'],
  ] as const)('%s %s is a failure in JSON, not a page', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      error: { code: 'NOT_FOUND', message: 'Not found.' },
      message: 'Not found.',
    });
  });

  test.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2f..%2fetc/passwd', '/assets/%00'])(
    '%s gives nothing away',
    async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
      expect(body).not.toMatch(/root:|"name"/);
    },
  );
});

describe('the address of the site', () => {
  test('stands in the pages, which are built without knowing it, whatever the compression', async () => {
    const encodings = [
      ['identity', undefined, (body: Buffer) => body],
      ['gzip, deflate', 'gzip', gunzipSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ] as const;
    for (const [accepted, used, decompress] of encodings) {
      const answer = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
      expect(answer.headers['content-encoding'], accepted).toBe(used);
      const html = decompress(answer.rawPayload).toString();
      expect(html).toContain('<link rel="canonical" href="https://csr.example/"/>');
      expect(html).toContain('{"url":"https://csr.example/"}');
      expect(html).not.toContain(PUBLIC_URL_PLACEHOLDER);
    }
  });

  test('is missing in the files, so these are not served', async () => {
    for (const url of ['/index.html', '/login/index.html', '/404/index.html']) {
      const { statusCode, body } = await get(url);
      expect(statusCode, url).toBe(404);
      expect(body).not.toContain(PUBLIC_URL_PLACEHOLDER);
    }
  });

  test('is in the sitemap for every page that names its own, and robots.txt says where that is', async () => {
    const map = await get('/sitemap.xml');
    expect(map.headers['content-type']).toMatch(/^application\/xml/);
    expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual([
      'https://csr.example/',
      'https://csr.example/terms',
    ]);
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.body).toContain('Sitemap: https://csr.example/sitemap.xml');
    expect(robots.body).toContain('Disallow: /service/');
  });
});

describe('the cache', () => {
  test('does not fetch a page again that has not changed', async () => {
    const { etag } = (await get('/')).headers;
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(etag) } });
    expect({ status: again.statusCode, body: again.body }).toEqual({ status: 304, body: '' });
    expect((await app.inject({ url: '/login', headers: { 'if-none-match': String(etag) } })).statusCode).toBe(
      200,
    );
    const missing = await app.inject({ url: '/nowhere' });
    const same = { 'if-none-match': String(missing.headers.etag) };
    expect((await app.inject({ url: '/nowhere', headers: same })).statusCode).toBe(404);
  });

  test('does not fetch the sitemap again, which is compressed once', async () => {
    const { headers } = await app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br' } });
    expect(headers).toMatchObject({ 'content-encoding': 'br', etag: expect.any(String) });
    const again = { 'if-none-match': String(headers.etag) };
    expect((await app.inject({ url: '/sitemap.xml', headers: again })).statusCode).toBe(304);
  });

  test('keeps assets, whose names change with them, for a year, and asks again for everything else', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const url of ['/', '/login', '/favicon.svg']) {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    }
  });
});

describe('films', () => {
  test('are sent in parts, as players ask for them to show the middle', async () => {
    const part = await app.inject({ url: '/film.webm?v=0a1b', headers: { range: 'bytes=4-6' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 4-6/10');
    expect(part.body).toBe('456');
  });

  test('and their captions have their types, and stay for a year where the address has a version', async () => {
    const film = await get('/film.webm?v=0a1b');
    expect(film.headers['content-type']).toBe('video/webm');
    expect(film.headers['accept-ranges']).toBe('bytes');
    expect(film.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/film.vtt?v=0a1b')).headers['content-type']).toMatch(/^text\/vtt\b/);
    expect((await get('/film.webm')).headers['cache-control']).toBe('no-cache');
  });
});

describe('the security headers', () => {
  const policyOf = async (url: string) => {
    const { headers } = await get(url);
    const directives = String(headers['content-security-policy']).split('; ');
    return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
  };

  test.each(['/', '/nowhere', '/service/api/health', '/service/api/nowhere'])(
    'are on every answer (%s)',
    async (url) => {
      expect((await get(url)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      });
    },
  );

  test.each(['/assets/a-1.js', '/assets/gone-2.js'])(
    'of scripts and styles are few, and let nothing run there as a page (%s)',
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      expect(headers).not.toHaveProperty('referrer-policy');
    },
  );

  test('allow scripts of our own and the inline ones of this page, by their hashes alone', async () => {
    const hashOf = (script: string) => createHash('sha256').update(script).digest('base64');
    const hash = hashOf(SCRIPT);
    const policy = await policyOf('/terms');
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': `'self' 'sha256-${hash}'`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'frame-src': "'self' blob:",
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    const own = `'self' 'sha256-${hash}' 'sha256-${hashOf(OWN_SCRIPT)}'`;
    expect(await policyOf('/login?from=/')).toEqual({ ...policy, 'script-src': own });
    expect(await policyOf('/nowhere')).toEqual(policy);
    for (const url of ['/service/api/health', '/favicon.svg'])
      expect(await policyOf(url)).toEqual({ ...policy, 'script-src': "'self'" });
  });

  test('let only our own pages frame a page, and never by what the browser has kept', async () => {
    const { etag } = (await get('/login')).headers;
    const framed = async (site: string) => {
      const headers = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': site, 'if-none-match': String(etag) };
      const answer = await app.inject({ url: '/login', headers });
      const policy = String(answer.headers['content-security-policy']);
      return [answer.statusCode, answer.headers['x-frame-options'], policy.split('; ').at(-1)];
    };
    expect(await framed('same-origin')).toEqual([200, 'SAMEORIGIN', "frame-ancestors 'self'"]);
    expect(await framed('cross-site')).toEqual([304, 'DENY', "frame-ancestors 'none'"]);
    expect(await framed('same-site')).toEqual([304, 'DENY', "frame-ancestors 'none'"]);
  });

  test('ask for TLS only where the site has it', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const behindTls = await build(folder, true);
    const { headers } = await behindTls.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    await behindTls.close();
  });
});

test('without a built web only the API answers', async () => {
  const bare = await build(join(folder, 'missing'), false);
  expect((await bare.inject({ url: '/service/api/health' })).statusCode).toBe(200);
  expect(await bare.inject({ url: '/' })).toMatchObject({ statusCode: 404 });
  expect((await bare.inject({ url: '/' })).json()).toMatchObject({ error: { code: 'NOT_FOUND' } });
  await bare.close();
});
