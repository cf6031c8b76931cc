import { getMarketplaceProfile } from '#features/marketplace/listing/marketplace.service.ts';
import type { Project } from '#features/profiles/projects/projects.contract.ts';
import { listProjectsOf } from '#features/profiles/projects/projects.service.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import { listServicesOf } from '#features/profiles/services/services.service.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import type { MemberContext } from '#platform/server/context.ts';
import { type getMarketplaceProfileDetail as contract, DETAIL_PAGE_SIZE } from './profile-detail.contract.ts';
import { findAnswerMinutes } from './profile-detail.repository.ts';

const FIRST_PAGE = { page: 1, pageSize: DETAIL_PAGE_SIZE };

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function getMarketplaceProfileDetail(
  ctx: MemberContext,
  id: string,
): Promise<RouteOutput<typeof contract>> {
  // What is read of a member who is not published is thrown away with the error.
  const [profile, projects, services] = await Promise.all([
    getMarketplaceProfile(ctx, id),
    listProjectsOf(ctx, id, FIRST_PAGE),
    listServicesOf(ctx, id, FIRST_PAGE),
  ]);
  // Whose answers are too few for a rate has too few for a median.
  const answer_minutes = profile.response_rate === null ? null : await findAnswerMinutes(ctx.db, id);
  return { profile, projects, services, answer_minutes };
}

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function listMarketplaceProfileProjects(
  ctx: MemberContext,
  id: string,
  query: ListQuery,
): Promise<Project[]> {
  await getMarketplaceProfile(ctx, id);
  return listProjectsOf(ctx, id, query);
}

/** @throws AppError PROFILE_NOT_FOUND, also for a profile that is not published. */
export async function listMarketplaceProfileServices(
  ctx: MemberContext,
  id: string,
  query: ListQuery,
): Promise<Service[]> {
  await getMarketplaceProfile(ctx, id);
  return listServicesOf(ctx, id, query);
}
