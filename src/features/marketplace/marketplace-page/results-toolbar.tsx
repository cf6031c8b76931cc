import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useNavigate } from 'react-router';
import { SORTS, type Sort } from '#features/marketplace/listing/marketplace-ranges.data.ts';
import { showToast } from '#platform/web/toast.ts';
import classes from './results-toolbar.module.css';

interface ResultsToolbarProps {
  /** `96 results` */
  heading: string;
  /** Takes the focus when another page of results is shown. */
  headingRef: Ref<HTMLHeadingElement>;
  filtersSet: number;
  onOpenFilters: () => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const SORT_LABELS: Record<Sort, string> = {
  best: 'Complete, then newest',
  match: 'Best match',
  newest: 'Newest',
  rating: 'Best rated',
  experienced: 'Most experienced',
};

/** The line above the results: their number, the filters on a small screen, and a link to post an opportunity. */
export function ResultsToolbar({
  heading,
  headingRef,
  filtersSet,
  onOpenFilters,
  sort,
  onSort,
}: ResultsToolbarProps) {
  const navigate = useNavigate();

  const postOpportunity = () => {
    showToast({ title: 'Redirecting to Collaborations', tone: 'info' });
    navigate('/collaborations');
  };

  return (
    <div className={classes.toolbar}>
      <h2 className={classes.heading} ref={headingRef} tabIndex={-1} aria-live="polite">
        {heading}
      </h2>
      {/* A plain one: Mantine's would load the code of all fields before the first list. */}
      <select
        className={classes.sort}
        aria-label="Sort by"
        value={sort}
        onChange={({ currentTarget: { value } }) => onSort(SORTS.find((one) => one === value) ?? 'best')}
      >
        {SORTS.map((one) => (
          <option key={one} value={one}>
            {SORT_LABELS[one]}
          </option>
        ))}
      </select>
      <Button
        className={classes.filters}
        variant="default"
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden />}
        onClick={onOpenFilters}
      >
        {filtersSet > 0 ? `Filters (${filtersSet})` : 'Filters'}
      </Button>
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={postOpportunity}
      >
        Post Opportunity
      </Button>
    </div>
  );
}
