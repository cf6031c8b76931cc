import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  COLLABORATION_CATEGORIES,
  COLLABORATION_SEARCH_MAX,
  COLLABORATION_SORTS,
  COLLABORATION_STATUSES,
  type CollaborationSort,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { useCollaborationFilters } from './collaboration-filters.hook.ts';
import classes from './collaboration-filters.module.css';

const SORT_LABELS: Record<CollaborationSort, string> = {
  newest: 'Newest first',
  activity: 'Last activity first',
  title: 'Title, A to Z',
  end: 'Ends soonest',
  progress: 'Least progress first',
};
const STATUS_OPTIONS = [
  { value: '', label: 'All statuses' },
  ...COLLABORATION_STATUSES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];
const CATEGORY_OPTIONS = [
  { value: '', label: 'All categories' },
  ...COLLABORATION_CATEGORIES.map((value) => ({ value, label: value })),
];

/** Filters and order of the list of collaborations. */
export function CollaborationFilters() {
  const { filters, change } = useCollaborationFilters();
  const isFiltered = Object.keys(filters).some((name) => name !== 'sort');
  // A phone shows the rest on request, so that the list comes first; never without a filter that is set.
  const [isMore, more] = useDisclosure(Object.keys(filters).some((name) => name !== 'search'));
  return (
    <search className={classes.filters} aria-label="Filter collaborations">
      <SearchField
        label="Search"
        placeholder="Title or description"
        maxLength={COLLABORATION_SEARCH_MAX}
        value={filters.search ?? ''}
        onChange={(search) => change({ search })}
      />
      <Button variant="default" className={classes.toggle} aria-expanded={isMore} onClick={more.toggle}>
        {isMore ? 'Fewer filters' : 'More filters'}
      </Button>
      <div className={classes.more} data-shown={isMore || undefined}>
        <SearchField
          label="Partner"
          placeholder="Name of a partner"
          maxLength={COLLABORATION_SEARCH_MAX}
          value={filters.partner ?? ''}
          onChange={(partner) => change({ partner })}
        />
        <NativeSelect
          label="Status"
          data={STATUS_OPTIONS}
          value={filters.status ?? ''}
          onChange={({ currentTarget: { value: status } }) => change({ status })}
        />
        <NativeSelect
          label="Category"
          data={CATEGORY_OPTIONS}
          value={filters.category ?? ''}
          onChange={({ currentTarget: { value: category } }) => change({ category })}
        />
        <NativeSelect
          label="Sort by"
          data={COLLABORATION_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }))}
          value={filters.sort ?? 'newest'}
          onChange={({ currentTarget: { value } }) => change({ sort: value === 'newest' ? null : value })}
        />
      </div>
      {isFiltered && (
        <Button
          variant="default"
          className={classes.clear}
          onClick={() => change({ search: null, partner: null, status: null, category: null })}
        >
          Clear filters
        </Button>
      )}
    </search>
  );
}
