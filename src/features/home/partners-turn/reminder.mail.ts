import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { Turn } from './partners-turn.service.ts';
import { placeOf, taskWords } from './waiting-words.rules.ts';

const CONNECTIONS = '/profile?tab=connections';

/** Reminds the people of a partner of what waits for them, in the bell and by mail. Call inside a transaction. */
export async function mailReminder(
  ctx: Context,
  { to, by, turn }: { to: { id: string }; by: MailText; turn: Turn },
): Promise<void> {
  const { collaboration_id, collaboration_title } = turn;
  if (collaboration_id === null || collaboration_title === null) {
    return sendMemberMail(ctx, {
      choice: 'mails_requests',
      to,
      subject: mailText`A reminder: a collaboration request waits for your answer`,
      paragraphs: [
        mailText`${by} has asked you to collaborate, and reminds you that your answer is awaited.`,
      ],
      link: { label: mailText`Read and answer the request`, path: `${CONNECTIONS}&request=${turn.id}` },
    });
  }
  await sendMemberMail(ctx, {
    choice: turn.kind === 'milestone' ? 'mails_milestones' : 'mails_collaborations',
    to,
    collaborationId: collaboration_id,
    namedIn: collaboration_id,
    ...(turn.task && { readers: 'money' as const }),
    subject: mailText`A reminder from your partner`,
    paragraphs: [
      mailText`${by} reminds you in the collaboration ${plainName(collaboration_title)}: please ${ownWords(taskWords(turn))}.`,
      ...(turn.title ? [mailText`It is about ${plainName(turn.title)}.`] : []),
    ],
    link: { label: mailText`Open it`, path: placeOf(turn) ?? CONNECTIONS },
  });
}
