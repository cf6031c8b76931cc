import type { Context, MemberContext } from '#platform/server/context.ts';
import { type MailText, mailText, ownWords, plainPerson } from '#platform/server/mail/mail-text.ts';
import { findActingNames } from './acting-name.repository.ts';

/** Most persons that a mail names for one organisation. */
const PERSONS_MAX = 3;

/**
 * Names the persons and the organisation behind what a mail tells: “Asha Rao, Tungavarna Industries”. Null for a profile that
 * has gone.
 */
export async function nameOfPersons(
  { db }: Pick<Context, 'db'>,
  accountIds: string[],
  profileId: string,
): Promise<MailText | null> {
  const found = await findActingNames(db, accountIds, profileId);
  const [first, ...others] = found
    .slice(0, PERSONS_MAX)
    .map(({ person, organisation }) => plainPerson(person, organisation));
  if (!first) return null;
  const named = others.reduce((before, name) => mailText`${before} and ${name}`, first);
  const more = found.length - PERSONS_MAX;
  return more > 0 ? mailText`${named} and ${ownWords(more)} more` : named;
}

/** Names who acts: the person and the organisation acted for. Call inside the transaction of the act. */
export async function nameOfActor(ctx: MemberContext): Promise<MailText> {
  const { accountId, profileId } = ctx.actor;
  return (await nameOfPersons(ctx, [accountId], profileId)) ?? mailText`A member`;
}
