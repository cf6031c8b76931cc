import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { memberLine } from '#features/marketplace/listing/member-line.service.ts';
import type { Match } from '#features/marketplace/matching/match.contract.ts';
import { matchFact, matchReasons } from '#features/marketplace/matching/match-words.rules.ts';
import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { type MailPart, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';

/** Most members of one search that a mail names. */
export const NAMED_MAX = 5;

interface Found {
  search: { name: string; query: string };
  named: MarketplaceProfile[];
  /** How well they fit the profile that the person acts for. */
  matches: Match[];
  /** Number of all who are new. */
  total: number;
}

const SAVED_PATH = '/marketplace?saved=true';

const partners = (count: number) => ownWords(`${count} new ${count === 1 ? 'partner' : 'partners'}`);

/** A member, and why it fits. @param explained members of whom the mail has said so, by id. */
function memberParts(
  ctx: Context,
  profile: MarketplaceProfile,
  { matches, explained }: { matches: Match[]; explained: Set<string> },
): MailPart[] {
  const match = matches.find(({ profile_id }) => profile_id === profile.id);
  if (!match) return [memberLine(ctx, profile)];
  const line = memberLine(ctx, profile, [matchFact(match)]);
  if (explained.has(profile.id)) return [line];
  explained.add(profile.id);
  return [line, matchReasons(match).map(ownWords)];
}

function partsOf(ctx: Context, { search, named, matches, total }: Found, explained: Set<string>): MailPart[] {
  // Percent-encoded, as the server stored it: no word of it is text.
  const address = ownWords(`${ctx.publicUrl}/marketplace?${search.query}`);
  const more = total - named.length;
  return [
    mailText`${plainName(search.name)}: ${partners(total)}.`,
    ...named.flatMap((profile) => memberParts(ctx, profile, { matches, explained })),
    more > 0
      ? mailText`And ${ownWords(more)} more. See the search: ${address}`
      : mailText`See the search: ${address}`,
  ];
}

/** Sends a person the new members that saved searches find. Call inside a transaction. */
export async function mailSearchNews(
  ctx: Context,
  { to, found, stopPath }: { to: string; found: Found[]; stopPath: string },
): Promise<void> {
  const explained = new Set<string>();
  await sendMail(ctx, {
    kind: 'reminder',
    to,
    subject: mailText`New partners in your saved searches`,
    paragraphs: [
      mailText`New since your searches last looked:`,
      ...found.flatMap((one) => partsOf(ctx, one, explained)),
    ],
    link: { label: mailText`See your saved searches`, path: SAVED_PATH },
    closing: [mailText`This mail comes at most once a day.`],
    optOut: { words: mailText`Stop the mails of all your saved searches`, path: stopPath },
    footnote: mailText`Choose which searches send mail: ${ownWords(ctx.publicUrl + SAVED_PATH)}`,
  });
}
