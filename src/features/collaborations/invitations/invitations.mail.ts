import { COLLABORATION_ROLE_WORDS } from '#features/collaborations/collaboration/collaboration-role-words.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import { type MailText, mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import type { InvitationAnswer } from './invitations.contract.ts';

interface InvitationMail {
  /** The person and the organisation that invite. */
  by: MailText;
  title: string;
  role: keyof typeof COLLABORATION_ROLE_WORDS;
  message: string | null;
  expiresAt: Date;
}

const SUBJECT = mailText`You are invited into a collaboration`;

const wordsOf = ({ by, title, role, message, expiresAt }: InvitationMail): Mail['paragraphs'] => {
  const { label, description } = COLLABORATION_ROLE_WORDS[role];
  return [
    mailText`${by} invites your organisation into the collaboration ${plainName(title)} on Dayitva, as ${ownWords(label)}: ${ownWords(description)}`,
    ...(message ? [quote(mailText`A message from ${by}:`, message)] : []),
    mailText`You can accept or decline until ${ownWords(formatInstant(expiresAt.toISOString()))}. You see the workspace once you accept.`,
  ];
};

/** Notifies the owners and managers of a member that it is invited. Call inside a transaction. */
export async function mailMemberInvited(
  ctx: Context,
  { to, ...mail }: InvitationMail & { to: { id: string } },
): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_requests',
    to,
    subject: SUBJECT,
    paragraphs: wordsOf(mail),
    link: { label: mailText`Look at the invitation`, path: '/collaborations' },
  });
}

/** Sends the link of an invitation. The words do not depend on whether the address has an account. Call inside a transaction. */
export async function mailAddressInvited(
  ctx: Context,
  { to, token, ...mail }: InvitationMail & { to: string; token: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to,
    subject: SUBJECT,
    paragraphs: wordsOf(mail),
    link: { label: mailText`Look at the invitation`, path: `/collaboration-invitation?token=${token}` },
    closing: [mailText`If you do not know this organisation, you do not need to do anything.`],
  });
}

interface AnswerMail {
  to: { id: string };
  /** The person and the organisation that answered. */
  by: MailText;
  collaboration: { id: string; title: string };
  status: InvitationAnswer;
}

/** Notifies the organisation that invited of the answer. Call inside a transaction. */
export async function mailInvitationAnswered(
  ctx: Context,
  { to, by, collaboration, status }: AnswerMail,
): Promise<void> {
  const done = ownWords(status);
  await sendMemberMail(ctx, {
    choice: 'mails_answers',
    to,
    collaborationId: collaboration.id,
    subject: mailText`Your invitation was ${done}`,
    paragraphs: [
      mailText`${by} has ${done} your invitation into the collaboration ${plainName(collaboration.title)}.`,
    ],
    link: { label: mailText`See your collaborations`, path: '/collaborations' },
  });
}
