import { sql } from 'kysely';
import type { MailChoice } from '#features/profiles/profile/profile-settings.contract.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** A person who wants a mail. */
export interface MailReader {
  account_id: string;
  email: string;
  mail_stop_key: string;
}

/** A person who gets a mail of a profile. */
export interface ProfileMailReader extends MailReader {
  is_main: boolean;
  organisation: string;
}

/**
 * Finds the people of a profile who want a kind of mail, the main owner first. Nobody of a suspended profile, and nobody who is
 * suspended.
 * @param roles of those who get it; null for the main owner alone.
 * @param except accounts that get none.
 */
export async function findProfileReaders(
  db: Db,
  profileId: string,
  choice: MailChoice,
  { roles, except, limit }: { roles: Role[] | null; except: string[]; limit: number },
): Promise<ProfileMailReader[]> {
  const { rows } = await sql<ProfileMailReader>`
    select a.id as account_id, a.email, a.mail_stop_key, m.is_main, p.member_name as organisation
    from memberships m
    join accounts a on a.id = m.account_id
    join profiles p on p.id = m.profile_id
    where m.profile_id = ${profileId}
      and case when ${roles}::text[] is null then m.is_main else m.role = any(${roles}::text[]) end
      and a.suspended_at is null and array_position(a.mails_off, ${choice}) is null
      and a.id <> all(${except}::uuid[])
      and not exists (
        select from main_owners o join accounts s on s.id = o.account_id
        where o.profile_id = m.profile_id and s.suspended_at is not null)
    order by m.is_main desc, m.created_at, m.account_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds a person who wants a kind of mail; undefined for one who does not, who has gone, or is suspended. */
export async function findReader(
  db: Db,
  accountId: string,
  choice: MailChoice,
): Promise<MailReader | undefined> {
  const { rows } = await sql<MailReader>`
    select id as account_id, email, mail_stop_key from accounts
    where id = ${accountId} and suspended_at is null and array_position(mails_off, ${choice}) is null`.execute(
    db,
  );
  return rows[0];
}
