import { getMarketplaceProfile } from '#features/marketplace/listing/marketplace.service.ts';
import type { Project } from '#features/profiles/projects/projects.contract.ts';
import { listProjectsOf } from '#features/profiles/projects/projects.service.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import { listServicesOf } from '#features/profiles/services/services.service.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import type { MemberContext } from '#platform/server/context.ts';

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
