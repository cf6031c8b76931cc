import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useMarketplaceSearch } from '#features/marketplace/ai-search/ai-search.api.ts';
import type { searchMarketplace } from '#features/marketplace/ai-search/ai-search.contract.ts';
import { withoutText } from '#features/marketplace/ai-search/without-text.rules.ts';
import type { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import {
  savedQueryOf,
  type useMarketplaceUrl,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import { SaveSearchButton } from '#features/marketplace/saved-searches/save-search-button.tsx';
import type { RenderAsk } from '#features/profiles/member-page/request-dialog-slot.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import type { RouteOutput } from '#platform/contract/route.ts';
import { useKeptFocus } from '#platform/web/focus/kept-focus.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import classes from './ai-results.module.css';
import { ProfileList } from './profile-list.tsx';
import { UnderstoodTags } from './understood-tags.tsx';

const SearchExport = lazy(() => import('#features/marketplace/exports/search-export.tsx'));

interface AiResultsProps {
  sentence: string;
  url: ReturnType<typeof useMarketplaceUrl>;
  /** Searches for another sentence; the empty one shows the list with its filters again. */
  onSearch: (sentence: string) => void;
  onRequest?: (profile: MarketplaceProfile) => void;
  renderAsk?: RenderAsk;
  /** Takes the focus when another page is shown, and behind the dialog. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

type Answer = RouteOutput<typeof searchMarketplace>;

/** The members that a sentence describes, with what was understood of it. */
export function AiResults({ sentence, url, onSearch, onRequest, renderAsk, headingRef }: AiResultsProps) {
  const { page } = url.filters;
  const answer = useMarketplaceSearch(sentence, page);
  const { data, isError, isPlaceholderData } = answer;
  const keepsFocus = useKeptFocus(headingRef);
  useHeadingOfNewPage(page, headingRef);
  const total = data?.pagination.total;
  return (
    <section className={classes.results} {...keepsFocus}>
      <h2 className={classes.heading} ref={headingRef} tabIndex={-1} aria-live="polite">
        {headingOf(total, isError)}
      </h2>
      {data && !isError && (
        <>
          <UnderstoodTags
            understood={data.understood}
            onRemove={(text) => onSearch(withoutText(sentence, text))}
            onClear={() => onSearch('')}
          />
          <SaveSearchButton query={savedQueryOf(url.filters, sentence)} about={sentence} />
          <SearchedFor answer={data} />
        </>
      )}
      {isError && (
        <ErrorState
          title="Error Loading Data"
          message="There was an issue with this search. Please try again later."
          onRetry={() => answer.refetch()}
          retrying={answer.isFetching}
        />
      )}
      {!isError && total === 0 && (
        <EmptyState
          icon={<IconZoomExclamation size={24} stroke={1.5} aria-hidden />}
          title="No member is like that."
          action={
            <Button variant="default" onClick={() => onSearch('')}>
              Show all profiles
            </Button>
          }
        >
          Remove a part above, or say it in other words.
        </EmptyState>
      )}
      {!isError && total !== 0 && (
        <ProfileList
          profiles={data?.records}
          leaving={isPlaceholderData}
          state={data?.understood.find(({ field }) => field === 'location')?.value ?? null}
          picked={url.picked}
          onPick={url.pick}
          hrefOf={url.profileHref}
          onView={url.openProfile}
          onRequest={onRequest}
          renderAsk={renderAsk}
        />
      )}
      {!isError && data && <Pager pagination={data.pagination} hrefOf={url.pageHref} />}
      {!isError && data && data.pagination.total > 0 && (
        <Suspense fallback={null}>
          <SearchExport sentence={sentence} total={data.pagination.total} />
        </Suspense>
      )}
    </section>
  );
}

function headingOf(total: number | undefined, isError: boolean): string {
  if (isError) return 'Failed to search profiles';
  if (total === undefined) return 'Searching…';
  return `${formatCount(total)} ${total === 1 ? 'result' : 'results'}`;
}

/** Says which words were searched for, which of them were corrected, and whether their meaning took part. */
function SearchedFor({ answer: { words, corrections, by_meaning } }: { answer: Answer }) {
  return (
    <>
      {words.length > 0 && (
        <p className={classes.note}>
          Searched for: <strong>{words.join(', ')}</strong>
        </p>
      )}
      {corrections.map(({ written, searched }) => (
        <p key={written} className={classes.note}>
          Read as <strong>{searched}</strong>: {written}
        </p>
      ))}
      {by_meaning === false && (
        <p className={classes.note}>
          Only the words were searched for. The search for what they mean is not available now.
        </p>
      )}
    </>
  );
}

/** Focuses the start of a page that somebody has turned to. */
function useHeadingOfNewPage(page: number, heading: RefObject<HTMLHeadingElement | null>) {
  const shown = useRef(page);
  useEffect(() => {
    if (page === shown.current) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [page, heading]);
}
