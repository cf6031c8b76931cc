import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { COLLABORATIONS } from '#features/collaborations/collaboration/collaborations.api.ts';
import {
  getProgrammeChoices,
  getProgrammeFigures,
  listProgramme,
  listProgrammeMilestones,
  type ProgrammeFilters,
  type ProgrammeListQuery,
  type ProgrammeMilestonesQuery,
} from '#features/programme/portfolio/portfolio.contract.ts';
import {
  downloadBoardReport,
  exportProgramme,
  type ProgrammeList,
} from '#features/programme/portfolio-exports/portfolio-exports.contract.ts';
import {
  createProgrammeView,
  listProgrammeViews,
  type NewProgrammeView,
  removeProgrammeView,
  updateProgrammeView,
} from '#features/programme/programme-views/programme-views.contract.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import { call } from '#platform/web/client.ts';
import { pageOf } from '#platform/web/list-pages.ts';
import { saveBlob } from '#platform/web/save-blob.ts';

/** Below the key of the collaborations: what changes there is read again here. */
const PROGRAMME = [...COLLABORATIONS, 'programme'] as const;
const VIEWS = ['programme-views'] as const;

/** Reads a page of the collaborations. */
export const useProgramme = (query: Partial<ProgrammeListQuery>) =>
  useQuery({
    queryKey: [...PROGRAMME, 'collaborations', query],
    queryFn: async () => pageOf(await call(listProgramme, { query })),
    placeholderData: keepPreviousData,
  });

/** Reads a page of the milestones. */
export const useProgrammeMilestones = (query: Partial<ProgrammeMilestonesQuery>) =>
  useQuery({
    queryKey: [...PROGRAMME, 'milestones', query],
    queryFn: async () => pageOf(await call(listProgrammeMilestones, { query })),
    placeholderData: keepPreviousData,
  });

/** Reads the sums over what passes the filters. */
export const useProgrammeFigures = (query: ProgrammeFilters) =>
  useQuery({
    queryKey: [...PROGRAMME, 'figures', query],
    queryFn: () => call(getProgrammeFigures, { query }),
    placeholderData: keepPreviousData,
  });

/** Reads what the filters can be set to. */
export const useProgrammeChoices = () =>
  useQuery({ queryKey: [...PROGRAMME, 'choices'], queryFn: () => call(getProgrammeChoices) });

/** Writes what is filtered into a spreadsheet and lets the browser save it. */
export const useExportProgramme = () =>
  useMutation({
    mutationFn: async ({
      list,
      query,
    }: {
      list: ProgrammeList;
      query: ProgrammeFilters & { all?: 'true' | undefined };
    }) => {
      const blob = await call(exportProgramme, { params: { list }, query: { ...query, format: 'xlsx' } });
      saveBlob(blob, `Programme ${list} ${dayInIndia(new Date())}.xlsx`);
    },
  });

/** Draws the board report about what is filtered and lets the browser save it. */
export const useDownloadBoardReport = () =>
  useMutation({
    mutationFn: async (query: ProgrammeFilters) => {
      const blob = await call(downloadBoardReport, { query });
      saveBlob(blob, `Programme board report ${dayInIndia(new Date())}.pdf`);
    },
  });

/** Reads the views that the person keeps. */
export const useProgrammeViews = () => useQuery({ queryKey: VIEWS, queryFn: () => call(listProgrammeViews) });

function useReload() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: VIEWS });
}

/** Keeps a view. */
export function useCreateProgrammeView() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: NewProgrammeView) => call(createProgrammeView, { body }),
    onSettled,
  });
}

/** Renames a view. */
export function useUpdateProgrammeView(id: string) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (body: { name: string }) => call(updateProgrammeView, { params: { id }, body }),
    onSettled,
  });
}

/** Deletes a view. */
export function useRemoveProgrammeView() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => call(removeProgrammeView, { params: { id } }),
    onSettled,
  });
}
