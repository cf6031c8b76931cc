import type { MarketplaceFilters } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { useExportProfiles } from './exports.api.ts';
import { MembersExport } from './members-export.tsx';

interface ListExportProps {
  filters: MarketplaceFilters;
  /** Number of members in the list. */
  total: number;
}

/** Saves the list of the marketplace as a file, as far as a file goes. */
export default function ListExport({ filters, total }: ListExportProps) {
  return <MembersExport total={total} write={useExportProfiles(filters)} />;
}
