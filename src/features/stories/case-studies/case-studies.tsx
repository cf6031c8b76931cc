import { Button, Skeleton } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import { useCaseStudies } from './case-studies.api.ts';
import { CASE_STUDIES_COUNTED_MAX } from './case-studies.contract.ts';
import classes from './case-studies.module.css';
import { CaseStudyCard } from './case-study-card.tsx';
import { ALL_CASE_STUDIES, useCaseStudyChoice } from './case-study-choice.hook.ts';
import { CaseStudyFilters } from './case-study-filters.tsx';

/** The tab "Success Stories": search, filters and the published stories. @param share the button to share one. */
export function CaseStudies({ share }: { share: ReactNode }) {
  const { choice, choose, hrefOf } = useCaseStudyChoice();
  const { search, sdg, organization, page } = choice;
  const stories = useCaseStudies({
    search: search || undefined,
    sdg: sdg || undefined,
    organization: organization || undefined,
    page,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useStartOfNewPage(page, heading);
  const { records, pagination } = stories.data ?? {};

  return (
    <section aria-labelledby="success-stories">
      <header className={classes.head}>
        <div>
          <h2 id="success-stories" ref={heading} tabIndex={-1} className={classes.heading}>
            CSR Success Stories
          </h2>
          <p className={classes.lead}>Results, reach and cost of CSR work, in the words of members.</p>
        </div>
        {share}
      </header>
      <CaseStudyFilters choice={choice} onChoose={choose} />
      {stories.isPending && <LoadingStories />}
      {stories.isError && !records && (
        <ErrorState
          title="The success stories could not be loaded"
          error={stories.error}
          onRetry={stories.refetch}
          retrying={stories.isRefetching}
        />
      )}
      {records?.length === 0 && (
        <EmptyState
          title="No case studies found"
          icon={<IconBook2 size={24} stroke={1.5} aria-hidden />}
          action={
            <Button variant="default" onClick={() => choose(ALL_CASE_STUDIES)}>
              Show all stories
            </Button>
          }
        >
          Try adjusting your search or filter criteria.
        </EmptyState>
      )}
      {records && records.length > 0 && (
        <ul
          className={classes.grid}
          aria-label="Success stories"
          aria-busy={stories.isPlaceholderData || undefined}
        >
          {records.map((story) => (
            <li key={story.id}>
              <CaseStudyCard story={story} />
            </li>
          ))}
        </ul>
      )}
      {pagination && (
        <Pager
          pagination={pagination}
          totalText={pagination.total < CASE_STUDIES_COUNTED_MAX ? undefined : '1,000+'}
          hrefOf={hrefOf}
        />
      )}
    </section>
  );
}

/** Scrolls to the start of a new page and focuses it; Back and reload keep their position. */
function useStartOfNewPage(page: number, heading: React.RefObject<HTMLElement | null>) {
  const shown = useRef(page);
  const isStep = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page, isStep, heading]);
}

const PLACES = ['1', '2', '3', '4', '5', '6'];

function LoadingStories() {
  return (
    <div role="status" aria-label="Loading success stories" className={classes.grid}>
      {PLACES.map((place) => (
        <Skeleton key={place} height={320} radius="md" />
      ))}
    </div>
  );
}
