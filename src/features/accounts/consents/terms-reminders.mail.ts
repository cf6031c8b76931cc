import type { Context } from '#platform/server/context.ts';
import { sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';

/** Reminds a member of the terms and the privacy policy, in the words of the law. Call inside a transaction. */
export async function mailTermsReminder(ctx: Context, { to }: { to: string }): Promise<void> {
  await sendMail(ctx, {
    kind: 'reminder',
    to,
    subject: mailText`A yearly reminder of the terms of Dayitva`,
    paragraphs: [
      mailText`Once a year, the law requires us to remind every member of the rules of Dayitva (rule 3(1)(c) of the Intermediary Rules, 2021): the Terms of Service and the Privacy Policy.`,
      mailText`If a member does not keep to them, we can immediately end the use of the account, remove what breaks them, or both.`,
    ],
    link: { label: mailText`Read the Terms of Service`, path: '/terms' },
    closing: [
      mailText`The Privacy Policy: ${ownWords(`${ctx.publicUrl}/privacy`)}`,
      mailText`You do not need to do anything. If something on Dayitva breaks these rules or harms you, please tell us: ${ownWords(`${ctx.publicUrl}/support?tab=contact`)}`,
    ],
  });
}
