import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { Jobs } from './jobs.ts';

/** A mail in plain text; `link` is the one thing that the reader is asked to open. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

export const MAIL_QUEUE = 'mail';

const NAME_MAX = 80;

/**
 * A name that somebody chose, for the text of a mail: on one line, quoted, and such that no mail program makes a link
 * of it (`evil.example` becomes `evil. example`), since strangers choose names too.
 */
export function plainName(name: string): string {
  const line = name.replace(/[\s\p{C}]+/gu, ' ').trim();
  const short = line.length > NAME_MAX ? `${line.slice(0, NAME_MAX).replace(/\p{Surrogate}$/u, '')}…` : line;
  return `“${short.replace(/[“”"]/g, "'").replace(/([.。．｡:@])(?=\S)/g, '$1 ')}”`;
}

/** Sends a mail with the caller's transaction: it leaves if and only if the transaction commits. */
export const sendMail = (ctx: { db: Db; jobs: Jobs }, mail: Mail) =>
  ctx.jobs.enqueue(ctx.db, MAIL_QUEUE, mail);

/** Where mails are kept as `.eml` files when there is no mail server. */
export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

/**
 * What delivers a mail: the server of `SMTP_URL`, or else a file in the outbox, with the link in the log so that
 * a person who tries Dayitva on their own machine gets on.
 */
export function createMailer(config: Config, log: FastifyBaseLogger): (mail: Mail) => Promise<void> {
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl) {
    const transport = createTransport(smtpUrl);
    return async ({ to, subject, text }) =>
      void (await transport.sendMail({ from: mailFrom, to, subject, text }));
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = outboxFolder(config);
  return async ({ to, subject, text, link }) => {
    const { message } = await transport.sendMail({ from: mailFrom, to, subject, text });
    await mkdir(folder, { recursive: true });
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    await writeFile(join(folder, `${stamp}-${crypto.randomUUID().slice(0, 8)}.eml`), message);
    log.info({ link }, `mail "${subject}" is in the outbox`);
  };
}
