import { ANSWER_ONCE } from '#features/activity/decisions/decisions.service.ts';
import type { TopicRow } from '#features/community/posts/posts.repository.ts';
import { topicPath } from '#features/community/posts/posts.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, plainName, quote } from '#platform/server/mail/mail-text.ts';

interface HiddenPost {
  to: { email: string };
  topic: TopicRow;
  postId: string;
  reason: string;
}

/**
 * Notifies the author that a post was hidden, and why. It cannot be switched off: a member must learn what is done to
 * their words. Call inside a transaction.
 */
export async function mailPostHidden(ctx: Context, { to, topic, postId, reason }: HiddenPost): Promise<void> {
  const what = postId === topic.id ? mailText`your topic` : mailText`your reply in the topic`;
  await sendMail(ctx, {
    to: to.email,
    subject: mailText`A post of yours was hidden`,
    paragraphs: [
      mailText`A moderator has hidden ${what} ${plainName(topic.title)}. You still see it, and so do moderators; other members do not.`,
      quote(mailText`Reason of the moderator`, reason),
      ANSWER_ONCE,
    ],
    link: { label: mailText`See your post`, path: topicPath(topic.circle_slug, topic.id, postId) },
    closing: [mailText`If you think that this is a mistake, write to us on the support page.`],
  });
}

interface DecidedAnswer {
  to: { email: string };
  topic: TopicRow;
  postId: string;
  isShown: boolean;
  reason: string | null;
}

/** Notifies the author of the second decision on a hidden post, which is final. Call inside a transaction. */
export async function mailAnswerDecided(
  ctx: Context,
  { to, topic, postId, isShown, reason }: DecidedAnswer,
): Promise<void> {
  const title = plainName(topic.title);
  await sendMail(ctx, {
    to: to.email,
    subject: isShown ? mailText`Your post is visible again` : mailText`Your post stays hidden`,
    paragraphs: [
      isShown
        ? mailText`An admin has read your answer and shows your post in the topic ${title} again.`
        : mailText`An admin has read your answer. Your post in the topic ${title} stays hidden. This decision is final.`,
      ...(reason ? [quote(mailText`Reason of the admin`, reason)] : []),
    ],
    link: { label: mailText`See your post`, path: topicPath(topic.circle_slug, topic.id, postId) },
  });
}
