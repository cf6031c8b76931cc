import { Button } from '@mantine/core';
import { IconUsersGroup, IconZoomExclamation } from '@tabler/icons-react';
import {
  countFilters,
  type MarketplaceFilters,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';

interface MarketplaceEmptyProps {
  filters: MarketplaceFilters;
  /** True if the search took too long to find anybody. */
  incomplete?: boolean;
  onClear: () => void;
}

/** Shown instead of the list if there are no members, or none match the filters, or finding them takes too long. */
export function MarketplaceEmpty({ filters, incomplete, onClear }: MarketplaceEmptyProps) {
  const set = countFilters(filters);
  if (set === 0) {
    return (
      <EmptyState
        icon={<IconUsersGroup size={24} stroke={1.5} aria-hidden />}
        title="No profiles found in the database."
      >
        Members appear here once they have verified their email address.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<IconZoomExclamation size={24} stroke={1.5} aria-hidden />}
      title={
        incomplete
          ? 'This search took too long. Try other words, or fewer.'
          : 'No profiles match your current filters. Try adjusting your filters.'
      }
      action={
        <Button variant="default" onClick={onClear}>
          Clear all filters
        </Button>
      }
    >
      {filters.saved && set === 1 ? 'You have not saved a profile yet. Save one from its card.' : undefined}
    </EmptyState>
  );
}
