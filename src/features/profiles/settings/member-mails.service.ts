import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Context } from '#platform/server/context.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { findMailChoice } from './mail-choices.repository.ts';

interface MemberMail extends Omit<Mail, 'to' | 'footnote'> {
  /** The kind of mail that the member can switch off. */
  choice: MailChoice;
  /** With the member's choice where it has been read already. */
  to: { id: string; email: string } & Partial<Record<MailChoice, boolean>>;
}

/**
 * Sends a mail unless the member has switched this kind off, or is suspended; the footnote says where to do so. Mails about signing in
 * and the account use `sendMail` and are always sent. Call inside a transaction.
 */
export async function sendMemberMail(ctx: Context, { choice, to, ...mail }: MemberMail): Promise<void> {
  // A member who wanted it when the recipients were read may be suspended.
  if (to[choice] === false || !(await findMailChoice(ctx.db, to.id, choice))) return;
  await sendWantedMail(ctx, { ...mail, to: to.email });
}

/**
 * Sends a mail to a member who wants this kind and is not suspended, as the same transaction has read. The footnote is that of
 * `sendMemberMail`.
 */
export async function sendWantedMail(ctx: Context, mail: Omit<Mail, 'footnote'>): Promise<void> {
  const settings = ownWords(`${ctx.publicUrl}${SETTINGS_PATH}`);
  const footnote = mailText`Choose which mails you receive in your settings: ${settings}`;
  await sendMail(ctx, { ...mail, footnote });
}
