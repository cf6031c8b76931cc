import { useMutation } from '@tanstack/react-query';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import { exportShortlist } from './exports.contract.ts';

/** Writes a shortlist into a file and lets the browser save it. @param name of the list, for the file's name. */
export function useExportShortlist(id: string, name: string) {
  return useMutation({
    mutationFn: async (format: TableFormat) => {
      const blob = await call(exportShortlist, { params: { id }, query: { format } });
      saveBlob(blob, `${name} ${dayInIndia(new Date())}.${format}`);
    },
  });
}
