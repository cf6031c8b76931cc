import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  listOrganisations,
  type OrganisationsQuery,
  restoreOrganisation,
  suspendOrganisation,
} from './organisations.contract.ts';

const ORGANISATIONS = ['organisations'] as const;

export type OrganisationFilters = Pick<OrganisationsQuery, 'search' | 'state' | 'type'>;

/** Loads a page of organisations; the previous page stays on the screen until it arrives. */
export function useOrganisations(filters: OrganisationFilters, page: number) {
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...ORGANISATIONS, query],
    queryFn: () => call(listOrganisations, { query }),
    placeholderData: keepPreviousData,
  });
}

function useOrganisationChange(id: string, route: typeof suspendOrganisation | typeof restoreOrganisation) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { reason: string }) => call(route, { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ORGANISATIONS }),
  });
}

export const useSuspendOrganisation = (id: string) => useOrganisationChange(id, suspendOrganisation);
export const useRestoreOrganisation = (id: string) => useOrganisationChange(id, restoreOrganisation);
