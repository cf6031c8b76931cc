import { ExportButtons } from './export-buttons.tsx';
import { useExportShortlist } from './exports.api.ts';

/** Buttons that save a shortlist with its notes as a file. */
export function ShortlistExport({ id, name }: { id: string; name: string }) {
  return <ExportButtons write={useExportShortlist(id, name)} />;
}
