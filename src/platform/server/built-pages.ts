import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_URL_PLACEHOLDER } from '#platform/contract/public-url.ts';

/** The page of every address that is not prerendered. */
const FALLBACK = '__spa-fallback.html';

const COMPRESS = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof COMPRESS;

/** One page as it is sent; it stays in memory, with what its compressed forms have been asked for. */
export interface BuiltPage {
  /** The address that shows it, e.g. `/terms`; null for the fallback. */
  path: string | null;
  html: string;
  etag: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

const pathOf = (file: string) => `/${file.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/';

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
      const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      return { path: file === FALLBACK ? null : pathOf(file), html, etag: `W/"${hash}"`, compressed: {} };
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
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(page.html);
  page.compressed[encoding] ??= COMPRESS[encoding](page.html);
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
  { etag }: Pick<BuiltPage, 'etag'>,
): boolean {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return true;
  reply.type('text/html; charset=utf-8');
  return false;
}
