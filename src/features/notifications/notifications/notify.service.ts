import { shorten } from '#platform/contract/texts.ts';
import type { Context } from '#platform/server/context.ts';
import { publish } from '#platform/server/live/publish.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import type { MailContent } from '#platform/server/mail/mail-text.ts';
import type { NotificationKind } from './notification-kinds.data.ts';
import { findMainOwner, insertNotifications, markReadOnce } from './notifications.repository.ts';
import { notificationsTopic } from './notifications.service.ts';

const TITLE_MAX = 200;
const BODY_MAX = 500;

interface News extends Pick<MailContent, 'subject' | 'paragraphs' | 'link'> {
  kind: NotificationKind;
  /** The profile that it is for; null when it is the person's own. */
  profileId: string | null;
  /** The collaboration that it is about. People who may not read it are not told. People who muted it hear of mentions only. */
  collaborationId?: string;
  /** A person gets one notification with the same words here. */
  once?: string;
  /** The people who get it in the daily mail, with the choice of mail it belongs to. */
  daily?: { choice: string; accountIds: string[] };
}

/** The sentence that says what happened; null where the mail begins with a list or a quotation. */
function sentenceOf({ paragraphs: [first] }: Pick<MailContent, 'paragraphs'>): string | null {
  if (typeof first !== 'string' || first === '') return null;
  // Before a list, which the notification does not have.
  return shorten(first.replace(/:$/, '.'), BODY_MAX);
}

/**
 * Notifies persons in the bell of the header, with the words of the mail about it: its subject, its first paragraph, its link.
 * Open pages hear of it after the commit. Call inside a transaction.
 * @returns the accounts that got a notification: not those that have one with the same `once`, or no longer act for the profile, or
 *   may not read the collaboration, or have muted it.
 */
export async function notify(
  { db, now }: Pick<Context, 'db' | 'now'>,
  accountIds: readonly string[],
  { kind, profileId, collaborationId, once, daily, subject, link, ...mail }: News,
): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const told = await insertNotifications(db, [...new Set(accountIds)], {
    profile_id: profileId,
    kind,
    title: shorten(subject, TITLE_MAX),
    body: sentenceOf(mail),
    path: link.path,
    collaboration_id: collaborationId ?? null,
    once: once ?? null,
    created_at: now,
    daily: daily ?? null,
  });
  for (const accountId of told) await publish(db, notificationsTopic(accountId), {});
  return told;
}

/**
 * Marks as read what the people of a profile were told with the same `once`: it waits for nobody any more. Call inside a
 * transaction.
 */
export async function settleNews(
  { db, now }: Pick<Context, 'db' | 'now'>,
  news: { profileId: string; once: string },
): Promise<void> {
  const settled = await markReadOnce(db, { ...news, now });
  for (const accountId of settled) await publish(db, notificationsTopic(accountId), {});
}

/** A mail of which the person is notified too. */
interface NotedMail extends Mail {
  /** What it is about. */
  kindOfNews: NotificationKind;
  /** Account of the person: null for who has none, and gets the mail alone; missing for the main owner of the profile. */
  account?: string | null;
  /** The profile that it is for; missing when it is the person's own. */
  profile?: string;
  /** Where the notification leads to, if not to the page of the mail. */
  path?: string;
}

/** Finds the person who gets the mails of a profile, with the address; undefined where there is no such profile. */
export const getMainOwner = (ctx: Pick<Context, 'db'>, profileId: string) => findMainOwner(ctx.db, profileId);

/** Sends a person a mail that cannot be switched off, and notifies the person in the bell. Call inside a transaction. */
export async function sendNotedMail(ctx: Context, noted: NotedMail): Promise<void> {
  const { kindOfNews: kind, account, profile, path, ...mail } = noted;
  const person = account === undefined && profile ? (await getMainOwner(ctx, profile))?.id : account;
  const link = path ? { ...mail.link, path } : mail.link;
  if (person) await notify(ctx, [person], { ...mail, link, kind, profileId: profile ?? null });
  await sendMail(ctx, mail);
}
