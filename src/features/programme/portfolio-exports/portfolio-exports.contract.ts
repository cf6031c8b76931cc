import { z } from 'zod';
import {
  ProgrammeFilters,
  ProgrammeMilestonesQuery,
} from '#features/programme/portfolio/portfolio.contract.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { TableFormat } from '#platform/contract/table-formats.ts';

const PROGRAMME_LISTS = ['collaborations', 'milestones'] as const;
export type ProgrammeList = (typeof PROGRAMME_LISTS)[number];

/** A file is costly: a member makes few, of all kinds together. */
const limits = [{ max: 60, windowMs: 3_600_000, by: 'member' as const, budget: 'programme exports' }];
const reads = { access: 'signed-in', act: 'read', scope: 'collaborations:read' } as const;

export const exportProgramme = defineRoute({
  ...reads,
  name: 'exportProgramme',
  method: 'GET',
  path: '/programme/exports/:list',
  summary: 'The collaborations or milestones of the programme that pass the filters, as CSV or XLSX',
  params: z.strictObject({ list: z.enum(PROGRAMME_LISTS, 'Unknown list') }),
  query: ProgrammeFilters.extend({
    format: TableFormat,
    /** Of milestones: completed ones too. */
    all: ProgrammeMilestonesQuery.shape.all,
  }),
  response: FileResponse,
  limits,
});

export const downloadBoardReport = defineRoute({
  ...reads,
  name: 'downloadBoardReport',
  method: 'GET',
  path: '/programme/board-report',
  summary: 'Two pages for a board: figures, charts, what is late and the largest projects, as PDF',
  query: ProgrammeFilters,
  response: FileResponse,
  limits,
});
