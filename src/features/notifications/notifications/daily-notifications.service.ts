import type { Context } from '#platform/server/context.ts';
import { type MailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { findWaitingAccounts, takeDaily } from './daily-notifications.repository.ts';

/** One entry of the daily mail. */
export interface DailyNews {
  /** The choice of mail that it belongs to: mails_requests, ... */
  choice: string;
  /** The words of the notification. */
  words: MailText;
  /** The collaboration that it is about; null for anything else. */
  collaboration: { id: string; title: string } | null;
  /** Page of this installation that it leads to. */
  path: string;
}

/** The accounts for which something waits for the daily mail. */
export const listWaitingAccounts = (ctx: Context): Promise<string[]> => findWaitingAccounts(ctx.db);

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Takes what waits for the daily mail of a person, oldest first: what the person has not read in the bell. Each is taken once, if
 * the transaction commits. Call inside a transaction.
 */
export async function takeDailyNews(ctx: Context, accountId: string): Promise<DailyNews[]> {
  const taken = await takeDaily(ctx.db, accountId);
  return taken.map(({ choice, title, body, collaboration, path }) => ({
    choice,
    // Stored by `notify`, which takes texts for mails only.
    words: ownWords([title, ...(body === null ? [] : [body])].map(sentence).join(' ')),
    collaboration,
    path,
  }));
}
