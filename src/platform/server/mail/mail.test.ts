import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusal, startMailServer, type TestMailServer } from '#platform/testing/mail-server.ts';
import { readConfig } from '../config.ts';
import { HopelessJob } from '../jobs.ts';
import { type Mailer, openMailer } from './mail.ts';

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
  let server: TestMailServer;
  let mailer: Mailer;
  beforeAll(async () => {
    server = await startMailServer({
      refuse: (address) => {
        if (address.startsWith('busy')) return refusal(451, `mailbox ${address} is busy`);
        return address.startsWith('gone') ? refusal(550, `mailbox ${address} is gone`) : null;
      },
    });
  });
  afterAll(() => server.stop());
  afterEach(() => mailer.close());
  const open = (url: string, log: pino.Logger, settings = {}) => {
    mailer = openMailer(readConfig({ SMTP_URL: url, ...settings }), log, null);
    return mailer;
  };

  test('mails go there, from MAIL_FROM, and leave no trace in the log', async () => {
    const { log, lines } = logToLines();
    await open(server.url, log, { MAIL_FROM: 'CSR <csr@mail.example>' }).deliver(MAIL);
    expect(server.received).toMatchObject([{ from: 'csr@mail.example', to: 'meera@asha.example' }]);
    const [{ message } = { message: '' }] = server.received;
    expect(message).toContain('Subject: Please verify');
    expect(message).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
    expect(message).toContain('From: CSR <csr@mail.example>');
    expect(message).toMatch(/Content-Type: text\/plain; charset=utf-8/i);
    expect(lines).toEqual([]);
  });

  test('a mail that the reader can stop offers that to the mail program, and others do not', async () => {
    const address =
      'https://x.example/mails/stop?kind=digest&id=0192f3a0-0000-7000-8000-000000000001&signature=s';
    const mailer = open(server.url, logToLines().log);
    await mailer.deliver({ ...MAIL, optOut: address });
    await mailer.deliver(MAIL);
    const [stoppable = '', other = ''] = server.received.slice(-2).map(({ message }) => message);
    expect(stoppable.replace(/\r?\n[ \t]+/g, ' ')).toMatch(
      /^List-Unsubscribe: (.*)\r?\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m,
    );
    expect(/^List-Unsubscribe:\s+<(.*)>/m.exec(stoppable)?.[1]).toBe(address);
    expect(other).not.toContain('List-Unsubscribe');
    for (const mail of [stoppable, other]) expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/m);
  });

  test('a mail that it refuses for now is an error, so that it is tried again', async () => {
    const sending = open(server.url, logToLines().log).deliver({ ...MAIL, to: 'busy@asha.example' });
    await expect(sending).rejects.toThrow('is busy');
    await expect(sending).rejects.not.toBeInstanceOf(HopelessJob);
  });

  test('one that it refuses for good is hopeless', async () => {
    const sending = open(server.url, logToLines().log).deliver({ ...MAIL, to: 'gone@asha.example' });
    await expect(sending).rejects.toThrow('is gone');
    await expect(sending).rejects.toBeInstanceOf(HopelessJob);
  });

  test('one that cannot reach it is an error', async () => {
    const sending = open('smtp://127.0.0.1:1', logToLines().log).deliver(MAIL);
    await expect(sending).rejects.toThrow('ECONNREFUSED');
    await expect(sending).rejects.not.toBeInstanceOf(HopelessJob);
  });
});

describe('without a mail server', () => {
  let dataDir: string;
  afterEach(() => rmSync(dataDir, { recursive: true }));

  test('mails are files in the outbox, and the log tells the link but not to whom it goes', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'dayitva-mail-'));
    const { log, lines } = logToLines();
    const mailer = openMailer(readConfig({ DATA_DIR: dataDir }), log, 'http://localhost/outbox?key=k');
    await Promise.all([mailer.deliver(MAIL), mailer.deliver(MAIL)]);
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
