import { sql } from 'kysely';
import type { MailChoice, MailTiming } from '#features/profiles/profile/profile-settings.contract.ts';
import { timingOf } from '#features/profiles/profile/profiles.repository.ts';
import type { Role } from '#platform/contract/people/roles.ts';
import type { Db } from '#platform/server/database/connect.ts';

/** A person whom something concerns. */
export interface MailReader {
  account_id: string;
  email: string;
  mail_stop_key: string;
  /** When this kind of mail comes to the person. */
  timing: MailTiming;
}

/** A person of a profile whom something concerns. */
export interface ProfileMailReader extends MailReader {
  is_main: boolean;
  organisation: string;
}

interface Readers {
  /** Of those whom it concerns; null for the main owner alone. */
  roles: Role[] | null;
  /** Accounts that know already. */
  except: string[];
  /** The collaboration that it is about: a person with the role member hears of it where the profile has named them. */
  namedIn?: string | null;
  limit: number;
}

/**
 * Finds the people of a profile whom something concerns, the main owner first. Nobody of a suspended profile, and nobody who is
 * suspended.
 */
export async function findProfileReaders(
  db: Db,
  profileId: string,
  choice: MailChoice,
  { roles, except, namedIn = null, limit }: Readers,
): Promise<ProfileMailReader[]> {
  const { rows } = await sql<ProfileMailReader>`
    select a.id as account_id, a.email, a.mail_stop_key, ${timingOf('a', choice)} as timing, m.is_main,
      p.member_name as organisation
    from memberships m
    join accounts a on a.id = m.account_id
    join profiles p on p.id = m.profile_id
    where m.profile_id = ${profileId}
      and case when ${roles}::text[] is null then m.is_main else m.role = any(${roles}::text[]) end
      and a.suspended_at is null and a.id <> all(${except}::uuid[])
      and (${namedIn}::text is null or m.role <> 'member' or exists (
        select from collaboration_seats s join collaboration_participants t on t.id = s.participant_id
        where t.collaboration_id = ${namedIn} and s.account_id = m.account_id and s.profile_id = m.profile_id))
      and not exists (
        select from main_owners o where o.profile_id = m.profile_id and o.suspended_at is not null)
    order by m.is_main desc, m.created_at, m.account_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds a person; undefined for one who has gone, or is suspended. */
export async function findReader(
  db: Db,
  accountId: string,
  choice: MailChoice,
): Promise<MailReader | undefined> {
  const { rows } = await sql<MailReader>`
    select a.id as account_id, a.email, a.mail_stop_key, ${timingOf('a', choice)} as timing from accounts a
    where a.id = ${accountId} and a.suspended_at is null`.execute(db);
  return rows[0];
}
