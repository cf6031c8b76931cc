import { Anchor, Button, NativeSelect, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { NEWS_CATEGORIES } from '#features/news/sources/news-sources.contract.ts';
import { twitterPage } from '#features/news/sources/news-sources.rules.ts';
import { SearchField } from '#platform/web/fields/search-field.tsx';
import { currentParams, useQueryParams } from '#platform/web/hydration.ts';
import { useSession } from '#platform/web/session.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import { type NewsChoice, useNews, useNewsSources } from './news.api.ts';
import { NEWS_SEARCH_MAX, NEWS_SHOWN } from './news.contract.ts';
import { NewsItem } from './news-item.tsx';
import classes from './news-list.module.css';

const ALL: NewsChoice = { search: '', category: '', source: '', shown: 'all' };

const SHOWN = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
  { value: 'saved', label: 'Saved' },
];

/** Reads the choice from the address, which anybody may have typed. */
function readChoice(params: URLSearchParams, isMember: boolean): NewsChoice {
  const shown = NEWS_SHOWN.find((one) => one === params.get('shown')) ?? 'all';
  return {
    search: (params.get('search') ?? '').slice(0, NEWS_SEARCH_MAX),
    category: NEWS_CATEGORIES.find((one) => one === params.get('category')) ?? '',
    source: /^[\da-f-]{36}$/.test(params.get('source') ?? '') ? (params.get('source') ?? '') : '',
    shown: isMember ? shown : 'all',
  };
}

/** The tab "News & Research": search, filters and the list. The address keeps what is chosen. */
export function NewsList() {
  const { user, status } = useSession();
  const params = useQueryParams();
  const navigate = useNavigate();
  const choice = readChoice(params, user !== null);
  const news = useNews(choice);
  const choose = (changes: Partial<NewsChoice>) => {
    const next = currentParams();
    next.set('tab', 'news');
    for (const [name, value] of Object.entries({ ...readChoice(next, user !== null), ...changes })) {
      if (value && value !== 'all') next.set(name, value);
      else next.delete(name);
    }
    void navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <NewsFilters choice={choice} onChoose={choose} />
      {user && (
        <SegmentedControl
          mb="md"
          aria-label="Which news"
          data={SHOWN}
          value={choice.shown}
          onChange={(shown) => choose({ shown: shown as NewsChoice['shown'] })}
        />
      )}
      {status === 'signed-out' && <VisitorHint />}
      {news.isPending && <LoadingNews />}
      {news.isError && !news.data && (
        <ErrorState
          title="The news could not be loaded"
          error={news.error}
          onRetry={news.refetch}
          retrying={news.isRefetching}
        />
      )}
      {news.data?.length === 0 && <NoNews choice={choice} onClear={() => choose(ALL)} />}
      {news.data && news.data.length > 0 && (
        <>
          <ul className={classes.list} aria-label="News" aria-busy={news.isPlaceholderData || undefined}>
            {news.data.map((entry) => (
              <li key={entry.id}>
                <NewsItem entry={entry} canMark={user !== null} />
              </li>
            ))}
          </ul>
          <ShowMore what="news" shown={news.data.length} query={news} />
        </>
      )}
      <TwitterAccounts />
    </>
  );
}

interface NewsFiltersProps {
  choice: NewsChoice;
  onChoose: (changes: Partial<NewsChoice>) => void;
}

function NewsFilters({ choice, onChoose }: NewsFiltersProps) {
  const sources = (useNewsSources().data ?? []).filter((source) => source.has_feed);
  const categories = NEWS_CATEGORIES.filter((one) => sources.some(({ category }) => category === one));
  return (
    <search className={classes.filters}>
      <SearchField
        label="Search news"
        description="By title or category"
        maxLength={NEWS_SEARCH_MAX}
        value={choice.search}
        onChange={(search) => onChoose({ search })}
      />
      <NativeSelect
        label="Category"
        value={choice.category}
        onChange={(event) => onChoose({ category: event.currentTarget.value })}
        data={[{ value: '', label: 'All categories' }, ...withChosen(categories, choice.category)]}
      />
      <NativeSelect
        label="Source"
        value={choice.source}
        onChange={(event) => onChoose({ source: event.currentTarget.value })}
        data={[
          { value: '', label: 'All sources' },
          ...sources.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </search>
  );
}

/** A category of the address stays to choose, though no source has it now. */
const withChosen = (categories: string[], chosen: string) =>
  chosen && !categories.includes(chosen) ? [...categories, chosen] : categories;

function VisitorHint() {
  const { pathname, search } = useLocation();
  return (
    <p className={classes.hint}>
      <Anchor component={Link} to="/login" state={{ from: pathname + search }} inherit>
        Log in
      </Anchor>{' '}
      to save news and to see what you have not read yet.
    </p>
  );
}

function NoNews({ choice, onClear }: { choice: NewsChoice; onClear: () => void }) {
  const icon = <IconNews size={24} stroke={1.5} aria-hidden />;
  const isWhole = Object.entries(ALL).every(([name, value]) => choice[name as keyof NewsChoice] === value);
  if (isWhole) {
    return (
      <EmptyState title="No news yet" icon={icon}>
        News appears here as soon as an admin has switched a source on.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No news found"
      icon={icon}
      action={
        <Button variant="default" onClick={onClear}>
          Show all news
        </Button>
      }
    >
      Try another word or filter.
    </EmptyState>
  );
}

/** Sources without a feed: links to their accounts. */
function TwitterAccounts() {
  const accounts = (useNewsSources().data ?? []).filter((source) => !source.has_feed);
  if (accounts.length === 0) return null;
  return (
    <section className={classes.accounts}>
      <h2 className={classes.heading}>On X (Twitter)</h2>
      <ul className={classes.links}>
        {accounts.map(({ id, name, twitter_handle }) => (
          <li key={id}>
            <WebLink url={twitterPage(twitter_handle ?? '')}>{`${name} (@${twitter_handle})`}</WebLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoadingNews() {
  return (
    <Stack role="status" aria-label="Loading news">
      <Skeleton height={110} radius="md" />
      <Skeleton height={110} radius="md" />
      <Skeleton height={110} radius="md" />
    </Stack>
  );
}
