import { useMutation } from '@tanstack/react-query';
import { dayInIndia } from '#platform/contract/dates.ts';
import type { TableFormat } from '#platform/contract/table-formats.ts';
import { call } from '#platform/web/client.ts';
import { saveBlob } from '#platform/web/save-blob.ts';
import {
  downloadCollaborationReport,
  type ExportedList,
  exportCollaborationList,
} from './collaboration-exports.contract.ts';
import { exportName } from './export-name.rules.ts';

interface Named {
  id: string;
  title: string;
}

/** Writes a list of a collaboration into a file and lets the browser save it. */
export function useExportList({ id, title }: Named) {
  return useMutation({
    mutationFn: async ({ list, format }: { list: ExportedList; format: TableFormat }) => {
      const blob = await call(exportCollaborationList, { params: { id, list }, query: { format } });
      saveBlob(blob, `${exportName(title, list, dayInIndia(new Date()))}.${format}`);
    },
  });
}

/** Draws a collaboration as it is now and lets the browser save the PDF. */
export function useDownloadReport({ id, title }: Named) {
  return useMutation({
    mutationFn: async () => {
      const blob = await call(downloadCollaborationReport, { params: { id } });
      saveBlob(blob, `${exportName(title, 'report', dayInIndia(new Date()))}.pdf`);
    },
  });
}
