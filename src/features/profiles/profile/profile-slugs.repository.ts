import type { Db } from '#platform/server/database/connect.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { EARLIER_SLUGS_MAX } from './profile-settings.contract.ts';

const TAKEN = { slug: 'This address is taken. Please choose another one' };

/**
 * Gives the member a new address. The last ones (`EARLIER_SLUGS_MAX`) still lead to it; others can take older ones.
 * A member can return to an earlier address.
 * @throws AppError VALIDATION_FAILED if the address is or was another member's.
 */
export async function takeSlug(db: Db, profileId: string, slug: string, now: Date): Promise<void> {
  const taken = await db
    .insertInto('profile_slugs')
    .values({ slug, profile_id: profileId, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ created_at: now })
        .where('profile_slugs.profile_id', '=', profileId),
    )
    .returning('slug')
    .executeTakeFirst();
  if (!taken) throw validationError(TAKEN);
  await deleteOldest(db, profileId);
}

async function deleteOldest(db: Db, profileId: string): Promise<void> {
  const kept = db
    .selectFrom('profile_slugs')
    .select('slug')
    .where('profile_id', '=', profileId)
    .orderBy('created_at', 'desc')
    .orderBy('slug')
    .limit(EARLIER_SLUGS_MAX + 1);
  await db
    .deleteFrom('profile_slugs')
    .where('profile_id', '=', profileId)
    .where('slug', 'not in', kept)
    .execute();
}
