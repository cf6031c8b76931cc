import { takeDailyNews } from '#features/notifications/notifications/daily-notifications.service.ts';
import { MAIL_CHOICES } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Context } from '#platform/server/context.ts';
import { mailDaily } from './daily-mails.mail.ts';
import { findDailyReader } from './daily-mails.repository.ts';

/**
 * Mails a person what waits for the daily mail, by kind of mail. Nothing to who is suspended, nothing of a kind that is switched off
 * by now, and no mail with nothing in it. Call inside a transaction.
 */
export async function sendDailyMail(ctx: Context, accountId: string): Promise<void> {
  const news = await takeDailyNews(ctx, accountId);
  const reader = await findDailyReader(ctx.db, accountId);
  if (!reader) return;
  const groups = MAIL_CHOICES.filter((choice) => !reader.mails_off.includes(choice))
    .map((choice) => ({ choice, news: news.filter((one) => one.choice === choice) }))
    .filter((group) => group.news.length > 0);
  if (groups.length > 0) await mailDaily(ctx, reader, groups);
}
