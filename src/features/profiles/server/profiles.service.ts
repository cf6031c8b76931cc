import { AppError } from '#platform/contract/errors.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import type { Overview, Profile, ProfileUpdate } from '../profiles.contract.ts';
import { roleOf } from './profile-role.service.ts';
import * as profiles from './profiles.repository.ts';
import { findProjects } from './projects.repository.ts';
import { findServices } from './services.repository.ts';

const RECENT = { page: 1, pageSize: 5 };

/** @throws AppError PROFILE_NOT_FOUND when the account is gone. */
export async function getProfile(ctx: MemberContext): Promise<Profile> {
  const profile = await profiles.findProfile(ctx.db, ctx.actor.id);
  if (!profile) throw new AppError('PROFILE_NOT_FOUND');
  return { ...profile, role: roleOf(profile.organization_type, profile.is_admin), rating: null };
}

/** What a CIN says of the listing overrides the member; an FCRN and no CIN say nothing. */
async function listingOf(ctx: MemberContext, input: ProfileUpdate) {
  if (input.corporate_cin === undefined && input.is_listed_entity === undefined) return {};
  const cin = input.corporate_cin === undefined ? (await getProfile(ctx)).corporate_cin : input.corporate_cin;
  const is_listed_entity = isListedCin(cin);
  return is_listed_entity === null ? {} : { is_listed_entity };
}

/**
 * Changes the fields that were sent; the state that the marketplace filters by follows the headquarters, and the
 * listing follows the CIN.
 */
export async function updateProfile(ctx: MemberContext, input: ProfileUpdate): Promise<Profile> {
  const { headquarters_location } = input;
  const moved =
    headquarters_location === undefined ? {} : { headquarters_state: stateOfLocation(headquarters_location) };
  return transact(ctx, async (ctx) => {
    const listing = await listingOf(ctx, input);
    await profiles.updateProfile(ctx.db, ctx.actor.id, {
      ...input,
      ...moved,
      ...listing,
      updated_at: ctx.now,
    });
    return getProfile(ctx);
  });
}

export async function getOverview(ctx: MemberContext): Promise<Overview> {
  const [profile, recentServices, recentProjects] = await Promise.all([
    getProfile(ctx),
    findServices(ctx.db, ctx.actor.id, RECENT),
    findProjects(ctx.db, ctx.actor.id, RECENT),
  ]);
  return {
    counts: { services: profile.services_count, projects: profile.projects_count },
    totalBudget: profile.total_investment,
    recentServices,
    recentProjects,
  };
}
