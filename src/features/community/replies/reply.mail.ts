import type { TopicRow } from '#features/community/posts/posts.repository.ts';
import { topicPath } from '#features/community/posts/posts.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface Reply {
  /** The member who began the topic. */
  to: { id: string };
  /** Name of the member who replied. */
  writer: string;
  topic: TopicRow;
  postId: string;
  body: string;
  /** Tells this reply from those that came before the member had read so far. */
  once: string;
}

/** Tells the member who began a topic that somebody has replied: once, until it is read. Call inside a transaction. */
export async function mailReply(
  ctx: Context,
  { to, writer, topic, postId, body, once }: Reply,
): Promise<void> {
  const name = plainName(writer);
  await sendMemberMail(ctx, {
    choice: 'mails_replies',
    readers: 'main',
    to,
    once,
    subject: mailText`A reply to your topic in the community`,
    paragraphs: [
      mailText`${name} has replied to your topic ${plainName(topic.title)}.`,
      quote(mailText`${name} wrote`, body),
    ],
    link: { label: mailText`Read and reply`, path: topicPath(topic.circle_slug, topic.id, postId) },
  });
}
