import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router';
import type { useMarketplaceProfiles } from '#features/marketplace/listing/marketplace.api.ts';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import {
  countFilters,
  NO_FILTERS,
  type useMarketplaceUrl,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import { useIdle } from '#platform/web/idle.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import classes from './marketplace-results.module.css';
import { ProfileList } from './profile-list.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import notes from './search-notes.module.css';
import { SearchNotes } from './search-notes.tsx';

const ListExport = lazy(() => import('#features/marketplace/exports/list-export.tsx'));
const FilterTags = lazy(() => import('./filter-tags.tsx'));
const OwnGaps = lazy(() => import('#features/marketplace/matching/own-gaps.tsx'));
const MarketplaceEmpty = lazy(() => import('./marketplace-empty.tsx'));
const SavedPanels = lazy(() => import('./saved-panels.tsx'));

interface MarketplaceResultsProps {
  id: string;
  url: ReturnType<typeof useMarketplaceUrl>;
  profiles: Pick<
    ReturnType<typeof useMarketplaceProfiles>,
    'data' | 'isError' | 'isPlaceholderData' | 'isFetching' | 'refetch'
  >;
  /** The total in words, such as "1,000+" if it was not counted to the end. */
  totalText: string;
  heading: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onOpenFilters: () => void;
  onRequest?: (profile: MarketplaceProfile) => void;
  renderAsk?: RenderAsk;
}

/** Shows the results with their pager, or explains why there are none. */
export function MarketplaceResults({
  id,
  url,
  profiles,
  totalText,
  heading,
  headingRef,
  onOpenFilters,
  onRequest,
  renderAsk,
}: MarketplaceResultsProps) {
  const section = useRef<HTMLElement>(null);
  const { filters } = url;
  const { data, isError, isPlaceholderData } = profiles;
  const isEmpty = data?.pagination.total === 0;
  useStartOfNewPage(filters.page, section, headingRef);
  const keepsFocus = useKeptFocus(headingRef);
  const isIdle = useIdle();

  return (
    <section id={id} ref={section} className={classes.results} {...keepsFocus}>
      <ResultsToolbar
        heading={heading}
        headingRef={headingRef}
        filtersSet={countFilters(filters)}
        onOpenFilters={onOpenFilters}
        sort={filters.sort ?? data?.order ?? 'best'}
        onSort={(sort) => url.change({ sort })}
      />
      {countFilters(filters) > 0 && (
        <Suspense fallback={null}>
          <FilterTags filters={filters} onChange={url.change} />
        </Suspense>
      )}
      {filters.saved && (
        <Suspense fallback={null}>
          <SavedPanels />
        </Suspense>
      )}
      {!isError && data && <SearchNotes answer={data} />}
      {isIdle && !isError && data && !isEmpty && (
        <Suspense fallback={null}>
          <OwnGaps className={notes.note} order={data.order ?? 'best'} />
        </Suspense>
      )}
      {isError && (
        <ErrorState
          title="Error Loading Data"
          message="There was an issue loading the marketplace data. Please try again later."
          onRetry={() => profiles.refetch()}
          retrying={profiles.isFetching}
        />
      )}
      {!isError && isEmpty && (
        <Suspense fallback={null}>
          <MarketplaceEmpty
            filters={filters}
            incomplete={data.incomplete}
            onChange={url.change}
            onClear={() => url.change({ ...NO_FILTERS, sort: filters.sort })}
          />
        </Suspense>
      )}
      {!isError && !isEmpty && (
        <ProfileList
          profiles={data?.records}
          leaving={isPlaceholderData}
          state={filters.location ?? data?.understood?.state ?? null}
          picked={url.picked}
          onPick={url.pick}
          hrefOf={url.profileHref}
          onView={url.openProfile}
          onRequest={onRequest}
          renderAsk={renderAsk}
        />
      )}
      {!isError && data && <Pager pagination={data.pagination} totalText={totalText} hrefOf={url.pageHref} />}
      {isIdle && !isError && data && !isEmpty && (
        <Suspense fallback={null}>
          <ListExport filters={filters} total={data.pagination.total} />
        </Suspense>
      )}
    </section>
  );
}

/** Scrolls to the start of a new page and focuses it; Back and reload keep their position. */
function useStartOfNewPage(
  page: number,
  section: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
) {
  const shown = useRef(page);
  const isStep = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [page, isStep, section, heading]);
}
