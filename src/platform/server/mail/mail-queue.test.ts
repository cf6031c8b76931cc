import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusal, startMailServer, type TestMailServer } from '#platform/testing/mail-server.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { readConfig } from '../config.ts';
import { createSecretKeys } from '../crypto/secret-keys.ts';
import { connect, type Database } from '../database/connect.ts';
import { type Jobs, redoJobs, startJobs } from '../jobs.ts';
import {
  MAIL_QUEUE,
  type Mail,
  type Mailer,
  mailHandler,
  openMailer,
  sendMail,
  UNSENT_MAIL_QUEUE,
} from './mail.ts';
import { mailText } from './mail-text.ts';

const MANY = 150;
const IN_TIME = { timeout: 20_000, interval: 50 };

let server: TestMailServer;
let database: Database;
let mailer: Mailer;
let jobs: Jobs;
let refuse: (address: string) => Promise<Error | null> | Error | null;
const KEYS = createSecretKeys('a secret of this test');
const lines: string[] = [];
const log = pino({}, { write: (line: string) => lines.push(line) });

beforeEach(async () => {
  lines.length = 0;
  refuse = () => null;
  server = await startMailServer({ refuse: (address) => refuse(address) });
  database = connect(await createTestDatabase(), () => undefined);
  mailer = openMailer(readConfig({ SMTP_URL: server.url }), log, null);
  jobs = await startJobs(database.pool, [{ queue: MAIL_QUEUE, ...mailHandler(mailer) }], log, KEYS);
});
afterEach(async () => {
  await jobs.stop();
  mailer.close();
  await database.close();
  await server.stop();
});

const addresses = (name: string, count = MANY) =>
  Array.from({ length: count }, (_, place) => `${name}${place}@asha.example`);

type Kind = NonNullable<Mail['kind']>;

/** Sends mails in one transaction, as a request or a job does: no loop sees a part of them. */
async function sendTogether(mails: Partial<Record<Kind, string[]>>): Promise<void> {
  const link = { label: mailText`Read`, path: '/x' };
  const mail = { subject: mailText`About ${mailText`you`}`, paragraphs: [mailText`Hello`], link };
  await database.db.transaction().execute(async (db) => {
    for (const [kind, addresses] of Object.entries(mails) as [Kind, string[]][])
      for (const to of addresses)
        await sendMail({ db, jobs, publicUrl: 'http://localhost' }, { ...mail, kind, to });
  });
}
const send = (kind: Kind, ...to: string[]) => sendTogether({ [kind]: to });
const sent = () => server.received.map(({ to }) => to);

const stateOf = async (to: string, queue = MAIL_QUEUE) => {
  const text = "select state, priority from pgboss.job where name = $1 and data->>'to' = $2";
  return (await database.pool.query(text, [queue, to])).rows[0]?.state;
};
/** Lets what waits for another try be tried now. */
const tryNow = async () => {
  await database.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
  jobs.wake(MAIL_QUEUE);
};

describe('the queue of mails', () => {
  test('is emptied at once, and what somebody waits for goes before reminders', async () => {
    const [reminders, resets] = [addresses('reminder'), addresses('reset')];
    await sendTogether({ reminder: reminders, account: resets });
    jobs.wake(MAIL_QUEUE);
    await expect.poll(() => server.received.length, IN_TIME).toBe(2 * MANY);
    expect(sent().toSorted()).toEqual([...reminders, ...resets].toSorted());
    // The two loops fetch in turn: beside the last resets one of them may have the first reminders.
    const last = Math.max(...resets.map((address) => sent().indexOf(address)));
    expect(last).toBeLessThan(MANY + 10);
  });

  test('tries a mail that fails again, and it alone', async () => {
    refuse = (address) => (address.startsWith('busy') ? refusal(451, `${address} is busy`) : null);
    const others = addresses('member', 20);
    await send('notice', ...others.slice(0, 10), 'busy@asha.example', ...others.slice(10));
    jobs.wake(MAIL_QUEUE);
    await expect.poll(() => stateOf('busy@asha.example'), IN_TIME).toBe('retry');
    await expect.poll(() => server.received.length, IN_TIME).toBe(20);
    refuse = () => null;
    await tryNow();
    await expect.poll(() => stateOf('busy@asha.example'), IN_TIME).toBe('completed');
    expect(sent().toSorted()).toEqual([...others, 'busy@asha.example'].toSorted());
  });

  test('goes on while the server does not answer for one mail', async () => {
    const answer = Promise.withResolvers<null>();
    refuse = (address) => (address.startsWith('slow') ? answer.promise : null);
    await send('account', 'slow@asha.example');
    jobs.wake(MAIL_QUEUE);
    await expect.poll(() => stateOf('slow@asha.example'), IN_TIME).toBe('active');
    await send('reminder', ...addresses('reminder', 30));
    await expect.poll(() => server.received.length, IN_TIME).toBe(30);
    answer.resolve(null);
    await expect.poll(() => stateOf('slow@asha.example'), IN_TIME).toBe('completed');
  });

  test('keeps every mail while the server is away, and sends each once it is back', async () => {
    await server.stop();
    const all = addresses('member', 20);
    await send('notice', ...all);
    jobs.wake(MAIL_QUEUE);
    const waiting = async () => {
      const text = "select count(*)::int as n from pgboss.job where name = $1 and state = 'retry'";
      return (await database.pool.query(text, [MAIL_QUEUE])).rows[0]?.n;
    };
    await expect.poll(waiting, IN_TIME).toBe(20);
    server = await startMailServer({ port: server.port });
    await tryNow();
    await expect.poll(() => server.received.length, IN_TIME).toBe(20);
    expect(sent().toSorted()).toEqual(all.toSorted());
  });

  test('sends a mail that an older version queued, which has no HTML part', async () => {
    const older = { to: 'old@asha.example', subject: 'Older', text: 'Hello\n', link: 'http://localhost/x' };
    await jobs.enqueue(database.db, MAIL_QUEUE, older);
    await send('notice', 'new@asha.example');
    jobs.wake(MAIL_QUEUE);
    await expect.poll(() => sent().toSorted(), IN_TIME).toEqual(['new@asha.example', 'old@asha.example']);
    const messageTo = (address: string) => server.received.find(({ to }) => to === address)?.message;
    expect(messageTo('old@asha.example')).toMatch(/^Content-Type: text\/plain; charset=utf-8/im);
    expect(messageTo('new@asha.example')).toMatch(/^Content-Type: multipart\/alternative;/im);
  });

  test('tries a mail for three days', async () => {
    const text = 'select retry_limit, retry_delay, retry_delay_max from pgboss.queue where name = $1';
    const [queue] = (await database.pool.query(text, [MAIL_QUEUE])).rows;
    // The shortest wait that pg-boss picks before each try.
    const waits = Array.from({ length: queue.retry_limit }, (_, tries) =>
      Math.min(queue.retry_delay_max, queue.retry_delay * 2 ** Math.min(15, tries)),
    );
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(3 * 86_400);
    expect(waits[0]).toBe(5);
  });
});

describe('a mail that the server refuses for good', () => {
  test('is kept for the operator, said in the log without the address, and sent again when asked', async () => {
    refuse = (address) => refusal(550, `${address} is unknown`);
    await send('notice', 'gone@asha.example');
    jobs.wake(MAIL_QUEUE);
    await expect.poll(() => stateOf('gone@asha.example', UNSENT_MAIL_QUEUE), IN_TIME).toBe('created');
    expect(await stateOf('gone@asha.example')).toBe('failed');
    const line = lines.find((text) => text.includes('job given up')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ level: 50, queue: MAIL_QUEUE, code: 'EENVELOPE' });
    expect(lines.join()).not.toContain('gone@');

    refuse = () => null;
    expect(await redoJobs(database.pool, UNSENT_MAIL_QUEUE, log)).toBe(1);
    jobs.wake(MAIL_QUEUE);
    await expect.poll(sent, IN_TIME).toEqual(['gone@asha.example']);
    expect(await redoJobs(database.pool, UNSENT_MAIL_QUEUE, log)).toBe(0);
  });
});
