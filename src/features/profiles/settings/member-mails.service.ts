import { STOP_MAILS_PATH } from '#features/profiles/mail-opt-outs/opt-outs.data.ts';
import { MAIL_READERS, type MailReaders, rolesThatRead } from '#features/profiles/profile/mail-acts.rules.ts';
import { SETTINGS_PATH } from '#features/profiles/profile/profile-paths.rules.ts';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Context } from '#platform/server/context.ts';
import { type Mail, sendMail } from '#platform/server/mail/mail.ts';
import { type MailText, mailText, ownWords, plainName } from '#platform/server/mail/mail-text.ts';
import {
  findProfileReaders,
  findReader,
  type MailReader,
  type ProfileMailReader,
} from './mail-choices.repository.ts';

/** Most people of one profile who get the same mail: the main owner, and those who came first. */
const READERS_MAX = 10;

/** Mails with a link of their own that stops them. */
const WITH_OWN_STOP: readonly MailChoice[] = ['mails_digest', 'mails_partners'];

interface ChosenMail extends Omit<Mail, 'to' | 'footnote'> {
  /** The kind of mail that each person can switch off. */
  choice: MailChoice;
}

interface MemberMail extends ChosenMail {
  /** The profile. */
  to: { id: string };
  /** Who of it gets the mail, where that is not by the kind of mail. */
  readers?: Exclude<MailReaders, 'person'>;
  /** Accounts that know already: of those who did it. The person who acts for another profile gets none anyway. */
  except?: string[];
}

/**
 * Sends a mail to the people of a profile whom it concerns by their role, at most ten, each unless this person has switched the
 * kind off. The footnote says where to do so, and has a link that does. Mails about signing in and the account use `sendMail`
 * and are always sent. Call inside a transaction.
 */
export async function sendMemberMail(ctx: Context, mail: MemberMail): Promise<void> {
  const { choice, to, readers = MAIL_READERS[choice], except = [], ...content } = mail;
  const { actor } = ctx;
  const roles = readers === 'main' || readers === 'person' ? null : rolesThatRead(readers);
  const people = await findProfileReaders(ctx.db, to.id, choice, {
    roles,
    except: actor && actor.profileId !== to.id ? [...except, actor.accountId] : except,
    limit: READERS_MAX,
  });
  for (const person of people) {
    await sendMail(ctx, { ...content, ...choiceOf(ctx, { choice, person, ...content }), to: person.email });
  }
}

/** Sends a mail to one person, whatever profile that is for, unless the person has switched the kind off. */
export async function sendPersonMail(
  ctx: Context,
  { choice, to, ...content }: ChosenMail & { /** The account. */ to: { id: string } },
): Promise<void> {
  const person = await findReader(ctx.db, to.id, choice);
  if (!person) return;
  await sendMail(ctx, { ...content, ...choiceOf(ctx, { choice, person, ...content }), to: person.email });
}

/** Path of the page that stops a kind of mail for the person who got one. */
const stopPath = (choice: MailChoice, { account_id, mail_stop_key }: MailReader) =>
  `${STOP_MAILS_PATH}?kind=${choice}&id=${account_id}&signature=${mail_stop_key}`;

/** How the person chooses such mails: in the footnote, and with the button of the mail program. */
const choiceOf = (
  ctx: Context,
  { choice, person, optOut }: Pick<ChosenMail, 'choice' | 'optOut'> & { person: MailReader },
) => ({
  footnote: footnoteFor(ctx, choice, person),
  optOut: optOut ?? { path: stopPath(choice, person) },
});

function footnoteFor(
  { publicUrl }: Context,
  choice: MailChoice,
  person: MailReader & Partial<ProfileMailReader>,
): MailText {
  const settings = ownWords(`${publicUrl}${SETTINGS_PATH}`);
  const stop = ownWords(`${publicUrl}${stopPath(choice, person)}`);
  const why =
    person.organisation !== undefined && person.is_main === false
      ? mailText`You receive this because you work for ${plainName(person.organisation)}. `
      : ownWords('');
  const choose = mailText`Choose which mails you receive in your settings: ${settings}`;
  return WITH_OWN_STOP.includes(choice)
    ? mailText`${why}${choose}`
    : mailText`${why}${choose} Stop mails of this kind: ${stop}`;
}
