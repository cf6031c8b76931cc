import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { getProfile } from '#features/profiles/profile/profiles.contract.ts';
import type { Project } from '#features/profiles/projects/projects.contract.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { listPages } from '#platform/web/list-pages.ts';
import {
  getMarketplaceProfile,
  listMarketplaceProfileProjects,
  listMarketplaceProfileServices,
  listMarketplaceProfiles,
  listSavedProfiles,
  type MarketplaceProfile,
  SAVED_IDS_PAGE,
  saveProfile,
  unsaveProfile,
} from './marketplace.contract.ts';
import { type MarketplaceFilters, toQuery } from './marketplace-filters.hook.ts';

const MARKETPLACE = ['marketplace'] as const;
const LISTS = [...MARKETPLACE, 'list'] as const;
const SAVED_LISTS = [...LISTS, 'saved'] as const;
const SAVED_IDS = [...MARKETPLACE, 'saved-ids'] as const;
const recordKey = (id: string) => [...MARKETPLACE, 'record', id] as const;

type ProfilePage = RouteOutput<typeof listMarketplaceProfiles>;

/** One page of the marketplace; the page before stays on the screen (`isPlaceholderData`) until the next is here. */
export function useMarketplaceProfiles(filters: MarketplaceFilters) {
  const query = toQuery(filters);
  return useQuery({
    queryKey: [...(filters.saved ? SAVED_LISTS : LISTS), query],
    queryFn: ({ signal }) => call(listMarketplaceProfiles, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The members that fit some words best; nobody before two letters are there. */
export function useMemberSearch(search: string) {
  // One more than is shown: the member who searches may be among them.
  const query = { search, pageSize: 9 };
  return useQuery({
    queryKey: [...MARKETPLACE, 'search', search],
    queryFn: async ({ signal }) => (await call(listMarketplaceProfiles, { query }, { signal })).records,
    enabled: search.length >= 2,
  });
}

/** One member of the marketplace; what a list already knows of it shows at once. */
export function useMarketplaceProfile(id: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: recordKey(id),
    queryFn: () => call(getMarketplaceProfile, { params: { id } }),
    placeholderData: () => findInLists(client, id),
  });
}

function findInLists(client: QueryClient, id: string): MarketplaceProfile | undefined {
  const pages = client.getQueriesData<ProfilePage>({ queryKey: LISTS });
  return pages.flatMap(([, page]) => page?.records ?? []).find((record) => record.id === id);
}

const RECORDS_PAGE_SIZE = 20;

/** A member's projects, newest first, twenty at a time. */
export function useMarketplaceProfileProjects(id: string) {
  return useInfiniteQuery({
    queryKey: [...recordKey(id), 'projects'],
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileProjects, { params: { id }, query: { page, pageSize: RECORDS_PAGE_SIZE } }),
    ...listPages<Project>(RECORDS_PAGE_SIZE),
  });
}

/** A member's services, newest first, twenty at a time. */
export function useMarketplaceProfileServices(id: string) {
  return useInfiniteQuery({
    queryKey: [...recordKey(id), 'services'],
    queryFn: ({ pageParam: page }) =>
      call(listMarketplaceProfileServices, { params: { id }, query: { page, pageSize: RECORDS_PAGE_SIZE } }),
    ...listPages<Service>(RECORDS_PAGE_SIZE),
  });
}

/** The ids of all profiles that the signed-in member saved: each card says whether it is among them. */
export function useSavedProfiles() {
  return useQuery({ queryKey: SAVED_IDS, queryFn: readSavedIds });
}

async function readSavedIds(): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const more = await call(listSavedProfiles, { query: { page, pageSize: SAVED_IDS_PAGE } });
    ids.push(...more);
    if (more.length < SAVED_IDS_PAGE) return ids;
  }
}

/** Saves a profile, or removes it from the saved ones; shows at once and is taken back when the server refuses. */
export function useSaveProfile(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (save: boolean) => call(save ? saveProfile : unsaveProfile, { params: { id } }),
    onMutate: async (save) => {
      await client.cancelQueries({ queryKey: SAVED_IDS });
      const before = client.getQueryData<string[]>(SAVED_IDS);
      client.setQueryData<string[]>(SAVED_IDS, (ids = []) => {
        const others = ids.filter((one) => one !== id);
        return save ? [...others, id] : others;
      });
      return { before };
    },
    onError: (_error, _save, context) => client.setQueryData(SAVED_IDS, context?.before),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: SAVED_IDS }),
        client.invalidateQueries({ queryKey: SAVED_LISTS }),
      ]),
  });
}

/** The viewer's own profile, under the key of the profiles feature, so that both read it once. */
export function useOwnProfile() {
  return useQuery({ queryKey: ['profile', 'record'], queryFn: () => call(getProfile) });
}
