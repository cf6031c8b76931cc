import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { Config } from '../config.ts';
import { escapeHtml } from './mail-as-html.ts';
import { readMailFile } from './mail-file.ts';

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

const withLinks = (html: string) =>
  html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

/** The HTML part in a frame that runs no script and belongs to no site, whatever is in it. */
const framed = (html: string) =>
  `<details><summary>HTML part</summary><iframe sandbox loading="lazy" title="HTML part" srcdoc="${escapeHtml(html)}"></iframe></details>`;

function article(eml: string): string {
  const { to, subject, date, text, html } = readMailFile(eml);
  return `<article><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, ${escapeHtml(date)}</p>
<pre>${withLinks(escapeHtml(text))}</pre>${html === null ? '' : framed(html)}</article>`;
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
h2{margin:0;font-size:18px}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
iframe{width:100%;height:640px;border:0;margin-top:8px}</style>
<main><h1>Outbox</h1><p>Without a mail server (SMTP_URL) Dayitva keeps its mails here. Newest first.</p>
${mails.map(article).join('\n') || '<p>No email yet.</p>'}</main></html>`);
  });
}
