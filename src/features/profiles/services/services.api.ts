import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OWN_PROFILE, useOwnProfileChange } from '#features/profiles/records/own-profile.api.ts';
import type { RecordToSave } from '#features/profiles/records/record-kind.rules.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { pageOf } from '#platform/web/list-pages.ts';
import {
  createService,
  getService,
  listServices,
  removeService,
  updateService,
} from './services.contract.ts';

/** One page of the member's services, newest first, ten to a page; the previous page stays until the next has loaded. */
export function useServices(page: number) {
  return useQuery({
    queryKey: [...OWN_PROFILE, 'services', page],
    queryFn: async ({ signal }) =>
      pageOf(await call(listServices, { query: { page, pageSize: 10 } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** Publishes a service or changes one, then reloads counts and latest services. */
export const useSaveService = () =>
  useOwnProfileChange(({ id, body }: RecordToSave<RouteInput<typeof createService>['body']>) =>
    id === undefined ? call(createService, { body }) : call(updateService, { params: { id }, body }),
  );

/** Reads a service again, for example after another tab has changed it. */
export const readLatestService = (id: string) => call(getService, { params: { id } });

/** Deletes a service. */
export const useRemoveService = () =>
  useOwnProfileChange((id: string) => call(removeService, { params: { id } }));
