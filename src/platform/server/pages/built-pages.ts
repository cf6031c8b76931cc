import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';
import { NOWHERE, pathOfBuilt } from './built-address.ts';

/** A text of more characters would take seconds at brotli's best, as the sitemap of many members. */
const BEST_UP_TO = 1_000_000;

const brotli = promisify(brotliCompress);
const COMPRESS = {
  br: (text: string, isShortLived = false): Promise<Buffer> => {
    const quality = isShortLived || text.length > BEST_UP_TO ? 4 : constants.BROTLI_MAX_QUALITY;
    return brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  },
  gzip: (text: string) => promisify(gzip)(text),
};
type Encoding = keyof typeof COMPRESS;

/** One page as it is sent; it stays in memory, with what its compressed forms have been asked for. */
export interface BuiltPage {
  /** The address that shows it, e.g. `/terms` or `/members/:slug`; null for the page of all addresses that lead nowhere. */
  path: string | null;
  html: string;
  etag: string;
  /** Media type of a text that is sent in the same way; HTML unless said. */
  type?: string;
  /** Header that names the page's first scripts, so that a browser asks for them before it reads the page. */
  link?: string;
  /** True for a page that the next one replaces soon: it is compressed in less time. */
  isShortLived?: true;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

function pathOf(file: string): string | null {
  const address = `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';
  return address === NOWHERE ? null : pathOfBuilt(address);
}

/** As many as leave connections for a member's first calls: a browser has six. */
const EARLY_SCRIPTS = 3;

/** Names the first of the scripts that the head of a page lists. */
function linkOf(html: string): string | undefined {
  const early = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].slice(0, EARLY_SCRIPTS);
  return early.map(([, script]) => `<${script}>; rel=modulepreload`).join(', ') || undefined;
}

/** A text as it is sent to everybody: written once, and compressed once. */
export function preparedPage(
  html: string,
  about: Pick<BuiltPage, 'path' | 'type' | 'isShortLived'> = { path: null },
): BuiltPage {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  return { ...about, html, etag: `W/"${hash}"`, link: linkOf(html), compressed: {} };
}

/**
 * The pages of the built web with the address of this site in them; none where the web is not built.
 * @param publicUrl without a slash at the end.
 */
export function readBuiltPages(folder: string, publicUrl: string): BuiltPage[] {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8').replaceAll(PUBLIC_URL_PLACEHOLDER, publicUrl);
      return preparedPage(html, { path: pathOf(file) });
    });
}

/** The first compression that we can make and the browser accepts; `q=0` refuses one. */
const acceptedEncoding = (header = ''): Encoding | undefined =>
  (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header),
  );

/** Sends a page in the smallest form that the browser accepts, or 304 when it has this one already. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): Promise<void> {
  if (hasAlready(request, reply, page)) return reply.code(304).send();
  if (page.link) reply.header('link', page.link);
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  page.compressed[encoding] ??= COMPRESS[encoding](page.html, page.isShortLived);
  return reply.header('content-encoding', encoding).send(await page.compressed[encoding]);
}

/** Sends a page that is made for this request; what is common to all answers compresses it. */
export async function sendHtml(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Pick<BuiltPage, 'html' | 'etag'>,
): Promise<void> {
  return hasAlready(request, reply, page) ? reply.code(304).send() : reply.send(page.html);
}

/** Writes the headers of a page, and says whether the browser has this one already. */
function hasAlready(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, type = 'text/html; charset=utf-8' }: Pick<BuiltPage, 'etag' | 'type'>,
): boolean {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return true;
  reply.type(type);
  return false;
}
