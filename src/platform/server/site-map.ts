import type { FastifyInstance } from 'fastify';
import type { BuiltPage } from './built-pages.ts';

const CANONICAL = /<link rel="canonical" href="([^"]+)"/;

/**
 * Serves what search engines ask for first. The sitemap lists the pages that name an address of their own
 * (`rel="canonical"`): those are the ones that visitors may find by a search.
 */
export function registerSiteMap(app: FastifyInstance, pages: BuiltPage[], publicUrl: string): void {
  const listed = pages.flatMap(({ html }) => CANONICAL.exec(html)?.[1] ?? []).sort();
  const map = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((url) => `  <url><loc>${url}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
  const robots = [
    'User-agent: *',
    'Disallow: /service/',
    'Disallow: /outbox',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const serve = (path: string, type: string, text: string) =>
    app.get(path, { schema: { hide: true } }, async (_, reply) =>
      reply.headers({ 'cache-control': 'no-cache', 'content-type': type }).send(text),
    );
  serve('/sitemap.xml', 'application/xml; charset=utf-8', map);
  serve('/robots.txt', 'text/plain; charset=utf-8', robots);
}
