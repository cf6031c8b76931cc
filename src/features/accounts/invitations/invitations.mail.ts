import { notify, sendNotedMail } from '#features/notifications/notifications/notify.service.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName, quote } from '#platform/server/mail/mail-text.ts';
import { INVITATION_DAYS } from './invitations.contract.ts';

interface InvitationMail {
  to: string;
  organisation: string;
  invitedBy: string;
  role: Role;
  message: string | null;
  token: string;
  expiresAt: Date;
}

/** Sends the link of an invitation. The words do not depend on whether the address has an account. Call inside a transaction. */
export async function mailInvitation(ctx: Context, mail: InvitationMail): Promise<void> {
  const { label, description } = ROLE_WORDS[mail.role];
  await sendMail(ctx, {
    kind: 'account',
    to: mail.to,
    subject: mailText`You are invited to an organisation on Dayitva`,
    paragraphs: [
      mailText`${plainName(mail.invitedBy)} invites you to work for ${plainName(mail.organisation)} on Dayitva, as ${ownWords(label)}: ${ownWords(description)}`,
      ...(mail.message ? [quote(mailText`A message from ${plainName(mail.invitedBy)}:`, mail.message)] : []),
      mailText`The link works once, until ${ownWords(formatInstant(mail.expiresAt.toISOString()))} (${ownWords(INVITATION_DAYS)} days).`,
    ],
    link: { label: mailText`Look at the invitation`, path: `/invitation?token=${mail.token}` },
    closing: [mailText`If you do not know this organisation, you do not need to do anything.`],
  });
}

/** Notifies the person who has the address, if anybody has. Call inside a transaction. */
export async function notifyInvited(
  ctx: Context,
  account: string,
  {
    id,
    organisation,
    invitedBy,
    role,
  }: Pick<InvitationMail, 'organisation' | 'invitedBy' | 'role'> & { id: string },
): Promise<void> {
  await notify(ctx, [account], {
    kind: 'organisation',
    profileId: null,
    once: `invitation ${id}`,
    subject: mailText`You are invited to an organisation on Dayitva`,
    paragraphs: [
      mailText`${plainName(invitedBy)} invites you to work for ${plainName(organisation)}, as ${ownWords(ROLE_WORDS[role].label)}. Answer with the link in the email that we sent you.`,
    ],
    link: { label: mailText`Open your account`, path: '/account' },
  });
}

/** Notifies the main owner that someone has accepted. Call inside a transaction. */
export async function mailAccepted(
  ctx: Context,
  {
    to,
    profileId,
    organisation,
    name,
    role,
  }: {
    to: string;
    profileId: ProfileId;
    organisation: string;
    name: string;
    role: Role;
  },
): Promise<void> {
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    profile: profileId,
    kind: 'account',
    to,
    subject: mailText`An invitation was accepted`,
    paragraphs: [
      mailText`${plainName(name)} now works for ${plainName(organisation)} on Dayitva, as ${ownWords(ROLE_WORDS[role].label)}.`,
    ],
    link: { label: mailText`See its people`, path: '/profile?tab=settings' },
  });
}
