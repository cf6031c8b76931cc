import { z } from 'zod';
import {
  CollaborationId,
  CollaborationParams,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { TableFormat } from '#platform/contract/table-formats.ts';

/** The lists of a collaboration that can be saved as a file. */
export const EXPORTED_LISTS = [
  'milestones',
  'indicators',
  'readings',
  'files',
  'comments',
  'participants',
] as const;
export type ExportedList = (typeof EXPORTED_LISTS)[number];

/** A file is costly: a member makes few, of all kinds together. */
const limits = [{ max: 60, windowMs: 3_600_000, by: 'member' as const, budget: 'collaboration exports' }];

export const exportCollaborationList = defineRoute({
  name: 'exportCollaborationList',
  method: 'GET',
  path: '/collaborations/:id/exports/:list',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'A whole list of a collaboration as CSV or XLSX, for its participants',
  params: z.strictObject({ id: CollaborationId, list: z.enum(EXPORTED_LISTS, 'Unknown list') }),
  query: z.strictObject({ format: TableFormat }),
  response: FileResponse,
  limits,
});

export const downloadCollaborationReport = defineRoute({
  name: 'downloadCollaborationReport',
  method: 'GET',
  path: '/collaborations/:id/report',
  access: 'signed-in',
  act: 'read',
  scope: 'collaborations:read',
  right: 'any',
  summary: 'A collaboration as it is now, as PDF with figures, for its participants',
  params: CollaborationParams,
  response: FileResponse,
  limits,
});
