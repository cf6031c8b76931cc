import { Button, NativeSelect, Radio, Select, Stack } from '@mantine/core';
import { useRef } from 'react';
import {
  countFilters,
  type MarketplaceFilters,
  NO_FILTERS,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import {
  VERIFICATION_LEVEL_LABELS,
  VERIFICATION_LEVELS,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { ORGANIZATION_TYPE_LABELS, ORGANIZATION_TYPES, STATES } from '#platform/contract/reference-data.ts';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import classes from './marketplace-filter-form.module.css';
import { MarketplaceSearch } from './marketplace-search.tsx';

const ANY_TYPE = 'all';

const VERIFICATION_OPTIONS = [
  { value: '', label: 'All members' },
  ...VERIFICATION_LEVELS.map((level) => ({
    value: String(level),
    label: level === 3 ? VERIFICATION_LEVEL_LABELS[level] : `${VERIFICATION_LEVEL_LABELS[level]} or more`,
  })),
];

interface MarketplaceFilterFormProps {
  filters: MarketplaceFilters;
  onChange: (change: Partial<MarketplaceFilters>) => void;
  onSearch: (text: string) => void;
  /** `96 results`; empty until known. */
  resultsText: string;
}

/** All filters of the marketplace; changes apply immediately, without a submit button. */
export function MarketplaceFilterForm({
  filters,
  onChange,
  onSearch,
  resultsText,
}: MarketplaceFilterFormProps) {
  const count = useRef<HTMLSpanElement>(null);
  const keepsFocus = useKeptFocus(count);
  return (
    <Stack gap="md" {...keepsFocus}>
      <MarketplaceSearch value={filters.search} onChange={onSearch} />
      <Radio.Group
        label="Organization type"
        size="md"
        value={filters.type ?? ANY_TYPE}
        onChange={(type) => onChange({ type: ORGANIZATION_TYPES.find((one) => one === type) ?? null })}
      >
        <Stack gap={2} mt={4}>
          <Radio className={classes.option} size="sm" value={ANY_TYPE} label="All types" />
          {ORGANIZATION_TYPES.map((type) => (
            <Radio
              key={type}
              className={classes.option}
              size="sm"
              value={type}
              label={ORGANIZATION_TYPE_LABELS[type]}
            />
          ))}
        </Stack>
      </Radio.Group>
      <Select
        label="Location"
        placeholder="All states"
        data={STATES}
        value={filters.location}
        onChange={(state) => onChange({ location: STATES.find((one) => one === state) ?? null })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the location' }}
        nothingFoundMessage="No such state"
      />
      <NativeSelect
        label="Verification"
        data={VERIFICATION_OPTIONS}
        value={String(filters.verification ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ verification: VERIFICATION_LEVELS.find((level) => String(level) === value) ?? null })
        }
      />
      <div className={classes.foot}>
        <span ref={count} tabIndex={-1} className={classes.count}>
          {resultsText}
        </span>
        {countFilters(filters) > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(NO_FILTERS)}>
            Clear all
          </Button>
        )}
      </div>
    </Stack>
  );
}
