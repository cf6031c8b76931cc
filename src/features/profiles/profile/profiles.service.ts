import { listProjectsOf } from '#features/profiles/projects/projects.service.ts';
import { nextVersion, refuseConflicts } from '#features/profiles/records/field-versions.rules.ts';
import { findServices } from '#features/profiles/services/services.repository.ts';
import { withVerification } from '#features/profiles/verification-levels/verification-level.rules.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { reportMixedScripts } from '#platform/server/mixed-scripts.ts';
import { roleOf } from './profile-role.rules.ts';
import { MAIL_CHOICES, type MailChoice, type MailChoices } from './profile-settings.contract.ts';
import { takeSlug } from './profile-slugs.repository.ts';
import {
  changesOf,
  otherMemberErrors,
  type ProfileChanges,
  reservedNameErrors,
  stateReadFrom,
  updateErrors,
} from './profile-update.rules.ts';
import type { Overview, OwnProfileUpdate, Profile } from './profiles.contract.ts';
import * as profiles from './profiles.repository.ts';
import { ratingFigures } from './rating-figures.rules.ts';

const RECENT = { page: 1, pageSize: 5 };

/** Returns a stored profile in the shape of the API, including fields that only its owner sees. */
export function presentProfile(row: profiles.ProfileRow, now: Date): Profile {
  return {
    ...withVerification(row, dayInIndia(now)),
    role: roleOf(row.organization_type, row.is_admin),
    organization_id: row.organization_name === null ? null : row.id,
    company_size: row.organization_type === 'corporate' ? row.organization_size : null,
    ...ratingFigures(row),
  };
}

/** @throws AppError PROFILE_NOT_FOUND if the account no longer exists. */
export async function getProfile(ctx: MemberContext): Promise<Profile> {
  const profile = await profiles.findProfile(ctx.db, ctx.actor);
  if (!profile) throw new AppError('PROFILE_NOT_FOUND');
  return presentProfile(profile, ctx.now);
}

/**
 * Changes the fields that were sent. If the location changes and no state is sent, the state is read from the location.
 * An id and email are only compared with the caller's own.
 * @throws AppError PROFILE_CHANGED naming the fields that another save has changed since `input.version`;
 *   VALIDATION_FAILED for values that contradict stored ones, another id or email, and an address that is taken;
 *   PROFILE_NOT_FOUND.
 */
export function updateProfile(
  ctx: MemberContext,
  { id, email, ...input }: OwnProfileUpdate,
): Promise<Profile> {
  return transact(ctx, async (ctx) => {
    const current = await profiles.lockProfile(ctx.db, ctx.actor);
    if (!current) throw new AppError('PROFILE_NOT_FOUND');
    const { mails, changes } = withoutMails(changesOf(current, input));
    refuseConflicts(changes, current, input.version, 'PROFILE_CHANGED');
    const errors = {
      ...otherMemberErrors(current, { id, email }),
      ...updateErrors(current, input, changes),
      ...(!current.is_admin && reservedNameErrors(changes)),
    };
    if (Object.keys(errors).length > 0) throw validationError(errors);
    // They are the person's, so no save of a colleague conflicts with them.
    if (Object.keys(mails).length > 0) await profiles.updateMailChoices(ctx.db, ctx.actor.accountId, mails);
    if (Object.keys(changes).length > 0)
      await save(ctx, current, { ...changes, ...stateReadFrom(current, input, changes) });
    reportMixedScripts(ctx, current.id, [changes.full_name, changes.organization_name]);
    return getProfile(ctx);
  });
}

/** Tells the choice of mails, which is the person's, from what is the profile's. */
function withoutMails(all: ProfileChanges) {
  const isMail = (name: string) => MAIL_CHOICES.some((choice) => choice === name);
  const entries = Object.entries(all);
  return {
    mails: Object.fromEntries(entries.filter(([name]) => isMail(name))) as MailChoices,
    changes: Object.fromEntries(entries.filter(([name]) => !isMail(name))) as Omit<
      ProfileChanges,
      MailChoice
    >,
  };
}

/** Changes which mails the person receives; for every role. */
export function updateMailChoices(ctx: MemberContext, choices: MailChoices): Promise<Required<MailChoices>> {
  return transact(ctx, async (ctx) => {
    await profiles.updateMailChoices(ctx.db, ctx.actor.accountId, choices);
    return getProfile(ctx);
  });
}

async function save(
  ctx: MemberContext,
  current: profiles.ProfileRow,
  changes: Omit<ProfileChanges, MailChoice>,
): Promise<void> {
  const { slug } = changes;
  if (slug !== undefined) await takeSlug(ctx.db, current.id, slug, ctx.now);
  await profiles.updateProfile(ctx.db, current.id, { ...changes, updated_at: ctx.now });
  await profiles.updateVersion(ctx.db, current.id, nextVersion(changes, current));
}

export async function getOverview(ctx: MemberContext): Promise<Overview> {
  const [profile, recentServices, recentProjects] = await Promise.all([
    getProfile(ctx),
    findServices(ctx.db, ctx.actor.profileId, RECENT),
    listProjectsOf(ctx, ctx.actor.profileId, RECENT),
  ]);
  return {
    counts: { services: profile.services_count, projects: profile.projects_count },
    totalBudget: profile.total_investment,
    livesReached: profile.lives_reached,
    recentServices,
    recentProjects,
  };
}
