import { sql } from 'kysely';
import type { MailChoice, MailTiming } from './profile-settings.contract.ts';

/**
 * When a kind of mail comes to a person.
 * @param account alias of `accounts` in the statement. For no account: at once.
 */
export const timingOf = (account: 'a' | 'me', choice: MailChoice) => {
  const isIn = (column: 'mails_off' | 'mails_daily') =>
    sql<boolean>`array_position(${sql.ref(`${account}.${column}`)}, ${sql.lit<string>(choice)}) is not null`;
  return sql<MailTiming>`case when ${isIn('mails_off')} then 'false'::jsonb
    when ${isIn('mails_daily')} then '"daily"'::jsonb else 'true'::jsonb end`;
};
