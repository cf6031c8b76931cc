import { sql } from 'kysely';
import type { ProfileId } from '#platform/contract/people/ids.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { mapConstraints } from '#platform/server/database/constraint.ts';

const CONSTRAINTS = {
  domain_claims_once: 'DOMAIN_CLAIMED',
  domain_claims_one_holder: 'DOMAIN_HELD',
} as const;

const claims = (db: Db) =>
  db.selectFrom('domain_claims').select(['id', 'domain', 'email', 'sent_at', 'expires_at', 'confirmed_at']);

export type DomainClaimRow = Awaited<ReturnType<typeof findDomainClaims>>[number];

/** Finds the domains of a profile, by name. Their number has a cap. */
export const findDomainClaims = (db: Db, profileId: ProfileId) =>
  claims(db).where('profile_id', '=', profileId).orderBy('domain').execute();

export const findDomainClaim = (db: Db, profileId: ProfileId, id: string) =>
  claims(db).where('profile_id', '=', profileId).where('id', '=', id).executeTakeFirst();

interface NewDomainClaim {
  id: string;
  profile_id: string;
  domain: string;
  email: string;
  token_hash: Buffer;
  claimed_by: string;
  created_at: Date;
  sent_at: Date;
  expires_at: Date;
}

/** @throws AppError DOMAIN_CLAIMED where the profile has claimed the domain already. */
export async function insertDomainClaim(db: Db, claim: NewDomainClaim): Promise<void> {
  await mapConstraints(CONSTRAINTS, () => db.insertInto('domain_claims').values(claim).execute());
}

/** Replaces the token of a claim that waits. @returns false if it was confirmed or removed meanwhile. */
export async function updateClaimToken(
  db: Db,
  id: string,
  fresh: { token_hash: Buffer; sent_at: Date; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('domain_claims')
    .set(fresh)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Confirms the claim of a token, which is used up.
 * @returns the claim's id; undefined if the profile has no claim with this token, or its time is over.
 * @throws AppError DOMAIN_HELD where another profile holds the domain.
 */
export const confirmClaim = (db: Db, profileId: ProfileId, tokenHash: Buffer, now: Date) =>
  mapConstraints(CONSTRAINTS, () =>
    db
      .updateTable('domain_claims')
      .set({ confirmed_at: now, token_hash: null, expires_at: null })
      .where('token_hash', '=', tokenHash)
      .where('profile_id', '=', profileId)
      .where('expires_at', '>', now.toISOString())
      .returning(['id', 'domain'])
      .executeTakeFirst(),
  );

/** Deletes a claim of a profile. @returns its domain; undefined if it is not there. */
export const deleteDomainClaim = (db: Db, profileId: ProfileId, id: string) =>
  db
    .deleteFrom('domain_claims')
    .where('profile_id', '=', profileId)
    .where('id', '=', id)
    .returning('domain')
    .executeTakeFirst();

/** Counts the claims of a profile, those that have expired included. */
export async function countDomainClaims(db: Db, profileId: ProfileId): Promise<number> {
  const { count } = await db
    .selectFrom('domain_claims')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the profile that holds a domain, unless it is suspended or being deleted. Locks nothing. */
export const findHolder = (db: Db, domain: string) =>
  db
    .selectFrom('domain_claims as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .innerJoin('main_owners as main', 'main.profile_id', 'p.id')
    .select(['p.id', 'p.member_name as name', 'c.domain'])
    .where('c.domain', '=', domain)
    .where('c.confirmed_at', 'is not', null)
    .where('main.suspended_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('profile_deletions as d')
            .select('d.due_at')
            .whereRef('d.profile_id', '=', 'c.profile_id'),
        ),
      ),
    )
    .executeTakeFirst();
