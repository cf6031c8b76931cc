import { findProfileBySlug } from '#features/profiles/profile/profiles.repository.ts';
import { presentProfile } from '#features/profiles/profile/profiles.service.ts';
import { listProjectsPage } from '#features/profiles/projects/projects.service.ts';
import { listServicesPage } from '#features/profiles/services/services.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { PageQuery } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { Context } from '#platform/server/context.ts';
import type {
  listMemberProjects as ListProjects,
  listMemberServices as ListServices,
  MemberProfile,
} from './member-page.contract.ts';
import { asMembersSee, asUnconfirmedSee, asVisitorsSee } from './profile-visibility.rules.ts';

/**
 * Returns the member at this address as the caller can see them.
 * @throws AppError PROFILE_NOT_FOUND, for a visitor also if the page is not public.
 */
export async function getMemberPage(
  ctx: Pick<Context, 'db' | 'now' | 'actor'>,
  slug: string,
): Promise<MemberProfile> {
  const row = await findProfileBySlug(ctx.db, slug.toLowerCase(), ctx.actor === null);
  if (!row) throw new AppError('PROFILE_NOT_FOUND');
  const profile = presentProfile(row, ctx.now);
  if (!ctx.actor) return asVisitorsSee(profile);
  return ctx.actor.emailConfirmed ? asMembersSee(profile) : asUnconfirmedSee(profile);
}

/** @throws AppError PROFILE_NOT_FOUND, as for the page. */
export async function listMemberServices(
  ctx: Context,
  slug: string,
  query: PageQuery,
): Promise<RouteOutput<typeof ListServices>> {
  const { id } = await getMemberPage(ctx, slug);
  return listServicesPage(ctx, id, query);
}

/** @throws AppError PROFILE_NOT_FOUND, as for the page. */
export async function listMemberProjects(
  ctx: Context,
  slug: string,
  query: PageQuery,
): Promise<RouteOutput<typeof ListProjects>> {
  const { id } = await getMemberPage(ctx, slug);
  return listProjectsPage(ctx, id, query);
}
