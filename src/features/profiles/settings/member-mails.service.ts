import { notify } from '#features/notifications/notifications/notify.service.ts';
import { stopPath } from '#features/profiles/mail-opt-outs/stop-path.rules.ts';
import {
  MAIL_READERS,
  type MailReaders,
  NOTIFIED_AS,
  rolesThatRead,
} from '#features/profiles/profile/mail-acts.rules.ts';
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

/** Most people of one profile who get the same notification. */
const NOTIFIED_MAX = 50;

/** Mails with a link of their own that stops them. */
const WITH_OWN_STOP: readonly MailChoice[] = ['mails_digest', 'mails_partners'];

interface ChosenMail extends Omit<Mail, 'to' | 'footnote'> {
  /** The kind of mail that each person can switch off. */
  choice: MailChoice;
  /** The collaboration that it is about. People who may not read it are not told. People who muted it hear of mentions only. */
  collaborationId?: string;
  /** A person is told once with the same words here, in the bell and by mail. */
  once?: string;
}

interface MemberMail extends ChosenMail {
  /** The profile. */
  to: { id: string };
  /** Who of it gets the mail, where that is not by the kind of mail. */
  readers?: Exclude<MailReaders, 'person'>;
  /** Accounts that know already: of those who did it. The person who acts for another profile gets none anyway. */
  except?: string[];
  /** A collaboration: who is neither owner nor manager hears of it where named in it. */
  namedIn?: string;
}

/**
 * Tells the people of a profile whom it concerns by their role: in the bell of the header, and the first ten who want it by mail, each
 * at once or in the daily mail, as the person has chosen. The footnote says where to choose, and has a link that stops the kind. Mails
 * about signing in and the account use `sendMail` and are always sent. Call inside a transaction.
 */
export async function sendMemberMail(ctx: Context, mail: MemberMail): Promise<void> {
  const { choice, to, readers = MAIL_READERS[choice], except = [], namedIn, ...content } = mail;
  const { actor } = ctx;
  const roles = readers === 'main' || readers === 'person' ? null : rolesThatRead(readers);
  const people = await findProfileReaders(ctx.db, to.id, choice, {
    roles,
    except: actor && actor.profileId !== to.id ? [...except, actor.accountId] : except,
    ...(namedIn && { namedIn }),
    limit: NOTIFIED_MAX,
  });
  await tell(ctx, { choice, profileId: to.id, ...content }, people);
}

interface PersonMail extends ChosenMail {
  /** The account. */
  to: { id: string };
  /** The profile that it is for: the notification goes when the person no longer acts for it. */
  profileId?: string | null;
}

/** Tells one person in the bell and by mail, whatever profile that is for, unless the person has switched such mails off. */
export async function sendPersonMail(
  ctx: Context,
  { choice, to, profileId = null, ...content }: PersonMail,
): Promise<void> {
  const person = await findReader(ctx.db, to.id, choice);
  if (person) await tell(ctx, { choice, profileId, ...content }, [person]);
}

/** Notifies these people, and mails those who want it at once; the daily mail tells the others who want it. */
async function tell(
  ctx: Context,
  { choice, profileId, once, collaborationId, ...content }: ChosenMail & { profileId: string | null },
  people: MailReader[],
): Promise<void> {
  const kind = NOTIFIED_AS[choice];
  const ids = people.map(({ account_id }) => account_id);
  const mailed = people.filter(({ timing }) => timing !== false).slice(0, READERS_MAX);
  const daily = {
    choice,
    accountIds: mailed.filter(({ timing }) => timing === 'daily').map(({ account_id }) => account_id),
  };
  const about = { profileId, ...(once && { once }), ...(collaborationId && { collaborationId }) };
  const told = kind ? await notify(ctx, ids, { ...content, ...about, kind, daily }) : ids;
  for (const person of mailed.filter(
    ({ timing, account_id }) => timing === true && told.includes(account_id),
  )) {
    await sendMail(ctx, { ...content, ...choiceOf(ctx, { choice, person, ...content }), to: person.email });
  }
}

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
