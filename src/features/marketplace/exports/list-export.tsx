import { Group, Text } from '@mantine/core';
import type { MarketplaceFilters } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { ExportButtons } from './export-buttons.tsx';
import { useExportProfiles } from './exports.api.ts';
import { EXPORTED_MAX } from './exports.data.ts';

interface ListExportProps {
  filters: MarketplaceFilters;
  /** Number of members in the list. */
  total: number;
}

/** Saves the list of the marketplace as a file, as far as a file goes. */
export default function ListExport({ filters, total }: ListExportProps) {
  const members = total > EXPORTED_MAX ? `The first ${EXPORTED_MAX} members` : 'The whole list';
  return (
    <Group gap="xs" mt="md" role="group" aria-label="Save this list">
      <Text size="sm" c="dimmed" w={{ base: '100%', xs: 'auto' }}>
        {members} as a table:
      </Text>
      <ExportButtons write={useExportProfiles(filters)} />
    </Group>
  );
}
