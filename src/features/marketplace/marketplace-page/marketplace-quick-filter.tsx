import { UnstyledButton } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MarketplaceFilters } from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { ORGANIZATION_TYPE_LABELS, ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import classes from './marketplace-quick-filter.module.css';

interface MarketplaceQuickFilterProps {
  filters: MarketplaceFilters;
  onChange: (change: Partial<MarketplaceFilters>) => void;
}

/** Buttons for the most used filters; they share their state with the filter panel. */
export function MarketplaceQuickFilter({ filters, onChange }: MarketplaceQuickFilterProps) {
  return (
    <div className={classes.bar}>
      <fieldset className={classes.row}>
        <legend className={classes.legend}>Quick filters</legend>
        <Toggle pressed={filters.type === null} onPress={() => onChange({ type: null })}>
          All
        </Toggle>
        {ORGANIZATION_TYPES.map((type) => (
          <Toggle
            key={type}
            pressed={filters.type === type}
            onPress={() => onChange({ type: filters.type === type ? null : type })}
          >
            {ORGANIZATION_TYPE_LABELS[type]}
          </Toggle>
        ))}
        <span className={classes.divider} />
        <Toggle pressed={filters.saved} onPress={() => onChange({ saved: !filters.saved })}>
          <IconBookmark size={18} stroke={1.5} aria-hidden />
          Saved
        </Toggle>
      </fieldset>
    </div>
  );
}

interface ToggleProps {
  pressed: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Toggle({ pressed, onPress, children }: ToggleProps) {
  return (
    <UnstyledButton className={classes.toggle} aria-pressed={pressed} onClick={onPress}>
      {children}
    </UnstyledButton>
  );
}
