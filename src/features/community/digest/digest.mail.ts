import { topicPath } from '#features/community/posts/posts.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { DigestTopic } from './digest.repository.ts';

interface Digest {
  to: { id: string; email: string };
  topics: DigestTopic[];
  /** Number of all topics with something new. */
  total: number;
  /** Path of the page that stops the digest. */
  stopPath: string;
}

const repliesText = (count: number) => `${count} new ${count === 1 ? 'reply' : 'replies'}`;

function lineOf(ctx: Context, { id, title, circle_slug, circle_name, is_new, new_replies }: DigestTopic) {
  const parts = [...(is_new ? ['new topic'] : []), ...(new_replies > 0 ? [repliesText(new_replies)] : [])];
  const address = ctx.publicUrl + topicPath(circle_slug, id);
  return mailText`${plainName(title)} in ${plainName(circle_name)}: ${ownWords(parts.join(', '))}. ${ownWords(address)}`;
}

/** Sends a member the weekly digest. Call inside a transaction. */
export async function mailDigest(ctx: Context, { to, topics, total, stopPath }: Digest): Promise<void> {
  const more = total - topics.length;
  await sendMemberMail(ctx, {
    choice: 'mails_digest',
    kind: 'reminder',
    to,
    subject: mailText`New in the circles that you follow`,
    paragraphs: [
      mailText`This is new since the last week:`,
      topics.map((topic) => lineOf(ctx, topic)),
      ...(more > 0 ? [mailText`And ${ownWords(more)} more.`] : []),
    ],
    link: { label: mailText`Open the community`, path: '/community' },
    optOut: { words: mailText`Stop this weekly digest`, path: stopPath },
  });
}
