import { useExportSearch } from './exports.api.ts';
import { MembersExport } from './members-export.tsx';

interface SearchExportProps {
  sentence: string;
  /** Number of members that it describes. */
  total: number;
}

/** Saves the members that a sentence describes as a file, as far as a file goes. */
export default function SearchExport({ sentence, total }: SearchExportProps) {
  return <MembersExport total={total} write={useExportSearch(sentence)} />;
}
