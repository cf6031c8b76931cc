import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OLD_PAGE, type PageHead, type PageTag, pageTags } from '#platform/contract/page-tags.ts';
import type { FairGate } from '../http/fair-gate.ts';
import { loggedPath } from '../http/logged-path.ts';
import { isStorable } from '../http/validation.ts';
import { type BuiltPage, sendHtml } from './built-pages.ts';
import { escaped, jsonInScript } from './html-text.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** Pages that are made from the database: they are rendered with what the API answers, and their head is written here. */
export interface LivePages {
  /** Address with parameters: `/members/:slug`. */
  address: string;
  /** Returns the head of a page that visitors can read; null if there is no such page. */
  find(params: Record<string, string>): Promise<(PageHead & { path: string }) | null>;
  /** Paths of the pages that visitors may read, for the sitemap. */
  listPaths(): Promise<string[]>;
}

interface LivePageParts {
  /** What the build has rendered for the address. */
  built: BuiltPage;
  rendered: RenderedPages;
  publicUrl: string;
  gate: FairGate;
}

const MISSING: PageHead = { title: 'Page Not Found' };

/**
 * Serves such pages with what visitors may read, and a head of their own. A page that is not for visitors is answered with 404,
 * and shows nothing; the browser of a signed-in member may still render it.
 */
export function registerLivePages(
  app: FastifyInstance,
  pages: LivePages,
  { built, rendered, publicUrl, gate }: LivePageParts,
): void {
  const options = { schema: { hide: true } };
  const { address } = pages;
  // These pages have no contract that checks their parameters.
  const find = async (params: Record<string, string>) =>
    Object.values(params).every(isStorable) ? pages.find(params) : null;
  const send = (request: FastifyRequest, reply: FastifyReply, html: string, head: PageHead) => {
    const page = withHead(html, pageTags(head, publicUrl));
    const hash = createHash('sha256').update(page).digest('base64url').slice(0, 22);
    return sendHtml(request, reply, { html: page, etag: `W/"${hash}"` });
  };
  const sendMissing = (request: FastifyRequest, reply: FastifyReply) => {
    logMissing(request);
    return send(request, reply.code(404), built.html, MISSING);
  };
  app.get<{ Params: Record<string, string> }>(address, options, async (request, reply) => {
    const head = await gate(request, reply, () => find(request.params));
    if (!head) return sendMissing(request, reply);
    const [path, query] = request.url.split('?');
    if (path !== head.path) return reply.redirect(query ? `${head.path}?${query}` : head.path, 301);
    const { page, isOld } = await rendered.latest(path, built);
    if (isOld) reply.header('server-timing', OLD_PAGE);
    return send(request, reply, page.html, head);
  });
  app.get<{ Params: Record<string, string> }>(`${address}/`, options, async (request, reply) => {
    const head = await gate(request, reply, () => find(request.params));
    return head ? reply.redirect(head.path, 301) : sendMissing(request, reply);
  });
}

/** The specification asks for it: it shows which links lead nowhere. */
export const logMissing = (request: FastifyRequest) =>
  request.log.info({ path: loggedPath(request) }, 'page not found');

/** Head elements that the page itself has rendered: the head is told from the database. */
const OWN_HEAD = /<title>[^<]*<\/title>|<meta name="robots"[^<>]*>/g;

function withHead(html: string, tags: PageTag[]): string {
  const head = tags.map(elementOf).join('');
  // As a function: in a text, `$&` and the like would stand for parts of the page.
  return html.replace(OWN_HEAD, '').replace('</head>', () => `${head}</head>`);
}

/** The browser takes all but the title away when it leaves the page: React knows nothing of them. */
const MARK = 'data-live';

function elementOf(tag: PageTag): string {
  if ('title' in tag) return `<title>${escaped(tag.title)}</title>`;
  if ('script:ld+json' in tag) {
    return `<script type="application/ld+json" ${MARK}>${jsonInScript(tag['script:ld+json'])}</script>`;
  }
  const { tagName = 'meta', ...attributes } = { tagName: undefined, ...tag };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value ?? '')}"`);
  return `<${tagName} ${written.join(' ')} ${MARK}>`;
}
