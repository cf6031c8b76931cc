import { Paper } from '@mantine/core';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import {
  lazy,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { usePrepareSearch } from '#features/marketplace/ai-search/ai-search.api.ts';
import { useMarketplaceProfiles } from '#features/marketplace/listing/marketplace.api.ts';
import {
  type MarketplaceProfile,
  SEARCH_TOTAL_MAX,
} from '#features/marketplace/listing/marketplace.contract.ts';
import {
  isCounted,
  type MarketplaceFilters,
  useMarketplaceUrl,
} from '#features/marketplace/listing/marketplace-filters.hook.ts';
import {
  type RenderAsk,
  type RenderRequestDialog,
  RequestDialogSlot,
  type RequestTarget,
} from '#features/profiles/member-page/request-dialog-slot.tsx';
import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import { formatCount } from '#platform/contract/counts.ts';
import { useEntryFocus } from '#platform/web/focus/entry-focus.ts';
import { useCodeWhenIdle } from '#platform/web/idle.ts';
import { PageBody } from '#platform/web/ui/page-body.tsx';
import { AiSearchBox } from './ai-search-box.tsx';
import { useAiSentence } from './ai-sentence.hook.ts';
import classes from './marketplace.module.css';
import { MarketplaceFilterOutline } from './marketplace-filter-outline.tsx';
import { MarketplaceHero } from './marketplace-hero.tsx';
import { MarketplaceQuickFilter } from './marketplace-quick-filter.tsx';
import { MarketplaceResults } from './marketplace-results.tsx';

// A phone draws the list sooner if the code of what a press opens comes after it.
const loadProfileDialog = () => import('#features/marketplace/profile-detail/profile-dialog.tsx');
const ProfileDialog = lazy(async () => ({ default: (await loadProfileDialog()).ProfileDialog }));
const CompareBar = lazy(() => import('#features/marketplace/compare/compare-bar.tsx'));
const CompareDialog = lazy(() => import('#features/marketplace/compare/compare-dialog.tsx'));
const loadFilterForm = () => import('./marketplace-filter-form.tsx');
const MarketplaceFilterForm = lazy(async () => ({ default: (await loadFilterForm()).MarketplaceFilterForm }));
const loadFilterDrawer = () => import('./marketplace-filter-drawer.tsx');
const MarketplaceFilterDrawer = lazy(async () => ({
  default: (await loadFilterDrawer()).MarketplaceFilterDrawer,
}));
const AiResults = lazy(async () => ({ default: (await import('./ai-results.tsx')).AiResults }));

interface MarketplacePageProps {
  renderRequestDialog?: RenderRequestDialog;
  /** Shows the ratings of a member, which also belong to collaborations. */
  renderRatings: (profileId: string) => ReactNode;
  renderAsk?: RenderAsk;
}

const RESULTS_ID = 'results';
/** From this width on the filters are beside the list; the style sheet has the same. */
const WIDE = '(min-width: 62em)';

const failedText = ({ search }: MarketplaceFilters): string =>
  search ? 'Failed to search profiles' : 'Failed to load profiles';

/** Formats the total, which is counted only up to a limit for most filters. */
const totalTextOf = (total: number, filters: MarketplaceFilters): string =>
  total < SEARCH_TOTAL_MAX || isCounted(filters) ? formatCount(total) : `${formatCount(SEARCH_TOTAL_MAX)}+`;

/** True from the first time on that `value` is true. */
function useEver(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return was || value;
}

/** /marketplace: the members, the filters, and one member in detail. The URL holds all the state. */
export function MarketplacePage({ renderRequestDialog, renderRatings, renderAsk }: MarketplacePageProps) {
  const url = useMarketplaceUrl();
  const { filters, change, correctPage } = url;
  const ai = useAiSentence();
  const { data, isError, isPlaceholderData, isFetching, refetch } = useMarketplaceProfiles(filters);
  const listed = useMemo(
    () => ({ data, isError, isPlaceholderData, isFetching, refetch }),
    [data, isError, isPlaceholderData, isFetching, refetch],
  );
  // A new list takes a phone long to draw: deferred, it leaves room for a tap in between.
  const profiles = useDeferredValue(listed);
  // On a phone the form is in the drawer; drawn here too, unseen, it would cost a fifth of the page's start.
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const isListed = profiles.data !== undefined;
  useCodeWhenIdle(loadProfileDialog, isListed);
  useCodeWhenIdle(loadFilterDrawer, isListed);
  useCodeWhenIdle(loadFilterForm, isListed);
  const [filtersOpened, filtersDrawer] = useDisclosure(false);
  const [target, setTarget] = useState<RequestTarget | null>(null);
  // Once it has been open, a dialog stays, so that it can fade out.
  const hadFilters = useEver(filtersOpened);
  const hadProfile = useEver(url.profileId !== null);

  const heading = useRef<HTMLHeadingElement>(null);
  useEntryFocus(profiles.data !== undefined && !profiles.isPlaceholderData && url.profileId === null);

  const pagination = profiles.isPlaceholderData || ai.sentence ? undefined : profiles.data?.pagination;
  const pastTheEnd = pagination && pagination.total > 0 && pagination.page > pagination.totalPages;
  useEffect(() => {
    if (pastTheEnd) correctPage(pagination.totalPages);
  }, [pastTheEnd, pagination, correctPage]);

  const total = profiles.data?.pagination.total;
  const totalText = total === undefined ? '' : totalTextOf(total, filters);
  const resultsText = total === undefined ? '' : `${totalText} ${total === 1 ? 'result' : 'results'}`;

  const request =
    renderRequestDialog &&
    ((profile: MarketplaceProfile) => setTarget({ id: profile.id, name: memberName(profile) }));

  const filterForm = (
    <Suspense fallback={<MarketplaceFilterOutline />}>
      <MarketplaceFilterForm
        filters={filters}
        onChange={change}
        onSearch={url.search}
        resultsText={resultsText}
      />
    </Suspense>
  );

  return (
    <PageBody>
      <MarketplaceHero onExplore={() => document.getElementById(RESULTS_ID)?.scrollIntoView()} />
      <AiSearchBox onOpen={usePrepareSearch()} sentence={ai.sentence} onSearch={ai.ask} />
      {ai.sentence ? (
        <Suspense fallback={null}>
          <AiResults
            sentence={ai.sentence}
            url={url}
            onSearch={ai.ask}
            onRequest={request}
            renderAsk={renderAsk}
            headingRef={heading}
          />
        </Suspense>
      ) : (
        <>
          <MarketplaceQuickFilter filters={filters} onChange={change} />
          <div className={classes.columns}>
            {isWide && (
              <Paper component="aside" withBorder p="md" className={classes.panel} aria-label="Filters">
                {filterForm}
              </Paper>
            )}
            <MarketplaceResults
              id={RESULTS_ID}
              url={url}
              profiles={profiles}
              totalText={totalText}
              heading={profiles.isError ? failedText(filters) : resultsText || 'Loading profiles…'}
              headingRef={heading}
              onOpenFilters={filtersDrawer.open}
              onRequest={request}
              renderAsk={renderAsk}
            />
          </div>
        </>
      )}

      <Suspense fallback={null}>
        {hadFilters && (
          <MarketplaceFilterDrawer
            opened={filtersOpened}
            onClose={filtersDrawer.close}
            resultsText={resultsText}
          >
            {filterForm}
          </MarketplaceFilterDrawer>
        )}
      </Suspense>
      <Suspense fallback={null}>
        {hadProfile && (
          <ProfileDialog
            id={url.profileId}
            covered={target !== null}
            focusAfter={heading}
            renderRatings={renderRatings}
            onClose={url.closeProfile}
            onRequest={request}
            renderAsk={renderAsk}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {url.picked.length > 0 && (
          <CompareBar picked={url.picked} onCompare={url.openComparison} onClear={url.clearPicked} />
        )}
        {url.compared.length > 0 && <CompareDialog ids={url.compared} onClose={url.closeComparison} />}
      </Suspense>
      {renderRequestDialog && (
        <RequestDialogSlot target={target} render={renderRequestDialog} onClose={() => setTarget(null)} />
      )}
    </PageBody>
  );
}
