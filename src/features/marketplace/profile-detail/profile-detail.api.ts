import { useInfiniteQuery } from '@tanstack/react-query';
import { recordKey } from '#features/marketplace/listing/marketplace.api.ts';
import type { Project } from '#features/profiles/projects/projects.contract.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import { listMarketplaceProfileProjects, listMarketplaceProfileServices } from './profile-detail.contract.ts';

const RECORDS_PAGE_SIZE = 20;

/** Reads a member's projects, newest first, twenty at a time. */
export function useMarketplaceProfileProjects(id: string) {
  return useInfiniteQuery({
    queryKey: [...recordKey(id), 'projects'],
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileProjects, { params: { id }, query: { page, pageSize: RECORDS_PAGE_SIZE } }),
    ...listPages<Project>(RECORDS_PAGE_SIZE),
  });
}

/** Reads a member's services, newest first, twenty at a time. */
export function useMarketplaceProfileServices(id: string) {
  return useInfiniteQuery({
    queryKey: [...recordKey(id), 'services'],
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileServices, { params: { id }, query: { page, pageSize: RECORDS_PAGE_SIZE } }),
    ...listPages<Service>(RECORDS_PAGE_SIZE),
  });
}
