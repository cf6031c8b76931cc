import type { DailyNews } from '#features/notifications/notifications/daily-notifications.service.ts';
import { NOTIFICATIONS_PATH } from '#features/notifications/notifications/notification-kinds.data.ts';
import { stopPath } from '#features/profiles/mail-opt-outs/stop-path.rules.ts';
import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import { MAIL_WORDS } from '#features/profiles/settings/mail-words.data.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { type MailPart, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { DailyReader } from './daily-mails.repository.ts';

/** Most notifications of one kind that a mail names; those about one collaboration stand together. */
const LINES_MAX = 20;

interface Group {
  choice: MailChoice;
  /** Oldest first. */
  news: DailyNews[];
}

/** Sends a person the daily mail. Call inside a transaction. */
export async function mailDaily(ctx: Context, to: DailyReader, groups: Group[]): Promise<void> {
  const count = groups.reduce((sum, { news }) => sum + news.length, 0);
  await sendMail(ctx, {
    to: to.email,
    kind: 'reminder',
    subject:
      count === 1
        ? mailText`1 new notification on Dayitva`
        : mailText`${ownWords(count)} new notifications on Dayitva`,
    paragraphs: [
      mailText`This is new, and you have not read it on Dayitva yet.`,
      ...groups.flatMap((group) => partsOf(ctx, to, group)),
    ],
    link: { label: mailText`See your notifications`, path: NOTIFICATIONS_PATH },
    closing: [
      mailText`You get these mails together at 8:00 in the morning, because you have chosen so. Choose which mails you receive, and when, in your settings: ${ownWords(ctx.publicUrl + SETTINGS_PATH)}`,
    ],
    optOut: { words: mailText`Stop all mails that come in this daily email`, path: stopPath('daily', to) },
  });
}

function partsOf({ publicUrl }: Context, to: DailyReader, { choice, news }: Group): MailPart[] {
  const shown = news.slice(0, LINES_MAX);
  const about = new Map(shown.map(({ collaboration }) => [collaboration?.id, collaboration?.title]));
  const more = news.length - shown.length;
  return [
    { heading: ownWords(MAIL_WORDS[choice].label) },
    ...[...about].flatMap(([id, title]): MailPart[] => {
      const lines = shown
        .filter(({ collaboration }) => collaboration?.id === id)
        .map(({ words, path }) => mailText`${words} ${ownWords(publicUrl + path)}`);
      return title === undefined ? [lines] : [mailText`In the collaboration ${plainName(title)}:`, lines];
    }),
    ...(more > 0 ? [mailText`and ${ownWords(more)} more`] : []),
    mailText`Stop mails of this kind: ${ownWords(publicUrl + stopPath(choice, to))}`,
  ];
}
