import { AppError } from '#platform/contract/errors.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/validation.ts';
import type { Overview, Profile, ProfileUpdate } from '../profiles.contract.ts';
import { roleOf } from './profile-role.service.ts';
import { changesOf, conflictingFields, type ProfileChanges, updateErrors } from './profile-update.policy.ts';
import * as profiles from './profiles.repository.ts';
import { listProjectsOf } from './projects.service.ts';
import { ratingFigures } from './rating-figures.service.ts';
import { findServices } from './services.repository.ts';

const RECENT = { page: 1, pageSize: 5 };

function present(row: profiles.ProfileRow): Profile {
  return {
    ...row,
    role: roleOf(row.organization_type, row.is_admin),
    company_size: row.organization_type === 'corporate' ? row.organization_size : null,
    ...ratingFigures(row),
  };
}

/** @throws AppError PROFILE_NOT_FOUND when the account is gone. */
export async function getProfile(ctx: MemberContext): Promise<Profile> {
  const profile = await profiles.findProfile(ctx.db, ctx.actor.id);
  if (!profile) throw new AppError('PROFILE_NOT_FOUND');
  return present(profile);
}

/**
 * Changes the fields that were sent; the state that the marketplace filters by follows the headquarters.
 * @throws AppError PROFILE_CHANGED naming the fields that another save has changed since `input.version`;
 *   VALIDATION_FAILED for what does not fit the stored rest; PROFILE_NOT_FOUND.
 */
export function updateProfile(ctx: MemberContext, input: ProfileUpdate): Promise<Profile> {
  return transact(ctx, async (ctx) => {
    const current = await profiles.lockProfile(ctx.db, ctx.actor.id);
    if (!current) throw new AppError('PROFILE_NOT_FOUND');
    const changes = changesOf(current, input);
    refuseConflicts(changes, current, input.version);
    const errors = updateErrors(current, input, changes);
    if (Object.keys(errors).length > 0) throw validationError(errors);
    if (Object.keys(changes).length > 0) await save(ctx, current, changes);
    return getProfile(ctx);
  });
}

function refuseConflicts(changes: ProfileChanges, current: profiles.ProfileRow, startedFrom?: number): void {
  const conflicts = conflictingFields(changes, current.field_versions, startedFrom);
  if (conflicts.length === 0) return;
  const fields = Object.fromEntries(conflicts.map((field) => [field, 'This was changed elsewhere']));
  throw new AppError('PROFILE_CHANGED', { fields });
}

async function save(
  ctx: MemberContext,
  current: profiles.ProfileRow,
  changes: ProfileChanges,
): Promise<void> {
  const { headquarters_location } = changes;
  const moved =
    headquarters_location === undefined ? {} : { headquarters_state: stateOfLocation(headquarters_location) };
  await profiles.updateProfile(ctx.db, current.id, { ...changes, ...moved, updated_at: ctx.now });
  const version = current.version + 1;
  const touched = Object.fromEntries(Object.keys(changes).map((field) => [field, version]));
  await profiles.updateVersion(ctx.db, current.id, version, { ...current.field_versions, ...touched });
}

export async function getOverview(ctx: MemberContext): Promise<Overview> {
  const [profile, recentServices, recentProjects] = await Promise.all([
    getProfile(ctx),
    findServices(ctx.db, ctx.actor.id, RECENT),
    listProjectsOf(ctx, ctx.actor.id, RECENT),
  ]);
  return {
    counts: { services: profile.services_count, projects: profile.projects_count },
    totalBudget: profile.total_investment,
    livesReached: profile.lives_reached,
    recentServices,
    recentProjects,
  };
}
