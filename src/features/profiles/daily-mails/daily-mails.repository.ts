import type { Db } from '#platform/server/database/connect.ts';

/** The person who gets a daily mail. */
export interface DailyReader {
  account_id: string;
  email: string;
  mail_stop_key: string;
  /** Kinds of mail that the person has switched off. */
  mails_off: string[];
}

/** Finds a person; undefined for one who has gone, or is suspended. */
export const findDailyReader = (db: Db, accountId: string): Promise<DailyReader | undefined> =>
  db
    .selectFrom('accounts')
    .select(['id as account_id', 'email', 'mail_stop_key', 'mails_off'])
    .where('id', '=', accountId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst();
