import { sql } from 'kysely';
import type { Db } from '#platform/server/database/connect.ts';

/** Most members of earlier mails that a search for new ones leaves out: those of some years. */
const NAMED_MAX = 1000;

/**
 * Finds members to mail, by id: in the marketplace, with the mail switched on and none since `freshAfter`, whose profile says
 * what they do, for which causes, and where.
 */
export async function findMembersToMail(
  db: Db,
  { freshAfter, after, limit }: { freshAfter: Date; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from profiles p
    join main_owners o on o.profile_id = p.id
    join accounts a on a.id = o.account_id
    where p.id > ${after}::uuid and p.is_published and array_position(a.mails_off, 'mails_partners') is null
      and coalesce(p.short_summary, p.bio, '') <> '' and p.focus_areas <> '{}'
      and (p.headquarters_state is not null or p.operating_regions <> '{}')
      and not exists (
        select from partner_mails m where m.profile_id = p.id and m.sent_at > ${freshAfter}::timestamptz)
    order by p.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds the members whom earlier mails named, the last ones first. */
export async function findNamedPartners(db: Db, profileId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_mails')
    .select('partner_id')
    .where('profile_id', '=', profileId)
    .orderBy('sent_at', 'desc')
    .limit(NAMED_MAX)
    .execute();
  return rows.map(({ partner_id }) => partner_id);
}

/** Locks a profile for its mail. @returns false if it had one since `freshAfter`, or has left the marketplace. */
export async function lockForMail(db: Db, profileId: string, freshAfter: Date): Promise<boolean> {
  const { rows } = await sql`
    select from profile_details d where d.id = ${profileId} and exists (
      select from profiles p where p.id = d.id and p.is_published)
    for no key update`.execute(db);
  if (rows.length === 0) return false;
  const sent = await db
    .selectFrom('partner_mails')
    .select('partner_id')
    .where('profile_id', '=', profileId)
    .where('sent_at', '>', freshAfter.toISOString())
    .limit(1)
    .executeTakeFirst();
  return sent === undefined;
}

/** Notes whom a mail names. */
export async function insertNamedPartners(
  db: Db,
  profileId: string,
  partnerIds: string[],
  now: Date,
): Promise<void> {
  await db
    .insertInto('partner_mails')
    .values(partnerIds.map((partner_id) => ({ profile_id: profileId, partner_id, sent_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds everybody whom mails have named to a profile, for the export of the data. */
export const findEveryNamedPartner = (db: Db, profileId: string) =>
  db
    .selectFrom('partner_mails')
    .select(['partner_id', 'sent_at'])
    .where('profile_id', '=', profileId)
    .orderBy('sent_at')
    .orderBy('partner_id')
    .execute();
