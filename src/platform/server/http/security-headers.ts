import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '#platform/contract/route.ts';
import type { BuiltPage } from '../pages/built-pages.ts';

/** Headers of every answer (OWASP Secure Headers Project). */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** One year. */
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The CSP sources that allow exactly the inline scripts of the built pages; structured data is no script. */
function inlineScriptHashes(pages: BuiltPage[]): string[] {
  const scripts = pages.flatMap(({ html }) => [
    ...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  const hash = (script = '') => createHash('sha256').update(script).digest('base64');
  return [...new Set(scripts.map(([, script]) => `'sha256-${hash(script)}'`))];
}

/**
 * Allows only our own scripts; also inline styles, because Mantine writes some. In frames of a page are PDFs that the page
 * has fetched (`blob:`): scripts in them would be under the policy of the page.
 */
const contentPolicy = (scriptHashes: string[], framedBy = "'none'") =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');

/** The headers of answers that are no page; also for those that no hook sees. */
export const securityHeaders = (https: boolean): Record<string, string> => ({
  ...HEADERS,
  ...(https && HSTS),
  'content-security-policy': contentPolicy([]),
});

/**
 * Scripts, styles and fonts are no page. The rest of the headers says what a page may do; on thirty small files they would weigh more
 * than the files do.
 */
const FOR_ASSETS = {
  'x-content-type-options': HEADERS['x-content-type-options'],
  'cross-origin-resource-policy': HEADERS['cross-origin-resource-policy'],
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** True if one of our own pages loads a page into a frame: the sandbox does (Fetch Metadata, W3C). */
const isOwnFrame = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';

/**
 * Puts the security headers on every answer. They are made once: a plugin that makes them again for each request
 * costs more than the rest of the framework does. Only pages carry the long list of script hashes.
 * @param pages the pages of the built web.
 * @param https whether the site is known to be behind TLS.
 */
export function registerSecurityHeaders(app: FastifyInstance, pages: BuiltPage[], https: boolean): void {
  const forOthers = securityHeaders(https);
  const hashes = inlineScriptHashes(pages);
  const forPages = { ...forOthers, 'content-security-policy': contentPolicy(hashes) };
  const forAssets = { ...FOR_ASSETS, ...(https && HSTS) };
  const forFrames = {
    ...forOthers,
    'x-frame-options': 'SAMEORIGIN',
    'content-security-policy': contentPolicy(hashes, "'self'"),
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/assets/')) {
      reply.headers(forAssets);
      return done();
    }
    const isPage = !request.url.startsWith(API_BASE);
    const framed = isPage && isOwnFrame(request);
    // A browser that has the page would keep the headers that came with it.
    if (framed) delete request.headers['if-none-match'];
    reply.headers(framed ? forFrames : isPage ? forPages : forOthers);
    done();
  });
}
