import { z } from 'zod';
import { Sentence } from '#features/marketplace/ai-search/ai-search.contract.ts';
import { MarketplaceFilterQuery } from '#features/marketplace/listing/marketplace.contract.ts';
import { ASKED_SORTS } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { IdParams } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { TableFormat } from '#platform/contract/table-formats.ts';
import { EXPORTED_MAX } from './exports.data.ts';

export const ProfilesExportQuery = MarketplaceFilterQuery.extend({
  sort: z.enum(ASKED_SORTS, 'Unknown order').optional(),
  format: TableFormat,
});
export type ProfilesExportQuery = z.output<typeof ProfilesExportQuery>;

export const SearchExportQuery = z.strictObject({ q: Sentence, format: TableFormat });
export type SearchExportQuery = z.output<typeof SearchExportQuery>;

/** A file is costly: a member makes few, and of all kinds together. */
const limits = [{ max: 30, windowMs: 3_600_000, by: 'member' as const, budget: 'marketplace exports' }];

export const exportMarketplaceProfiles = defineRoute({
  name: 'exportMarketplaceProfiles',
  method: 'GET',
  path: '/marketplace/export',
  access: 'confirmed',
  act: 'read',
  scope: 'marketplace:read',
  summary: `The first ${EXPORTED_MAX} members that the filters find, as CSV or XLSX`,
  query: ProfilesExportQuery,
  response: FileResponse,
  limits,
});

export const exportMarketplaceSearch = defineRoute({
  name: 'exportMarketplaceSearch',
  method: 'GET',
  path: '/marketplace/search/export',
  access: 'confirmed',
  act: 'read',
  scope: 'marketplace:read',
  summary: `The members that a sentence describes, best first, as CSV or XLSX: at most ${EXPORTED_MAX}`,
  query: SearchExportQuery,
  response: FileResponse,
  limits,
});

export const exportShortlist = defineRoute({
  name: 'exportShortlist',
  method: 'GET',
  path: '/marketplace/shortlists/:id/export',
  access: 'confirmed',
  act: 'read',
  scope: 'marketplace:read',
  summary: "A shortlist of the caller's organisation with its notes, as CSV or XLSX",
  params: IdParams,
  query: z.strictObject({ format: TableFormat }),
  response: FileResponse,
  limits,
});
