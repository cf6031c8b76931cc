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

/** The CSP sources that allow exactly the inline scripts of a built page; structured data is no script. */
function inlineScriptHashes({ html }: BuiltPage): string[] {
  const hashes = new Set<string>();
  let read = 0;
  for (const { 0: tag, index } of html.matchAll(/<script[^<>]*>/g)) {
    // A tag within a script is text.
    if (index < read || /\s(?:src=|type="application\/ld)/.test(tag)) continue;
    const start = index + tag.length;
    read = html.indexOf('</script>', start);
    if (read === -1) break;
    hashes.add(`'sha256-${createHash('sha256').update(html.slice(start, read)).digest('base64')}'`);
  }
  return [...hashes];
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

/** Pictures and the like beside the pages. */
const FILE = /\.(?:svg|png|webmanifest)(?:\?|$)/;

/** The headers of a page, by itself and in a frame of one of our own. */
function pageHeaders(headers: Record<string, string>, page: BuiltPage) {
  const hashes = inlineScriptHashes(page);
  return {
    alone: { ...headers, 'content-security-policy': contentPolicy(hashes) },
    framed: {
      ...headers,
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': contentPolicy(hashes, "'self'"),
    },
  };
}

/** True if one of our own pages loads a page into a frame: the sandbox does (Fetch Metadata, W3C). */
const isOwnFrame = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';

/**
 * Puts the security headers on every answer. They are made once: a plugin that makes them again for each request
 * costs more than the rest of the framework does. Only a page carries script hashes, those of its own.
 * @param pages the pages of the built web.
 * @param https whether the site is known to be behind TLS.
 */
export function registerSecurityHeaders(app: FastifyInstance, pages: BuiltPage[], https: boolean): void {
  const forOthers = securityHeaders(https);
  const forAssets = { ...FOR_ASSETS, ...(https && HSTS) };
  const forPages = new Map(pages.map((page) => [page.path, pageHeaders(forOthers, page)]));
  // Every other address shows the page of those that lead nowhere.
  const headersOf = ({ routeOptions }: FastifyRequest) =>
    forPages.get(routeOptions.url ?? null) ?? forPages.get(null);
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request;
    if (url.startsWith('/assets/')) {
      reply.headers(forAssets);
      return done();
    }
    const headers = url.startsWith(API_BASE) || FILE.test(url) ? undefined : headersOf(request);
    const framed = headers && isOwnFrame(request);
    // A browser that has the page would keep the headers that came with it.
    if (framed) delete request.headers['if-none-match'];
    reply.headers(framed ? headers.framed : (headers?.alone ?? forOthers));
    done();
  });
}
