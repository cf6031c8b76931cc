import { UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import {
  LIST_FILTERS,
  type MarketplaceFilters,
  NO_FILTERS,
  readFilters,
  savedQueryOf,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { SaveSearchButton } from '#features/marketplace/saved-searches/save-search-button.tsx';
import { VERIFICATION_LEVEL_LABELS } from '#features/profiles/verification-levels/verification-levels.contract.ts';
import { ORGANIZATION_TYPE_LABELS } from '#platform/contract/reference-data.ts';
import { LIST_LABELS, optionLabel } from './filter-labels.rules.ts';
import classes from './filter-tags.module.css';

interface Tag {
  label: string;
  /** What takes the tag away. */
  without: Partial<MarketplaceFilters>;
}

/** Returns a tag for everything that narrows the list. */
function tagsOf(filters: MarketplaceFilters): Tag[] {
  const { search, type, location, district, verification, csr, saved } = filters;
  const tags: (Tag | false | '' | null)[] = [
    search.trim() && { label: `Words: ${search.trim()}`, without: { search: '' } },
    type && { label: ORGANIZATION_TYPE_LABELS[type], without: { type: null } },
    location && { label: location, without: { location: null } },
    district.trim() && { label: `District: ${district.trim()}`, without: { district: '' } },
    verification && {
      label: `${VERIFICATION_LEVEL_LABELS[verification]}${verification < 3 ? ' or more' : ''}`,
      without: { verification: null },
    },
    csr && { label: 'Eligible for CSR funds', without: { csr: false } },
    saved && { label: 'Saved', without: { saved: false } },
  ];
  const options = LIST_FILTERS.flatMap((name) =>
    filters[name].map((option) => ({
      label: `${LIST_LABELS[name]}: ${optionLabel(name, option)}`,
      without: { [name]: filters[name].filter((one) => one !== option) },
    })),
  );
  return [...tags.filter((tag) => typeof tag === 'object' && tag !== null), ...options] as Tag[];
}

/** Says in words what a saved search looks for: `NGO, Bihar, Words: water`. The sentence of an AI search is all it says. */
export function savedQueryLabel(query: string): string {
  const params = new URLSearchParams(query);
  const labels = tagsOf(readFilters(params)).map(({ label }) => label);
  return params.get('ai') ?? labels.join(', ');
}

interface FilterTagsProps {
  filters: MarketplaceFilters;
  onChange: (change: Partial<MarketplaceFilters>) => void;
}

/** Shows each filter that is set, to take it away. */
export default function FilterTags({ filters, onChange }: FilterTagsProps) {
  const tags = tagsOf(filters);
  const query = savedQueryOf(filters);
  return (
    <div className={classes.tags}>
      <ul className={classes.list} aria-label="Filters that are set">
        {tags.map(({ label, without }) => (
          <li key={label}>
            <UnstyledButton className={classes.tag} onClick={() => onChange(without)}>
              <span className={classes.hidden}>Remove the filter </span>
              <span className={classes.label}>{label}</span>
              <IconX size={16} stroke={1.5} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
        <li>
          <UnstyledButton
            className={classes.clear}
            onClick={() => onChange({ ...NO_FILTERS, sort: filters.sort })}
          >
            Clear all tags
          </UnstyledButton>
        </li>
      </ul>
      {query && <SaveSearchButton query={query} about={savedQueryLabel(query)} />}
    </div>
  );
}
