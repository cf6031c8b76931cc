import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { API_BASE, type Route } from '#platform/contract/route.ts';

/** Lets a scope of routes take the fields of forms without a file, in both ways to write them, beside JSON. */
export function acceptFields(scope: FastifyInstance): void {
  const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  scope.addContentTypeParser(types, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(new Uint8Array(body), { headers }).formData().catch(() => {
      throw new AppError('MALFORMED_REQUEST');
    });
    return Object.fromEntries(form);
  });
}

/**
 * Leads what programs post to a page to the call of the API that takes it, as readers and programs have the same address
 * there. All other requests keep theirs.
 */
export const leadPosts =
  (pages: { path: string; route: Pick<Route, 'path'> }[]) =>
  ({ method, url = '/' }: { method?: string; url?: string }): string => {
    const page = method === 'POST' && pages.find(({ path }) => url.startsWith(`${path}?`));
    return page ? API_BASE + page.route.path + url.slice(page.path.length) : url;
  };
