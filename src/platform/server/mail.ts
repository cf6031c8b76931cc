import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from './config.ts';
import type { Db } from './database/connect.ts';
import type { Jobs } from './jobs.ts';
import type { MailText } from './mail-text.ts';

/** A mail to write; greeting and signature come by themselves. */
export interface Mail {
  to: string;
  subject: MailText;
  paragraphs: MailText[];
  /** Below the signature. */
  footnote?: MailText;
  /** The one thing that the reader is asked to open; it also appears in a paragraph. */
  link: string;
}

/** A mail in plain text, as it waits in the queue. */
export interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  link: string;
}

export const MAIL_QUEUE = 'mail';

const SIGNATURE = 'Dayitva, the CSR partnership platform for India\n';

/** Sends a mail with the caller's transaction: it leaves if and only if the transaction commits. */
export function sendMail(ctx: { db: Db; jobs: Jobs }, mail: Mail): Promise<void> {
  const { to, subject, paragraphs, footnote, link } = mail;
  const text = ['Namaste,', ...paragraphs, SIGNATURE].join('\n\n') + (footnote ? `\n${footnote}\n` : '');
  const written: WrittenMail = { to, subject, text, link };
  return ctx.jobs.enqueue(ctx.db, MAIL_QUEUE, written);
}

/** Where mails are kept as `.eml` files when there is no mail server. */
export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

/**
 * What delivers a mail: the server of `SMTP_URL`, or else a file in the outbox, with the link in the log so that
 * a person who tries Dayitva on their own machine gets on.
 * @param outbox address of the page that shows the mails, with its key, for the log; null where there is none.
 */
export function createMailer(
  config: Config,
  log: FastifyBaseLogger,
  outbox: string | null,
): (mail: WrittenMail) => Promise<void> {
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
    log.info({ link, ...(outbox && { outbox }) }, `mail "${subject}" is in the outbox`);
  };
}
