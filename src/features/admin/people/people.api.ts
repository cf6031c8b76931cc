import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { Route, RouteInput, RouteOutput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { mergePerson, previewMerge } from './merges.contract.ts';
import {
  changeAdminRole,
  exportPeople,
  listPeople,
  openPerson,
  type PeopleFilters,
  type Person,
  type PersonRow,
  resendPersonVerification,
  restorePerson,
  suspendPerson,
} from './people.contract.ts';

const PEOPLE = ['people'] as const;
const personKey = (id: string) => ['person', id] as const;

/** Loads a page of members; the previous page stays on the screen until it arrives. */
export function usePeople(filters: PeopleFilters, page: number) {
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...PEOPLE, query],
    queryFn: () => call(listPeople, { query }),
    placeholderData: keepPreviousData,
  });
}

const TARGETS_SHOWN = 8;

/** Searches members of a type as they are typed; nothing for an empty text. */
export const useMergeTargets = (search: string, type: PersonRow['organization_type']) =>
  useQuery({
    queryKey: [...PEOPLE, 'merge', search, type],
    queryFn: () =>
      call(listPeople, { query: { search, ...(type && { type }), page: 1, pageSize: TARGETS_SHOWN } }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });

/** Compares a duplicate with the member to keep; nothing while none is chosen. The server logs each look. */
export const useMergePreview = (id: string, into: string) =>
  useQuery({
    queryKey: [...personKey(id), 'merge', into],
    queryFn: () => call(previewMerge, { params: { id }, body: { into } }),
    enabled: into !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Lets the browser save what the filters select. */
export const useExportPeople = (filters: PeopleFilters) =>
  useMutation({
    mutationFn: async () =>
      saveBlob(await call(exportPeople, { query: filters }), `Members ${dayInIndia(new Date())}.csv`),
  });

/** Loads a member. The server logs each load, so it happens once, and stays until the page is left. */
export const usePerson = (id: string) =>
  useQuery({
    queryKey: personKey(id),
    queryFn: () => call(openPerson, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });

/** Makes a change that answers the member as it is then. */
function usePersonChange<R extends Route>(id: string, route: R) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RouteInput<R>['body']) =>
      call(route, { params: { id }, body } as RouteInput<R>) as Promise<RouteOutput<R> & Person>,
    onSuccess: (person) => {
      client.setQueryData(personKey(id), person);
      return client.invalidateQueries({ queryKey: PEOPLE });
    },
  });
}

export const useSuspendPerson = (id: string) => usePersonChange(id, suspendPerson);
export const useRestorePerson = (id: string) => usePersonChange(id, restorePerson);
export const useMergePerson = (id: string) => usePersonChange(id, mergePerson);
export const useChangeAdminRole = (id: string) => usePersonChange(id, changeAdminRole);

export const useResendPersonVerification = (id: string) =>
  useMutation({ mutationFn: () => call(resendPersonVerification, { params: { id } }) });

/** Shows that a member is signed in nowhere, once an admin has ended all sessions. */
export function useForgetDevices(id: string) {
  const client = useQueryClient();
  return () =>
    client.setQueryData(personKey(id), (person: Person | undefined) => person && { ...person, devices: 0 });
}
