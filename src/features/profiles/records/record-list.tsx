import { Button, Skeleton, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Pagination } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Pager } from '#platform/web/ui/pager.tsx';
import cards from './card-list.module.css';
import classes from './record-list.module.css';

const LOADING_ROWS = ['first', 'second', 'third'];

/** Names of the list and of one entry: "Services", "service". */
interface Words {
  heading: string;
  one: string;
  /** Texts of an empty list. */
  none: { title: string; text: string; icon: ReactNode };
}

interface RecordListProps<Entry> {
  words: Words;
  /** Ref of the list's heading, which takes the focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
  query: UseQueryResult<{ records: Entry[]; pagination: Pagination }>;
  /** Omitted in the view of other members. */
  onAdd?: () => void;
  render: (entry: Entry) => ReactNode;
}

/** The member's services or projects, ten to a page. The URL names the page. */
export function RecordList<Entry extends { id: string }>(props: RecordListProps<Entry>) {
  const { words, heading, query, onAdd } = props;
  const [params] = useSearchParams();
  useStartOfNewPage(query.isPlaceholderData ? null : query.data?.pagination.page, heading);
  useBackFromBeyond(query.isPlaceholderData ? undefined : query.data?.pagination);
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `?${next}`;
  };
  return (
    <section>
      <header className={classes.head}>
        <h2 className={classes.heading} ref={heading} tabIndex={-1}>
          {words.heading}
        </h2>
        {onAdd && (
          <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onAdd}>
            Add {words.one}
          </Button>
        )}
      </header>
      <Records {...props} />
      {query.data && <Pager pagination={query.data.pagination} hrefOf={hrefOf} />}
    </section>
  );
}

function Records<Entry extends { id: string }>({ words, query, onAdd, render }: RecordListProps<Entry>) {
  const { data, error, isPending, isPlaceholderData, isRefetching, refetch } = query;
  const plural = words.heading.toLowerCase();
  if (isPending) {
    return (
      <Stack role="status" aria-label={`Loading ${plural}`}>
        {LOADING_ROWS.map((row) => (
          <Skeleton key={row} height={148} radius="md" />
        ))}
      </Stack>
    );
  }
  if (!data) {
    return (
      <ErrorState
        title={`Failed to load ${plural}. Please try again.`}
        error={error}
        onRetry={refetch}
        retrying={isRefetching}
      />
    );
  }
  if (data.pagination.total === 0) {
    return (
      <EmptyState title={words.none.title} icon={words.none.icon}>
        {onAdd && words.none.text}
      </EmptyState>
    );
  }
  return (
    <ul className={cards.list} data-leaving={isPlaceholderData || undefined} aria-busy={isPlaceholderData}>
      {data.records.map((record) => (
        <li key={record.id}>{render(record)}</li>
      ))}
    </ul>
  );
}

/** Moves the focus to the list's heading, and scrolls to it, after a step to another page. */
function useStartOfNewPage(
  page: number | null | undefined,
  heading: RefObject<HTMLHeadingElement | null>,
): void {
  const shown = useRef(page);
  useEffect(() => {
    if (!page || page === shown.current) return;
    const isStep = Boolean(shown.current);
    shown.current = page;
    if (!isStep) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [page, heading]);
}

/** Goes to the last page if the current one no longer exists, for example after its only record was deleted. */
function useBackFromBeyond(pagination: Pagination | undefined): void {
  const [, setParams] = useSearchParams();
  const { page = 1, totalPages = 1 } = pagination ?? {};
  useEffect(() => {
    if (page <= Math.max(totalPages, 1)) return;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('page', String(Math.max(totalPages, 1)));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [page, totalPages, setParams]);
}
