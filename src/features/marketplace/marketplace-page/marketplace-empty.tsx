import { Button, Group } from '@mantine/core';
import { IconUsersGroup, IconZoomExclamation } from '@tabler/icons-react';
import {
  countFilters,
  type MarketplaceFilters,
  savedQueryOf,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { TellMeButton } from '#features/marketplace/saved-searches/tell-me-button.tsx';
import { townsNamed } from '#platform/contract/places.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { savedQueryLabel } from './filter-tags.tsx';

interface MarketplaceEmptyProps {
  filters: MarketplaceFilters;
  /** True if the search took too long to find anybody. */
  incomplete?: boolean;
  onChange: (change: Partial<MarketplaceFilters>) => void;
  onClear: () => void;
}

/** Wider places than those that nobody is in: the state of the district, then all of India. */
function widerPlaces({ district, location }: MarketplaceFilters) {
  const name = district.trim();
  const states = [...new Set(townsNamed(name).map(({ state }) => state))];
  return [
    ...states
      .filter((state) => state !== location)
      .map((state) => ({ label: `Look in all of ${state}`, change: { district: '', location: state } })),
    ...(name && location ? [{ label: `Look in all of ${location}`, change: { district: '' } }] : []),
    ...(name || location ? [{ label: 'Look in all states', change: { district: '', location: null } }] : []),
  ];
}

/** Shown instead of the list if there are no members, or none match the filters, or finding them takes too long. */
export default function MarketplaceEmpty({ filters, incomplete, onChange, onClear }: MarketplaceEmptyProps) {
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
  const query = filters.saved ? '' : savedQueryOf(filters);
  const wider = widerPlaces(filters);
  return (
    <EmptyState
      icon={<IconZoomExclamation size={24} stroke={1.5} aria-hidden />}
      title={
        incomplete
          ? 'This search took too long. Try other words, or fewer.'
          : 'No profiles match your current filters. Try adjusting your filters.'
      }
      action={
        <Group justify="center" gap="sm">
          {query && !incomplete && <TellMeButton key={query} query={query} about={savedQueryLabel(query)} />}
          {wider.map(({ label, change }) => (
            <Button key={label} variant="default" onClick={() => onChange(change)}>
              {label}
            </Button>
          ))}
          <Button variant="default" onClick={onClear}>
            Clear all filters
          </Button>
        </Group>
      }
    >
      {filters.saved && set === 1 ? 'You have not saved a profile yet. Save one from its card.' : undefined}
    </EmptyState>
  );
}
