import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebFiles } from './web-files.ts';

const SCRIPT = 'window.started = true;';
const page = (title: string) =>
  `<!doctype html><title>${title}</title><script>${SCRIPT}</script><script src="/assets/a-1.js"></script>`;

let folder: string;
let app: FastifyInstance;

async function build(webFolder: string, https: boolean): Promise<FastifyInstance> {
  const built = Fastify();
  registerErrorHandler(built);
  registerSecurityHeaders(built, webFolder, https);
  built.get('/service/api/health', async () => ({ data: { status: 'ok' } }));
  await registerWebFiles(built, webFolder, ['/marketplace']);
  return built;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-web-'));
  for (const name of ['login', 'assets']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'index.html'), page('Home'));
  writeFileSync(join(folder, 'login/index.html'), page('Login'));
  writeFileSync(join(folder, '__spa-fallback.html'), page('Fallback'));
  writeFileSync(join(folder, 'assets/a-1.js'), 'export {};');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
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
    ['/marketplace', 200, 'Fallback'],
    ['/marketplace?search=x', 200, 'Fallback'],
    ['/nowhere', 404, 'Fallback'],
    ['/login/nowhere', 404, 'Fallback'],
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

describe('what is missing', () => {
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

describe('the cache', () => {
  test('keeps assets, whose names change with them, for a year, and asks again for everything else', async () => {
    expect((await get('/assets/a-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const url of ['/', '/login', '/favicon.svg']) {
      expect((await get(url)).headers['cache-control']).toBe('no-cache');
    }
  });
});

describe('the security headers', () => {
  const policyOf = async (url: string) => {
    const { headers } = await get(url);
    const directives = String(headers['content-security-policy']).split('; ');
    return Object.fromEntries(directives.map((directive) => directive.split(/ (.*)/s).slice(0, 2)));
  };

  test.each(['/', '/nowhere', '/assets/a-1.js', '/service/api/health', '/service/api/nowhere'])(
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

  test('allow scripts of our own and the inline ones of the built pages, by their hashes alone', async () => {
    const hash = createHash('sha256').update(SCRIPT).digest('base64');
    const policy = await policyOf('/login');
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': `'self' 'sha256-${hash}'`,
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
    expect(await policyOf('/service/api/health')).toEqual({ ...policy, 'script-src': "'self'" });
  });

  test('ask for TLS only where the site has it', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const behindTls = await build(folder, true);
    const { headers } = await behindTls.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=15552000; includeSubDomains');
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
