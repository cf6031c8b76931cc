import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Context } from '#platform/server/context.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import { mailText, ownWords } from '#platform/server/mail/mail-text.ts';
import { findMailChoice } from './mail-choices.repository.ts';

interface Delivery {
  /** Which of the mails it is that a member may do without. */
  choice: MailChoice;
  /** With the choice where it has been read already. */
  to: { id: string; email: string } & Partial<Record<MailChoice, boolean>>;
}

/**
 * Sends a mail that its reader may switch off, unless that has happened; it says where. Mails about signing in and the
 * account go out by `sendMail`, always. Call inside a transaction.
 */
export async function sendMemberMail(
  ctx: Pick<Context, 'db' | 'jobs' | 'publicUrl'>,
  { choice, to }: Delivery,
  mail: Omit<Mail, 'to' | 'footnote'>,
): Promise<void> {
  if (!(to[choice] ?? (await findMailChoice(ctx.db, to.id, choice)))) return;
  const settings = ownWords(`${ctx.publicUrl}${SETTINGS_PATH}`);
  const footnote = mailText`You choose which mails you receive in your settings: ${settings}`;
  await sendMail(ctx, { ...mail, to: to.email, footnote });
}
