import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Config } from '../config.ts';

const SHOWN = 50;
const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

const LOCAL_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Straight from this machine, and asked for by a name of this machine: a request that came through a proxy, or
 * from a page of another site whose name was pointed here, is somebody else's.
 */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.has(socket.remoteAddress ?? '') &&
  LOCAL_NAMES.has(URL.parse(`http://${headers.host}`)?.hostname ?? '') &&
  !headers['x-forwarded-for'] &&
  !headers.forwarded;

/** Opens the outbox; made of the session secret, so that all processes of an installation know it, and it stays. */
const outboxKey = (sessionSecret: string) =>
  createHmac('sha256', sessionSecret).update('outbox').digest('base64url').slice(0, 22);

/**
 * The path of the page that shows the mails, with its key, for the person who reads the log. A proxy may leave no trace
 * in a request, which then looks as if it came from this machine: the key tells the difference.
 * @returns null with a mail server, and where the installation is not for people on this machine only.
 */
export function outboxPath(config: Config & { sessionSecret: string }): string | null {
  const isServed = !config.smtpUrl && LOCAL_NAMES.has(URL.parse(config.publicUrl)?.hostname ?? '');
  return isServed ? `/outbox?key=${outboxKey(config.sessionSecret)}` : null;
}

const hasKey = ({ query }: FastifyRequest, key: string) => {
  const given = Buffer.from(String((query as { key?: unknown }).key));
  return given.length === key.length && timingSafeEqual(given, Buffer.from(key));
};

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const withLinks = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** Mails of ours are 7-bit or quoted-printable plain text, one part. */
function decodeBody(eml: string): string {
  const split = eml.indexOf('\n\n');
  const [head, body] = [eml.slice(0, split), eml.slice(split + 2)];
  if (!/^content-transfer-encoding: *quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const header = (eml: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(eml)?.[1] ?? '';

function article(eml: string): string {
  return `<article><h2>${escapeHtml(header(eml, 'Subject'))}</h2>
<p>To ${escapeHtml(header(eml, 'To'))}, ${escapeHtml(header(eml, 'Date'))}</p>
<pre>${withLinks(escapeHtml(decodeBody(eml)))}</pre></article>`;
}

/** Shows the mails that no mail server took, at /outbox, to a browser on this machine that was given the key. */
export function registerOutbox(app: FastifyInstance, folder: string, sessionSecret: string): void {
  const key = outboxKey(sessionSecret);
  app.get('/outbox', { schema: { hide: true } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isLocal(request) || !hasKey(request, key)) throw new AppError('NOT_FOUND');
    const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
    const newest = files.sort().reverse().slice(0, SHOWN);
    const mails = await Promise.all(newest.map((file) => readFile(join(folder, file), 'utf8')));
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="en-IN"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Outbox - Dayitva</title>
<style>body{font:16px/1.5 sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#14213d;background:#fbfaf7}
article{background:#fff;border:1px solid #ddd6c8;border-radius:8px;padding:16px;margin:16px 0}
h2{margin:0;font-size:18px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style>
<main><h1>Outbox</h1><p>Without a mail server (SMTP_URL) Dayitva keeps its mails here. Newest first.</p>
${mails.map(article).join('\n') || '<p>No mail yet.</p>'}</main></html>`);
  });
}
