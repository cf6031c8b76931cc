import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { OLD_PAGE } from '#platform/contract/page-tags.ts';
import { API_BASE } from '#platform/contract/route.ts';
import { createFairGate, type FairGate } from '../http/fair-gate.ts';
import { askOwnApi } from '../http/own-calls.ts';
import { type BuiltPage, sendPage } from './built-pages.ts';
import { type LivePages, logMissing, registerLivePages } from './live-pages.ts';
import { createRenderedPages } from './rendered-pages.ts';
import { registerSiteMap } from './site-map.ts';

/** Output of the web build: prerendered pages and hashed assets. */
export const WEB_FOLDER = join(import.meta.dirname, '../../../../build/client');
/** An address that changes with what it holds, as those of films do. */
const VERSIONED = /\?v=\w+$/;
const YEAR_MS = 365 * 24 * 3600 * 1000;

/** The built web: where its files lie (null where only the API is wanted), and its pages in memory. */
interface BuiltWeb {
  folder: string | null;
  pages: BuiltPage[];
  /** Without a slash at the end. */
  publicUrl: string;
  /** Paths of built pages that are rendered again with what the API answers now. */
  updated?: string[];
  /** Pages whose head comes from the database, one entry per address. */
  live?: LivePages[];
  /** Bounds how much of the live pages one visitor asks for at once. */
  gate?: FairGate;
}

/**
 * Serves the built web: one route per page, hashed assets and versioned files for a year, and the page of addresses that lead
 * nowhere, with status 404, for any other address.
 */
export async function registerWebFiles(
  app: FastifyInstance,
  { folder, pages, publicUrl, updated = [], live = [], gate = createFairGate(false) }: BuiltWeb,
): Promise<void> {
  const pageOf = new Map(pages.map((page) => [page.path, page]));
  const nowhere = pageOf.get(null);
  if (folder === null || !existsSync(folder) || !nowhere) {
    if (folder !== null) app.log.warn('the web is not built; only the API answers');
    app.setNotFoundHandler(async () => {
      throw new AppError('NOT_FOUND');
    });
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    // Pages come from memory: in the files the address of the site is missing.
    allowedPath: (path) => !path.endsWith('.html'),
    setHeaders(reply, path) {
      const forever = /[\\/]assets[\\/]/.test(path) || VERSIONED.test(reply.request.url);
      reply.header('cache-control', forever ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
    },
  });
  const rendered = createRenderedPages({
    folder,
    ask: (url) => askOwnApi(app, url),
    publicUrl,
    log: app.log,
  });
  const serve = (path: string, page: BuiltPage) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      if (!updated.includes(path)) return sendPage(request, reply, page);
      const latest = await rendered.latest(path, page);
      if (latest.isOld) reply.header('server-timing', OLD_PAGE);
      return sendPage(request, reply, latest.page);
    });
  const isLive = (path: string) => live.some(({ address }) => address === path);
  for (const [path, page] of pageOf) {
    if (path === null || isLive(path)) continue;
    serve(path, page);
    if (!path.includes(':') && path !== '/')
      app.get(`${path}/`, { schema: { hide: true } }, (_, reply) => reply.redirect(path, 301));
  }
  for (const livePages of live) {
    const built = pageOf.get(livePages.address);
    if (built) registerLivePages(app, livePages, { built, rendered, publicUrl, gate });
  }
  const listLivePaths = async () => {
    const paths: string[] = [];
    for (const { listPaths } of live) paths.push(...(await listPaths()));
    return paths;
  };
  registerSiteMap(app, pages, publicUrl, listLivePaths);
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith(API_BASE) && !request.url.startsWith('/assets/');
    if (!isPage) throw new AppError('NOT_FOUND');
    logMissing(request);
    return sendPage(request, reply.code(404), nowhere);
  });
}
