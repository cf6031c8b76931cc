import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';
import type { TopicRow } from './posts.repository.ts';
import { topicPath } from './posts.rules.ts';

interface Mention {
  to: { id: string; email: string };
  /** Name of the member who wrote the post. */
  writer: string;
  topic: TopicRow;
  postId: string;
  body: string;
}

/** Notifies a member that a post names them. Call inside a transaction. */
export async function mailMention(ctx: Context, { to, writer, topic, postId, body }: Mention): Promise<void> {
  const name = plainName(writer);
  await sendMemberMail(ctx, {
    choice: 'mails_mentions',
    to,
    subject: mailText`You were mentioned in the community`,
    paragraphs: [
      mailText`${name} mentions you in the topic ${plainName(topic.title)}.`,
      quote(mailText`${name} wrote`, body),
    ],
    link: { label: mailText`Read and reply`, path: topicPath(topic.circle_slug, topic.id, postId) },
  });
}
