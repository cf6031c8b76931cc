import { memberLine } from '#features/marketplace/listing/member-line.service.ts';
import type { Recommendation } from '#features/marketplace/matching/match.contract.ts';
import { matchFact, matchReasons } from '#features/marketplace/matching/match-words.rules.ts';
import { sendMemberMail } from '#features/profiles/settings/member-mails.service.ts';
import type { Context } from '#platform/server/context.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';

interface PartnerNews {
  to: { id: string; email: string };
  partners: Recommendation[];
  /** Path of the page that stops this mail. */
  stopPath: string;
}

/** Sends a member who fits. Call inside a transaction. */
export async function mailPartnerNews(ctx: Context, { to, partners, stopPath }: PartnerNews): Promise<void> {
  await sendMemberMail(ctx, {
    choice: 'mails_partners',
    kind: 'reminder',
    to,
    subject: mailText`New partners that fit`,
    paragraphs: [
      mailText`By what you and they wrote, these members fit you best of those whom we have not named before:`,
      ...partners.flatMap(({ profile, match }) => [
        memberLine(ctx, profile, [matchFact(match)]),
        matchReasons(match).map(ownWords),
      ]),
    ],
    link: { label: mailText`Open the marketplace`, path: '/marketplace?sort=match' },
    optOut: { words: mailText`Stop this weekly mail`, path: stopPath },
  });
}
