import { Autocomplete, Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { CountOf } from '#features/marketplace/facets/facets.api.ts';
import {
  DISTRICT_MAX,
  type ListFilter,
  type MarketplaceFilters,
  OPTIONS,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { NeedSwitch } from '#features/marketplace/matching/need-switch.tsx';
import { DISTRICTS_AND_TOWNS } from '#platform/contract/districts.ts';
import { STATES, type State } from '#platform/contract/reference-data.ts';
import { pressedEnter } from '#platform/web/fields/pressed-enter.ts';
import { LIST_LABELS, optionLabel } from './filter-labels.rules.ts';
import classes from './more-filters.module.css';
import { OptionText } from './option-text.tsx';

interface MoreFiltersProps {
  filters: MarketplaceFilters;
  onChange: (change: Partial<MarketplaceFilters>) => void;
  countOf: CountOf;
}

const LISTS: ListFilter[] = ['paper', 'focus', 'sdg', 'item', 'budget', 'price'];

/** Filters that are opened when they are wanted: district, causes, sizes, prices and papers. */
export default function MoreFilters({ filters, onChange, countOf }: MoreFiltersProps) {
  const csr = countOf('csr', 'true');
  return (
    <Stack gap="xs">
      <Checkbox
        label={<OptionText label="Eligible for CSR funds" count={csr} />}
        description="NGOs with CSR-1, 12A and 80G, checked papers and three years of work"
        checked={filters.csr}
        onChange={({ currentTarget }) => onChange({ csr: currentTarget.checked })}
      />
      <District key={filters.district} filters={filters} onChange={onChange} />
      {LISTS.map((name) => (
        <Section key={name} label={LIST_LABELS[name]} chosen={filters[name].length}>
          <Checkbox.Group
            aria-label={LIST_LABELS[name]}
            description={name === 'paper' && 'NGOs with all that you choose, whose papers were checked'}
            value={filters[name]}
            onChange={(chosen) =>
              onChange({ [name]: OPTIONS[name].filter((option) => chosen.includes(option)) })
            }
          >
            {OPTIONS[name].map((option) => (
              <Checkbox
                key={option}
                className={classes.option}
                size="sm"
                value={option}
                label={<OptionText label={optionLabel(name, option)} count={countOf(name, option)} />}
              />
            ))}
          </Checkbox.Group>
        </Section>
      ))}
      <NeedSwitch />
    </Stack>
  );
}

function Section({ label, chosen, children }: { label: string; chosen: number; children: ReactNode }) {
  return (
    <details className={classes.section} open={chosen > 0 || undefined}>
      <summary className={classes.summary}>{chosen > 0 ? `${label} (${chosen})` : label}</summary>
      <div className={classes.options}>{children}</div>
    </details>
  );
}

const placesIn = (states: readonly State[]) => [
  ...new Set(
    states.flatMap((state) =>
      DISTRICTS_AND_TOWNS[state]
        .split(/[,;]/)
        .map((place) => place.trim())
        .filter(Boolean),
    ),
  ),
];
const ALL_PLACES = placesIn(STATES);
/** So many suggestions are shown at a time. */
const SUGGESTIONS = 20;

/** The district, chosen or written; applies when it is chosen, or the field is left. */
function District({ filters, onChange }: Omit<MoreFiltersProps, 'countOf'>) {
  const apply = (district: string) => {
    if (district.trim() !== filters.district) onChange({ district });
  };
  return (
    <Autocomplete
      label="District or town"
      placeholder="All districts"
      maxLength={DISTRICT_MAX}
      data={filters.location ? placesIn([filters.location]) : ALL_PLACES}
      limit={SUGGESTIONS}
      defaultValue={filters.district}
      onOptionSubmit={apply}
      onBlur={({ currentTarget }) => apply(currentTarget.value)}
      onKeyDown={(event) => pressedEnter(event) && apply(event.currentTarget.value)}
    />
  );
}
