import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import type { CalendarFile } from '../calendar.ts';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { HopelessJob, type JobHandler } from '../jobs.ts';
import { mailAsHtml } from './mail-as-html.ts';
import { mailAsText } from './mail-as-text.ts';
import { type MailContent, type MailText, mailText, ownWords } from './mail-text.ts';

/** Mails about signing in and the account's safety leave first, and reminders last. */
const PRIORITIES = { account: 2, notice: 1, reminder: 0 };

/** A mail to send. */
export interface Mail extends MailContent {
  to: string;
  /** Defaults to a notice: something that another member did. */
  kind?: keyof typeof PRIORITIES;
  /** An entry that the reader's mail program puts into the calendar, or takes out of it. */
  calendar?: CalendarFile;
  /** How the reader stops such mails: in the text, and for the mail program. */
  optOut?: OptOut;
}

interface OptOut {
  /** What the link stops: "Stop this weekly digest". Missing where the text of the mail has the link already. */
  words?: MailText;
  /** Path of a page that asks before it stops them, as programs that look into mails open links, too; posted to, it stops them. */
  path: string;
}

/** A mail as it waits in the queue. */
interface WrittenMail {
  to: string;
  subject: string;
  text: string;
  /** Missing in mails that an older version queued. */
  html?: string;
  /** The address that the reader is asked to open. */
  link: string;
  calendar?: CalendarFile;
  /** The address that stops such mails. */
  optOut?: string;
}

export const MAIL_QUEUE = 'mail';

/** Keeps the mails that could not be sent, for the operator. */
export const UNSENT_MAIL_QUEUE = 'mail-unsent';

/**
 * Sealed in the table of jobs, where a mail stays for a week after it has left: links that confirm, invite and open, and what members
 * wrote. Address and subject are for the operator's list.
 */
export const SEALED_PARTS: readonly (keyof WrittenMail)[] = ['text', 'html', 'link', 'calendar', 'optOut'];

/** Retries for three days while the mail server is away: after 17 minutes, every ten. */
const RETRIES = { limit: 440, longestWait: 600 };

/** Most mails that one process sends at the same time. */
const CONNECTIONS = 5;

/** In milliseconds. A silent or slow server must not block all mails. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const DELIVERY_MS = 60_000;

/** Sends a mail in the caller's transaction: it leaves if and only if the transaction commits. */
export function sendMail(ctx: Pick<Context, 'db' | 'jobs' | 'publicUrl'>, mail: Mail): Promise<void> {
  const { to, subject, link, kind = 'notice', calendar, optOut } = mail;
  const stop = optOut && ctx.publicUrl + optOut.path;
  const content =
    stop && optOut.words
      ? { ...mail, closing: [...(mail.closing ?? []), mailText`${optOut.words}: ${ownWords(stop)}`] }
      : mail;
  const written: WrittenMail = {
    to,
    subject,
    text: mailAsText(content, ctx.publicUrl),
    html: mailAsHtml(content, ctx.publicUrl),
    link: ctx.publicUrl + link.path,
    ...(calendar && { calendar }),
    ...(stop && { optOut: stop }),
  };
  return ctx.jobs.enqueue(ctx.db, MAIL_QUEUE, written, PRIORITIES[kind]);
}

/** Folder that keeps mails as `.eml` files when there is no mail server. */
export const outboxFolder = (config: Config) => join(config.dataDir, 'outbox');

/** Delivers mails, one at a time or several. */
export interface Mailer {
  deliver(mail: WrittenMail): Promise<void>;
  /** Ends the connections to the mail server. */
  close(): void;
}

/** Handles the queue of mails: each is sent at least once, many in a row on few connections. */
export const mailHandler = ({ deliver }: Mailer): JobHandler => ({
  work: deliver,
  atOnce: CONNECTIONS,
  loops: 2,
  retries: RETRIES,
  keptIn: UNSENT_MAIL_QUEUE,
  seals: SEALED_PARTS,
});

/**
 * Opens the mailer: the server of `SMTP_URL`, or files in the outbox, with each link in the log so that
 * a person who tries Dayitva on their own machine can continue.
 * @param outbox address of the page that shows the mails, with its key, for the log; null where there is none.
 */
export const openMailer = (config: Config, log: FastifyBaseLogger, outbox: string | null): Mailer =>
  config.smtpUrl ? openSmtp(config.smtpUrl, config.mailFrom) : openOutbox(config, log, outbox);

/** Nobody wrote it by hand: programs that answer for people away leave it alone (RFC 3834). */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

/** Lets the mail program offer its own button that stops such mails (RFC 2369, RFC 8058). */
const optOutHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Quoted-printable for any script: a program that does not decode it still shows most of the mail. */
const messageOf = ({ to, subject, text, html, calendar, optOut }: WrittenMail, from: string) => ({
  from,
  to,
  subject,
  text,
  html,
  textEncoding: 'quoted-printable' as const,
  headers: { ...AUTOMATIC, ...(optOut && optOutHeaders(optOut)) },
  ...(calendar && { icalEvent: { ...calendar, filename: 'calendar.ics' } }),
});

function openSmtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, pool: true, maxConnections: CONNECTIONS, ...TIMEOUTS });
  return {
    async deliver(mail) {
      const signal = AbortSignal.timeout(DELIVERY_MS);
      await transport.sendMail({ ...messageOf(mail, from), signal }).catch(giveUpRefused);
    },
    close: () => transport.close(),
  };
}

/** Gives up an address that the server refuses permanently (RFC 5321, section 4.2.1). */
function giveUpRefused(error: Error & { command?: string; permanent?: boolean }): never {
  if (error.permanent && error.command === 'RCPT TO') throw new HopelessJob(error.message, { cause: error });
  throw error;
}

function openOutbox(config: Config, log: FastifyBaseLogger, outbox: string | null): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  const folder = outboxFolder(config);
  return {
    async deliver(mail) {
      const { message } = await transport.sendMail(messageOf(mail, config.mailFrom));
      await mkdir(folder, { recursive: true });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${crypto.randomUUID().slice(0, 8)}.eml`);
      // A reader of the folder sees a whole mail or none.
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
      log.info({ link: mail.link, ...(outbox && { outbox }) }, `mail "${mail.subject}" is in the outbox`);
    },
    close: () => transport.close(),
  };
}
