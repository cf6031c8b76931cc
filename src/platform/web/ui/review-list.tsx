import { Skeleton, Stack } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import classes from './review-list.module.css';

interface ReviewListProps<Item> {
  /** Of what the list is, for screen readers and failures: "stories". */
  what: string;
  query: { isPending: boolean; error: Error | null; isRefetching: boolean; refetch: () => unknown };
  /** Undefined until they have come. */
  items: Item[] | undefined;
  /** Focus it with `headingRef` when an entry leaves the list, and its buttons with it. */
  heading?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  /** Entries as cards of their own, or as rows of one table. */
  look?: 'cards' | 'rows';
  /** Expected height of an entry, in pixels. */
  height: number;
  /** Appears instead of the list when it has no entries. */
  empty: { title: string; text: string; icon?: ReactNode };
  children: (item: Item) => ReactNode;
  /** A pager or "Show more". */
  footer?: ReactNode;
}

/** A list that admins work through, with its loading, error and empty state. */
export function ReviewList<Item extends { id: string }>({
  what,
  query,
  items,
  heading,
  headingRef,
  look = 'cards',
  height,
  empty,
  children,
  footer,
}: ReviewListProps<Item>) {
  if (query.isPending) {
    return (
      <Stack role="status" aria-label={`Loading ${what}`}>
        <Skeleton height={height} radius="md" />
        <Skeleton height={height} radius="md" />
        <Skeleton height={height} radius="md" />
      </Stack>
    );
  }
  if (!items) {
    return (
      <ErrorState
        title={`Failed to load the ${what}`}
        error={query.error}
        onRetry={query.refetch}
        retrying={query.isRefetching}
      />
    );
  }
  return (
    <section>
      {heading && (
        <h2 ref={headingRef} tabIndex={-1} className={classes.heading}>
          {heading}
        </h2>
      )}
      {items.length === 0 ? (
        <EmptyState title={empty.title} icon={empty.icon}>
          {empty.text}
        </EmptyState>
      ) : (
        <ul className={classes[look]}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
      {footer}
    </section>
  );
}
