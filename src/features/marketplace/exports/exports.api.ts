import { useMutation } from '@tanstack/react-query';
import {
  type MarketplaceFilters,
  toFilterQuery,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { exportMarketplaceProfiles, exportMarketplaceSearch, exportShortlist } from './exports.contract.ts';

const membersName = (format: TableFormat) => `Dayitva members ${dayInIndia(new Date())}.${format}`;

/** Writes the members that the filters find into a file, in the order of the list, and lets the browser save it. */
export function useExportProfiles(filters: MarketplaceFilters) {
  return useMutation({
    mutationFn: async (format: TableFormat) => {
      const query = { ...toFilterQuery(filters), sort: filters.sort ?? ('auto' as const), format };
      const blob = await call(exportMarketplaceProfiles, { query });
      saveBlob(blob, membersName(format));
    },
  });
}

/** Writes the members that a sentence describes into a file, the best first, and lets the browser save it. */
export function useExportSearch(q: string) {
  return useMutation({
    mutationFn: async (format: TableFormat) => {
      const blob = await call(exportMarketplaceSearch, { query: { q, format } });
      saveBlob(blob, membersName(format));
    },
  });
}

/** Writes a shortlist into a file and lets the browser save it. @param name of the list, for the file's name. */
export function useExportShortlist(id: string, name: string) {
  return useMutation({
    mutationFn: async (format: TableFormat) => {
      const blob = await call(exportShortlist, { params: { id }, query: { format } });
      saveBlob(blob, `${name} ${dayInIndia(new Date())}.${format}`);
    },
  });
}
