import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createService,
  getService,
  listServices,
  removeService,
  updateService,
} from '#features/profiles/services.contract.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { OWN_PROFILE } from './profile.api.ts';

/** One page of the member's services, newest first, ten to a page; the page before stays until the next is here. */
export function useServices(page: number) {
  return useQuery({
    queryKey: [...OWN_PROFILE, 'services', page],
    queryFn: ({ signal }) => call(listServices, { query: { page, pageSize: 10 } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** A new service, or changes of the one with this id. */
type ServiceToSave =
  | { id?: undefined; body: RouteInput<typeof createService>['body'] }
  | { id: string; body: RouteInput<typeof updateService>['body'] };

/** Publishes a service or changes one; counts and newest services follow. */
export function useSaveService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: ServiceToSave) =>
      id === undefined ? call(createService, { body }) : call(updateService, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
    // Another tab may have been quicker.
    onError: () => void client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}

/** Reads a service anew, e.g. after another tab has changed it. */
export const readLatestService = (id: string) => call(getService, { params: { id } });

/** Deletes a service. The lists are read again even after a failure: another tab may have been quicker. */
export function useRemoveService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeService, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}
