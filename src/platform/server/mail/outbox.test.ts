import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { registerErrorHandler } from '../http/error-handler.ts';
import { outboxPath, registerOutbox } from './outbox.ts';

const SECRET = 'a secret that only the tests know, long enough';

const pathWith = (settings: Record<string, string> = {}, sessionSecret = SECRET) =>
  outboxPath({ ...readConfig(settings), sessionSecret });

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dayitva-outbox-'));
  app = Fastify();
  registerErrorHandler(app);
  registerOutbox(app, folder, SECRET);
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const open = (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}, url = pathWith() ?? '') =>
  app.inject({ url, remoteAddress, headers: { host: 'localhost:3000', ...headers } });

/** Puts a mail into the folder as the mailer does. */
async function put(name: string, subject: string, text: string, html?: string): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const addresses = { from: 'a@b.example', to: 'c@d.example' };
  const { message } = await transport.sendMail({ ...addresses, subject, text, html });
  writeFileSync(join(folder, name), message as Buffer);
}

describe('GET /outbox', () => {
  test('says so while there is no mail, or no folder yet', async () => {
    expect((await open()).body).toContain('No email yet.');
    rmSync(folder, { recursive: true });
    expect(await open()).toMatchObject({ statusCode: 200, body: expect.stringContaining('No email yet.') });
    folder = mkdtempSync(join(tmpdir(), 'dayitva-outbox-'));
  });

  test('shows the mails, newest first, with their links', async () => {
    await put('2026-11-20.eml', 'First', 'Hello');
    await put('2026-11-21.eml', 'Second', 'नमस्ते ₹5 — open https://x.example/verify?token=abc_1-2 today');
    const { body, headers } = await open();
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.indexOf('Second')).toBeLessThan(body.indexOf('First'));
    expect(body).toContain('नमस्ते ₹5 — open <a href="https://x.example/verify?token=abc_1-2">');
    expect(body).toContain('To c@d.example');
  });

  test('shows the HTML part in a frame that runs no script', async () => {
    await put('2026-11-21.eml', 'Both', 'The text', '<p title="a">The page</p><script>alert(1)</script>');
    const { body } = await open();
    expect(body).toContain('<pre>The text');
    expect(body).toContain('<iframe sandbox loading="lazy"');
    expect(body).toContain('srcdoc="&#60;p title=&#34;a&#34;&#62;The page&#60;/p&#62;&#60;script&#62;');
    expect(body).not.toContain('<script>');
  });

  test('shows what a member wrote as text, not as a page', async () => {
    await put(
      '2026-11-21.eml',
      'About <b>',
      '<script>alert(1)</script> https://x.example/"onclick="alert(1)',
    );
    const { body } = await open();
    expect(body).not.toContain('<script>');
    expect(body).not.toContain('"onclick');
    expect(body).toContain('About &#60;b&#62;');
  });

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is open to this machine (%s)', async (address) => {
    expect((await open(address)).statusCode).toBe(200);
  });

  test.each([
    ['10.0.0.5', {}],
    ['::ffff:10.0.0.5', {}],
    ['127.0.0.1', { 'x-forwarded-for': '10.0.0.5' }],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { forwarded: 'for=10.0.0.5' }],
  ])('is not there for others, nor through a proxy (%s %j)', async (address, headers) => {
    const answer = await open(address, headers as Record<string, string>);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ error: { code: 'NOT_FOUND' }, message: 'Not found.' });
  });
});

test('a site whose name was pointed at this machine reads no mails', async () => {
  expect((await open('127.0.0.1', { host: 'evil.example:3000' })).statusCode).toBe(404);
  expect((await open('127.0.0.1', { host: '127.0.0.1:3000' })).statusCode).toBe(200);
});

test.each([
  '/outbox',
  '/outbox?key=',
  '/outbox?key=AAAAAAAAAAAAAAAAAAAAAA',
  `${pathWith()}x`,
  `${pathWith()}&key=2`,
  `/outbox?key[]=${pathWith()?.slice('/outbox?key='.length)}`,
  pathWith({}, 'the secret of another installation, long enough') ?? '',
])('without its key it is not there, whoever asks (%s)', async (url) => {
  const answer = await open('127.0.0.1', {}, url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('an installation with a public name or a mail server has no outbox page', () => {
  expect(pathWith({ PUBLIC_URL: 'https://csr.example' })).toBe(null);
  expect(pathWith({ SMTP_URL: 'smtp://127.0.0.1' })).toBe(null);
  expect(pathWith()).toMatch(/^\/outbox\?key=[\w-]{22}$/);
});
