import { Button, NativeSelect, Radio, Select, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazy, Suspense, useRef } from 'react';
import { type CountOf, useFacets } from '#features/marketplace/facets/facets.api.ts';
import {
  countFilters,
  LIST_FILTERS,
  type MarketplaceFilters,
  NO_FILTERS,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import {
  VERIFICATION_LEVEL_LABELS,
  VERIFICATION_LEVELS,
} from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { ORGANIZATION_TYPE_LABELS, ORGANIZATION_TYPES, STATES } from '#platform/contract/reference-data.ts';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import { useIdle } from '#platform/web/idle.ts';
import classes from './marketplace-filter-form.module.css';
import { MarketplaceSearch } from './marketplace-search.tsx';
import { OptionText } from './option-text.tsx';

const MoreFilters = lazy(() => import('./more-filters.tsx'));

const ANY_TYPE = 'all';

const verificationOptions = (countOf: CountOf) => [
  { value: '', label: 'All members' },
  ...VERIFICATION_LEVELS.map((level) => {
    const count = countOf('verification', String(level));
    const label = `${VERIFICATION_LEVEL_LABELS[level]}${level === 3 ? '' : ' or more'}`;
    return { value: String(level), label: count ? `${label} (${count})` : label };
  }),
];

/** Filters that are in `MoreFilters`: whoever comes with one of them sees it. */
const hasMore = ({ district, csr, ...filters }: MarketplaceFilters) =>
  district !== '' || csr || LIST_FILTERS.some((name) => filters[name].length > 0);

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
  const [isMore, more] = useDisclosure(hasMore(filters));
  // The list itself comes first.
  const isIdle = useIdle();
  const countOf = useFacets(filters, isIdle && resultsText !== '');
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
              label={<OptionText label={ORGANIZATION_TYPE_LABELS[type]} count={countOf('type', type)} />}
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
        renderOption={({ option }) => (
          <span>
            <OptionText label={option.label} count={countOf('location', option.value)} />
          </span>
        )}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the location' }}
        nothingFoundMessage="No such state"
      />
      <NativeSelect
        label="Verification"
        data={verificationOptions(countOf)}
        value={String(filters.verification ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ verification: VERIFICATION_LEVELS.find((level) => String(level) === value) ?? null })
        }
      />
      <Button variant="default" aria-expanded={isMore} onClick={more.toggle}>
        {isMore ? 'Fewer filters' : 'More filters'}
      </Button>
      {isMore && (
        <Suspense fallback={null}>
          <MoreFilters filters={filters} onChange={onChange} countOf={countOf} />
        </Suspense>
      )}
      <div className={classes.foot}>
        <span ref={count} tabIndex={-1} className={classes.count}>
          {resultsText}
        </span>
        {countFilters(filters) > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}
          >
            Clear all
          </Button>
        )}
      </div>
    </Stack>
  );
}
