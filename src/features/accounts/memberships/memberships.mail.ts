import { sendNotedMail } from '#features/notifications/notifications/notify.service.ts';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import { ROLE_WORDS } from '#platform/contract/people/role-words.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

interface Change {
  to: { id: string; email: string };
  /** The profile, and its name. */
  profileId: ProfileId;
  organisation: string;
}

/** Notifies a person whose role was changed. Call inside a transaction. */
export async function mailRoleChanged(
  ctx: Context,
  { to, profileId, organisation, role }: Change & { role: Role },
): Promise<void> {
  const { label, description } = ROLE_WORDS[role];
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account: to.id,
    profile: profileId,
    kind: 'account',
    to: to.email,
    subject: mailText`Your role has changed`,
    paragraphs: [
      mailText`You are now ${ownWords(label)} of ${plainName(organisation)} on Dayitva: ${ownWords(description)}`,
    ],
    link: { label: mailText`Open Dayitva`, path: '/' },
  });
}

/** Notifies a person who was removed from an organisation. Call inside a transaction. */
export async function mailRemoved(
  ctx: Context,
  { to, organisation }: Omit<Change, 'profileId'>,
): Promise<void> {
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account: to.id,
    kind: 'account',
    to: to.email,
    subject: mailText`You were removed from an organisation`,
    paragraphs: [
      mailText`You do not act for ${plainName(organisation)} on Dayitva any more. An owner of it has removed you.`,
      mailText`If you act for other organisations, you can sign in for them as before. If not, an owner can invite you again. You can also ask us for your personal data, or for its deletion.`,
    ],
    link: { label: mailText`Ask about your personal data`, path: '/grievance' },
  });
}

/** What happened to the owners of a profile. */
export interface OwnersNews extends Omit<Change, 'to'> {
  /** The person who became an owner, stopped being one, or is invited as one. */
  name: string;
  change: 'made' | 'unmade' | 'invited';
}

const OWNER_CHANGES = {
  made: mailText`is now an owner of`,
  unmade: mailText`is no longer an owner of`,
  invited: mailText`is invited as an owner of`,
};

/** Notifies one of the owners of a change of who they are. Call inside a transaction. */
export async function mailOwnersChanged(
  ctx: Context,
  { to, profileId, organisation, name, change }: OwnersNews & Pick<Change, 'to'>,
): Promise<void> {
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account: to.id,
    profile: profileId,
    kind: 'account',
    to: to.email,
    subject: mailText`The owners of your organisation change`,
    paragraphs: [
      mailText`${plainName(name)} ${OWNER_CHANGES[change]} ${plainName(organisation)} on Dayitva. Owners decide about its people.`,
      mailText`If you did not expect this, please write to us at once.`,
    ],
    link: { label: mailText`See its people`, path: '/profile?tab=settings' },
  });
}

/** Notifies the old and the new main owner. Call inside a transaction. */
export async function mailOwnership(
  ctx: Context,
  { to, profileId, organisation, isNew }: Change & { isNew: boolean },
): Promise<void> {
  const words = isNew
    ? mailText`You are now the main owner of ${plainName(organisation)} on Dayitva. Its mails come to you, and you decide about its people.`
    : mailText`You have made a colleague the main owner of ${plainName(organisation)} on Dayitva. You are a manager now.`;
  await sendNotedMail(ctx, {
    kindOfNews: 'organisation',
    account: to.id,
    profile: profileId,
    kind: 'account',
    to: to.email,
    subject: mailText`An organisation has a new main owner`,
    paragraphs: [words, mailText`If you did not expect this, please write to us at once.`],
    link: { label: mailText`See its people`, path: '/profile?tab=settings' },
  });
}
