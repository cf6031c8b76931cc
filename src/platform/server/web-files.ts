import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { API_BASE } from '#platform/contract/route.ts';

/** What the web build writes: prerendered pages, hashed assets, and the page that serves every other URL. */
export const WEB_FOLDER = join(import.meta.dirname, '../../../build/client');
const FALLBACK = '__spa-fallback.html';
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The built pages, as paths below the folder; none where the web is not built. */
export const htmlFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    : [];

const pagePath = (file: string) => `/${file}`.replace(/\/index\.html$/, '') || '/';

/**
 * Serves the built web: one route per prerendered page, hashed assets for a year, the fallback page for
 * `clientPages` (pages that only a signed-in browser can draw) and, with status 404, for any other address.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  folder: string,
  clientPages: string[],
): Promise<void> {
  if (!existsSync(folder)) {
    app.log.warn('the web is not built; only the API answers');
    app.setNotFoundHandler(async () => {
      throw new AppError('NOT_FOUND');
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    setHeaders(reply, path) {
      const forever = path.includes('/assets/');
      reply.header('cache-control', forever ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
  for (const file of htmlFiles(folder).filter((name) => name !== FALLBACK)) {
    const path = pagePath(file.replaceAll('\\', '/'));
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile(file));
    if (path !== '/')
      app.get(`${path}/`, { schema: { hide: true } }, (_, reply) => reply.redirect(path, 301));
  }
  for (const path of clientPages) {
    app.get(path, { schema: { hide: true } }, (_, reply) => reply.sendFile(FALLBACK));
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith(API_BASE) && !request.url.startsWith('/assets/');
    if (!isPage) throw new AppError('NOT_FOUND');
    return reply.code(404).sendFile(FALLBACK);
  });
}
