import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { findInLists, MARKETPLACE } from '#features/marketplace/listing/marketplace.api.ts';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import type { Project } from '#features/profiles/projects/projects.contract.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  getMarketplaceProfileDetail,
  listMarketplaceProfileProjects,
  listMarketplaceProfileServices,
  DETAIL_PAGE_SIZE as pageSize,
} from './profile-detail.contract.ts';

const recordKey = (id: string) => [...MARKETPLACE, 'record', id] as const;
const projectsKey = (id: string) => [...recordKey(id), 'projects'] as const;
const servicesKey = (id: string) => [...recordKey(id), 'services'] as const;

/** Takes the first page of a list that came with the profile; a list that shows more pages is read again by itself. */
const keepFirst =
  <Entry>(first: Entry[]) =>
  (shown: InfiniteData<Entry[]> | undefined): InfiniteData<Entry[]> =>
    shown && shown.pages.length > 1 ? shown : { pages: [first], pageParams: [1] };

/** A profile of the dialog. Until the detail arrives it is the list's record, which does not know the time to answer. */
export type ShownProfile = MarketplaceProfile & { answer_minutes?: number | null };

/**
 * Reads one member of the marketplace, with the first projects and services, in one call. Shows the list's record until it
 * arrives.
 */
export function useMarketplaceProfile(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKey(id),
    queryFn: async (): Promise<ShownProfile> => {
      const { profile, projects, services, answer_minutes } = await call(getMarketplaceProfileDetail, {
        params: { id },
      });
      client.setQueryData(projectsKey(id), keepFirst(projects));
      client.setQueryData(servicesKey(id), keepFirst(services));
      return { ...profile, answer_minutes };
    },
    placeholderData: (): ShownProfile | undefined => findInLists(client, id),
  });
}

/**
 * Reads a member's projects, newest first, twenty at a time.
 * @param canAsk false while the first of them may be on their way with the profile.
 */
export function useMarketplaceProfileProjects(id: string, canAsk: boolean) {
  return useInfiniteQuery({
    queryKey: projectsKey(id),
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileProjects, { params: { id }, query: { page, pageSize } }),
    enabled: canAsk,
    ...listPages<Project>(pageSize),
  });
}

/**
 * Reads a member's services, newest first, twenty at a time.
 * @param canAsk false while the first of them may be on their way with the profile.
 */
export function useMarketplaceProfileServices(id: string, canAsk: boolean) {
  return useInfiniteQuery({
    queryKey: servicesKey(id),
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileServices, { params: { id }, query: { page, pageSize } }),
    enabled: canAsk,
    ...listPages<Service>(pageSize),
  });
}
