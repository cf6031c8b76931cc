import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createService,
  listServices,
  removeService,
  type Service,
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

interface ServiceToSave {
  /** The service to change; a new one is published without. */
  service: Service | null;
  body: RouteInput<typeof createService>['body'];
}

/** Publishes a service or changes one; counts and newest services follow. */
export function useSaveService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ service, body }: ServiceToSave) =>
      service ? call(updateService, { params: { id: service.id }, body }) : call(createService, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}

/** Deletes a service. The lists are read again even after a failure: another tab may have been quicker. */
export function useRemoveService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removeService, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: OWN_PROFILE }),
  });
}
