import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { NewsLink } from '#features/news/entries/news-link.tsx';
import { formatCount } from '#platform/contract/counts.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { useLearnSearch } from './learn.api.ts';
import { LEARN_TOTAL_MAX, type LearnHit, type LearnHits, type LearnKind } from './learn.contract.ts';
import classes from './learn-search-results.module.css';

/** The tab of each kind, and one of it. */
const KINDS: Record<LearnKind, { label: string; one: string }> = {
  case_study: { label: 'Success Stories', one: 'Success story' },
  resource: { label: 'Resources', one: 'Resource' },
  news: { label: 'News & Research', one: 'News' },
  course: { label: 'Courses', one: 'Course' },
};

const totalText = (total: number) => `${formatCount(total)}${total === LEARN_TOTAL_MAX ? '+' : ''}`;

interface LearnSearchResultsProps {
  search: string;
  onClear: () => void;
}

/** Hits of a search in all four kinds, grouped by kind. */
export function LearnSearchResults({ search, onClear }: LearnSearchResultsProps) {
  const found = useLearnSearch(search);
  if (found.isPending) return <Loading />;
  if (!found.data) {
    return (
      <ErrorState
        title="The search failed"
        error={found.error}
        onRetry={found.refetch}
        retrying={found.isRefetching}
      />
    );
  }
  const groups = found.data.filter(({ total }) => total > 0);
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<IconZoomExclamation size={24} stroke={1.5} aria-hidden />}
        title={`Nothing found for “${search}”`}
        action={
          <Button variant="default" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        Try another word, or the beginning of one.
      </EmptyState>
    );
  }
  return (
    <div className={classes.groups} aria-busy={found.isPlaceholderData || undefined}>
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </div>
  );
}

function Group({ group: { kind, total, address, hits } }: { group: LearnHits }) {
  const { label, one } = KINDS[kind];
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={classes.head}>
        <h2 className={classes.heading} id={id}>
          {label} <span className={classes.total}>{totalText(total)}</span>
        </h2>
        {total > hits.length && (
          <Anchor component={Link} to={address}>
            See all in {label}
          </Anchor>
        )}
      </div>
      <ul className={classes.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} kind={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hit({ hit, kind }: { hit: LearnHit; kind: string }) {
  const { id, title, summary, about, published_at, address } = hit;
  return (
    <article className={classes.hit}>
      <h3 className={classes.title}>
        {address.startsWith('/') ? (
          <Link to={address}>{title}</Link>
        ) : (
          <NewsLink entry={{ id, title, link: address }} />
        )}
      </h3>
      <p className={classes.facts}>
        <strong>{kind}</strong> · {about}
        {published_at && (
          <>
            {' · '}
            <time dateTime={published_at}>{formatInstant(published_at)}</time>
          </>
        )}
      </p>
      {summary && <p className={classes.summary}>{summary}</p>}
    </article>
  );
}

const Loading = () => (
  <Stack role="status" aria-label="Searching">
    <Skeleton height={28} width={200} radius="md" />
    <Skeleton height={90} radius="md" />
    <Skeleton height={90} radius="md" />
  </Stack>
);
