import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STATUS_KEY } from '#features/support/status/status.api.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { WAITING } from '#platform/web/query.ts';
import {
  addIncidentUpdate,
  createIncident,
  createMaintenance,
  listIncidents,
  listMaintenance,
  removeMaintenance,
  updateMaintenance,
} from './incidents.contract.ts';

const INCIDENTS = ['incidents'] as const;
const MAINTENANCE = ['maintenance'] as const;

/** Loads a page of all incidents; the previous page stays on the screen until it arrives. */
export const useIncidents = (page: number) =>
  useQuery({
    queryKey: [...INCIDENTS, page],
    queryFn: () => call(listIncidents, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Loads a page of all planned maintenance. */
export const useMaintenance = (page: number) =>
  useQuery({
    queryKey: [...MAINTENANCE, page],
    queryFn: () => call(listMaintenance, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });

/** Reads again what the change may have touched: the lists, the public status, and the banner. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: INCIDENTS }),
      client.invalidateQueries({ queryKey: MAINTENANCE }),
      client.invalidateQueries({ queryKey: STATUS_KEY }),
      client.invalidateQueries({ queryKey: WAITING }),
    ]);
}

/** Opens an incident. */
export function useCreateIncident() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createIncident>['body']) => call(createIncident, { body }),
    onSettled,
  });
}

/** Says what is known now of an incident. */
export function useAddIncidentUpdate(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof addIncidentUpdate>['body']) =>
      call(addIncidentUpdate, { params: { id }, body }),
    onSettled,
  });
}

/** Plans maintenance, or changes what is planned. */
export function useSaveMaintenance(planned: { id: string; version: number } | null) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: RouteInput<typeof createMaintenance>['body']) =>
      planned
        ? call(updateMaintenance, { params: { id: planned.id }, body: { ...body, version: planned.version } })
        : call(createMaintenance, { body }),
    onSettled,
  });
}

/** Cancels maintenance that has not begun. */
export function useRemoveMaintenance(id: string) {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(removeMaintenance, { params: { id } }), onSettled });
}
