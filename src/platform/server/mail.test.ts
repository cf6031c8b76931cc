import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as read } from 'node:stream/consumers';
import pino from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createMailer } from './mail.ts';

const MAIL = {
  to: 'meera@asha.example',
  subject: 'Please verify',
  text: 'नमस्ते,\n\nopen https://x.example/verify?token=abc\n',
  link: 'https://x.example/verify?token=abc',
};

/** A logger that keeps its lines. */
function logToLines(): { log: pino.Logger; lines: string[] } {
  const lines: string[] = [];
  return { log: pino({}, { write: (line: string) => lines.push(line) }), lines };
}

describe('with a mail server', () => {
  let server: SMTPServer;
  let url: string;
  const received: { from: string; to: string[]; message: string }[] = [];

  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _, done) =>
        done(address.startsWith('full') ? new Error(`mailbox ${address} is full`) : null),
      async onData(stream, { envelope }, done) {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), message: await read(stream) });
        done();
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  test('mails go there, from MAIL_FROM, and leave no trace in the log', async () => {
    const { log, lines } = logToLines();
    const mailer = createMailer(
      readConfig({ SMTP_URL: url, MAIL_FROM: 'CSR <csr@mail.example>' }),
      log,
      null,
    );
    await mailer(MAIL);
    expect(received).toMatchObject([{ from: 'csr@mail.example', to: ['meera@asha.example'] }]);
    const [{ message } = { message: '' }] = received;
    expect(message).toContain('Subject: Please verify');
    expect(message).toContain('From: CSR <csr@mail.example>');
    expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(lines).toEqual([]);
  });

  test('a mail that it refuses is an error, so that it is tried again', async () => {
    const mailer = createMailer(readConfig({ SMTP_URL: url }), logToLines().log, null);
    await expect(mailer({ ...MAIL, to: 'full@asha.example' })).rejects.toThrow('is full');
  });

  test('so is one that cannot reach it', async () => {
    const mailer = createMailer(readConfig({ SMTP_URL: 'smtp://127.0.0.1:1' }), logToLines().log, null);
    await expect(mailer(MAIL)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('without a mail server', () => {
  let dataDir: string;
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('mails are files in the outbox, and the log tells the link but not to whom it goes', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dayitva-mail-'));
    const { log, lines } = logToLines();
    const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), log, 'http://localhost/outbox?key=k');
    await Promise.all([mailer(MAIL), mailer(MAIL)]);
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toHaveLength(2);
    const eml = readFileSync(join(dataDir, 'outbox', files[0] ?? ''), 'utf8');
    expect(eml).toContain('To: meera@asha.example\n');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      link: MAIL.link,
      outbox: 'http://localhost/outbox?key=k',
      msg: 'mail "Please verify" is in the outbox',
    });
    expect(lines.join()).not.toContain('meera');
  });
});
