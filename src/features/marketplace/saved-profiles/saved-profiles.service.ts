import { getMarketplaceProfile } from '#features/marketplace/listing/marketplace.service.ts';
import type { MemberContext } from '#platform/server/context.ts';
import type { SavedProfilesQuery } from './saved-profiles.contract.ts';
import * as saved from './saved-profiles.repository.ts';

export function listSavedProfiles(ctx: MemberContext, query: SavedProfilesQuery): Promise<string[]> {
  return saved.findSavedProfileIds(ctx.db, ctx.actor.profileId, query);
}

/** Saves a profile; saving it again changes nothing. @throws AppError PROFILE_NOT_FOUND. */
export async function saveProfile(ctx: MemberContext, id: string): Promise<{ id: string }> {
  await getMarketplaceProfile(ctx, id);
  await saved.insertSavedProfile(ctx.db, ctx.actor.profileId, id);
  return { id };
}

export async function unsaveProfile(ctx: MemberContext, id: string): Promise<{ id: string }> {
  await saved.deleteSavedProfile(ctx.db, ctx.actor.profileId, id);
  return { id };
}
