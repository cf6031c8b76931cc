import { sendNotedMail } from '#features/notifications/notifications/notify.service.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { JOIN_DAYS, JOIN_LINK_HOURS } from './join-requests.contract.ts';

interface ToPerson {
  to: string;
  organisation: string;
}

/** Sends the link with which a person asks. It names the organisation, nobody in it. Call inside a transaction. */
export async function mailJoinLink(
  ctx: Context,
  { to, organisation, token }: ToPerson & { token: string },
): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to,
    subject: mailText`Ask to join your organisation on Dayitva`,
    paragraphs: [
      mailText`Someone entered this address to find an organisation on Dayitva. ${plainName(organisation)} has confirmed the domain of your address. If you work there, ask its owners for access.`,
      mailText`The link works once, within ${ownWords(JOIN_LINK_HOURS)} hours.`,
    ],
    link: { label: mailText`Ask to join`, path: `/join?token=${token}` },
    closing: [mailText`If this was not you, you do not need to do anything.`],
  });
}

/** Notifies an owner that somebody asks to join. Call inside a transaction. */
export async function mailJoinAsked(
  ctx: Context,
  {
    to,
    profileId,
    organisation,
    name,
  }: Omit<ToPerson, 'to'> & {
    to: { id: string; email: string };
    profileId: ProfileId;
    name: string;
  },
): Promise<void> {
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account: to.id,
    profile: profileId,
    kind: 'account',
    to: to.email,
    subject: mailText`Someone asks to join your organisation`,
    paragraphs: [
      mailText`${plainName(name)} asks to work for ${plainName(organisation)} on Dayitva, and has proven an address of its domain. An owner accepts and chooses a role, or declines, within ${ownWords(JOIN_DAYS)} days.`,
      mailText`Please accept only a person whom you know as a colleague.`,
    ],
    link: { label: mailText`Look at the request`, path: '/profile?tab=settings' },
  });
}

/** Tells a person that they now act for the organisation. Call inside a transaction. */
export async function mailJoinAccepted(
  ctx: Context,
  {
    to,
    account,
    organisation,
    role,
    hasOther,
  }: ToPerson & { account: string; role: Role; hasOther: boolean },
): Promise<void> {
  const { label, description } = ROLE_WORDS[role];
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account,
    path: '/account',
    kind: 'account',
    to,
    subject: mailText`You can work for your organisation on Dayitva`,
    paragraphs: [
      mailText`An owner of ${plainName(organisation)} has accepted your request. You are ${ownWords(label)} there: ${ownWords(description)}`,
      ...(hasOther
        ? [mailText`You also act for another profile. Choose the one to act for on the Account page.`]
        : []),
    ],
    link: hasOther
      ? { label: mailText`Open your account`, path: '/account' }
      : { label: mailText`Sign in`, path: '/login' },
  });
}

/** Tells a person that nobody lets them in, and what follows. Call inside a transaction. */
export async function mailJoinRefused(
  ctx: Context,
  {
    to,
    account,
    organisation,
    why,
  }: ToPerson & {
    /** Null where it was deleted with the request. */
    account: string | null;
    why: 'declined' | 'expired';
  },
): Promise<void> {
  const isDeleted = account === null;
  const happened =
    why === 'declined'
      ? mailText`An owner of ${plainName(organisation)} has declined your request to work for it on Dayitva.`
      : mailText`No owner of ${plainName(organisation)} has answered your request to work for it on Dayitva within ${ownWords(JOIN_DAYS)} days.`;
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account,
    kind: 'account',
    to,
    subject:
      why === 'declined' ? mailText`Your request was declined` : mailText`Your request was not answered`,
    paragraphs: [
      happened,
      isDeleted
        ? mailText`The sign-in that you made for the request is deleted, and we keep nothing of it. If you belong to this organisation, ask an owner for an invitation. You can also register an organisation of your own with this address.`
        : mailText`Your sign-in and your other profiles stay as they are. If you belong to this organisation, ask an owner for an invitation.`,
    ],
    link: isDeleted
      ? { label: mailText`Register an organisation`, path: '/register' }
      : { label: mailText`Open Dayitva`, path: '/' },
  });
}
