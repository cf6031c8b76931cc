import type { FastifyInstance } from 'fastify';
import { API_BASE } from '#platform/contract/route.ts';
import { type BuiltPage, preparedPage, sendPage } from './built-pages.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/** Reading all live pages is work: whoever asks within this time gets the same list. */
const LIST_LIFETIME_MS = 60_000;

/** Most addresses of one sitemap (sitemaps.org). */
const ADDRESSES_MAX = 50_000;

const XML = { path: null, type: 'application/xml; charset=utf-8' };
const PLAIN = { path: null, type: 'text/plain; charset=utf-8' };

const siteMapOf = (urls: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/**
 * Serves what search engines ask for first. The sitemap lists the pages that name an address of their own
 * (`rel="canonical"`), which visitors may find by a search, and the live pages that are open to them.
 */
export function registerSiteMap(
  app: FastifyInstance,
  pages: BuiltPage[],
  publicUrl: string,
  listLivePaths: () => Promise<string[]> = async () => [],
): void {
  const listed = pages.flatMap(({ html }) => CANONICAL.exec(html)?.[1] ?? []).sort();
  const addresses = (paths: string[]) =>
    [...listed, ...paths.map((path) => publicUrl + path)].slice(0, ADDRESSES_MAX);
  let latest = { until: 0, map: Promise.resolve(preparedPage('', XML)) };
  const currentMap = () => {
    if (Date.now() >= latest.until) {
      const map = listLivePaths().then((paths) => preparedPage(siteMapOf(addresses(paths)), XML));
      const made = { until: Date.now() + LIST_LIFETIME_MS, map };
      latest = made;
      map.catch(() => {
        made.until = 0;
      });
    }
    return latest.map;
  };
  const robots = [
    'User-agent: *',
    'Disallow: /service/',
    // Pictures of pages that may be found.
    `Allow: ${API_BASE}/files/`,
    'Disallow: /outbox',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const robotsPage = preparedPage(robots, PLAIN);
  const serve = (path: string, pageOf: () => Promise<BuiltPage>) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) =>
      sendPage(request, reply, await pageOf()),
    );
  serve('/sitemap.xml', currentMap);
  serve('/robots.txt', async () => robotsPage);
}
