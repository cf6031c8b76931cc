import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { RouteInput } from '#platform/contract/route.ts';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import { WAITING } from '#platform/web/query.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  acknowledgeGrievance,
  createGrievance,
  type DecisionInput,
  decideGrievance,
  exportGrievances,
  type GrievancesQuery,
  getGrievance,
  listGrievances,
} from './grievances.contract.ts';

const GRIEVANCES = ['grievances'] as const;

export const useCreateGrievance = () =>
  useMutation({
    mutationFn: (body: RouteInput<typeof createGrievance>['body']) => call(createGrievance, { body }),
  });

/** Loads a page of the register; the previous page stays on the screen until it arrives. */
export function useGrievances(filter: Pick<GrievancesQuery, 'kind' | 'state' | 'page'>) {
  const query = { ...filter, pageSize: PAGE_SIZE };
  return useQuery({
    queryKey: [...GRIEVANCES, 'list', query],
    queryFn: () => call(listGrievances, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Loads one grievance; the server logs the look. */
export const useGrievance = (id: string) =>
  useQuery({ queryKey: [...GRIEVANCES, 'one', id], queryFn: () => call(getGrievance, { params: { id } }) });

/** Reads the register and the admins' desk again. */
function useReload() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: GRIEVANCES }),
      client.invalidateQueries({ queryKey: ['support-tickets'] }),
      client.invalidateQueries({ queryKey: WAITING }),
    ]);
}

export function useAcknowledgeGrievance(id: string) {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(acknowledgeGrievance, { params: { id } }), onSettled });
}

export function useDecideGrievance(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: DecisionInput) => call(decideGrievance, { params: { id }, body }),
    onSettled,
  });
}

/** Lets the browser save the whole register. */
export const useExportGrievances = () =>
  useMutation({
    mutationFn: async () =>
      saveBlob(await call(exportGrievances, {}), `Grievances ${dayInIndia(new Date())}.csv`),
  });
