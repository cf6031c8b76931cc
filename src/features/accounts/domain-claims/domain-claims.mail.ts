import { findOwners } from '#features/accounts/memberships/memberships.repository.ts';
import { notify } from '#features/notifications/notifications/notify.service.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import type { Context, MemberContext } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import { CLAIM_HOURS } from './domain-claims.contract.ts';

interface ClaimMail {
  to: string;
  organisation: string;
  domain: string;
  token: string;
  expiresAt: Date;
}

/**
 * Sends the link of a claim. The reader may be a colleague of the owner, or a stranger whom a false claim was sent to.
 * Call inside a transaction.
 */
export async function mailDomainClaim(ctx: Context, mail: ClaimMail): Promise<void> {
  await sendMail(ctx, {
    kind: 'account',
    to: mail.to,
    subject: mailText`Confirm the domain of an organisation`,
    paragraphs: [
      mailText`An owner of ${plainName(mail.organisation)} on Dayitva says that the domain of this address, ${plainName(mail.domain)}, belongs to that organisation. Once it is confirmed, people with an address of the domain can ask to join the organisation.`,
      mailText`An owner of the organisation confirms with the link, signed in to Dayitva. It works once, until ${ownWords(formatInstant(mail.expiresAt.toISOString()))} (${ownWords(CLAIM_HOURS)} hours). If you are not an owner, forward this email to one you know.`,
    ],
    link: { label: mailText`Confirm the domain`, path: `/domain?token=${mail.token}` },
    closing: [mailText`If this organisation is not yours, do not forward the email. Nothing happens then.`],
  });
}

/** Notifies the other owners of the organisation in the bell that a domain is confirmed. Call inside a transaction. */
export async function tellDomainConfirmed(ctx: MemberContext, domain: string): Promise<void> {
  const { profileId, accountId } = ctx.actor;
  const owners = await findOwners(ctx.db, profileId);
  const others = owners.map(({ id }) => id).filter((id) => id !== accountId);
  await notify(ctx, others, {
    kind: 'organisation',
    profileId,
    subject: mailText`A domain of your organisation is confirmed`,
    paragraphs: [
      mailText`People with an address of ${plainName(domain)} can now ask to join your organisation. An owner accepts each of them.`,
    ],
    link: { label: mailText`See its people`, path: '/profile?tab=settings' },
  });
}
