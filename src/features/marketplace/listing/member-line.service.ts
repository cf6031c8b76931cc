import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import type { Context } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import type { MarketplaceProfile } from './marketplace.contract.ts';

/** Names a member of the marketplace in one line of a mail, with the address of the profile. */
export function memberLine(ctx: Context, profile: MarketplaceProfile, more: string[] = []): MailText {
  const { id, organization_type, headquarters_state } = profile;
  const facts = [ORGANIZATION_TYPE_LABELS[organization_type], headquarters_state, ...more].filter(Boolean);
  const address = `${ctx.publicUrl}/marketplace?profile=${id}`;
  return mailText`${plainName(memberName(profile))} (${ownWords(facts.join(', '))}): ${ownWords(address)}`;
}
