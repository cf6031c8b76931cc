import { Skeleton, Stack } from '@mantine/core';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import cards from '#features/profiles/records/card-list.module.css';
import type { Pagination } from '#platform/contract/paging.ts';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { ShowMore } from '#platform/web/ui/show-more.tsx';

interface MemberRecordsProps<Entry> {
  /** Heading, for example "Projects". */
  title: string;
  query: UseInfiniteQueryResult<InfiniteData<{ records: Entry[]; pagination: Pagination }>>;
  render: (entry: Entry) => ReactNode;
}

/** The services or projects on a member's page, ten at a time. */
export function MemberRecords<Entry extends { id: string }>(props: MemberRecordsProps<Entry>) {
  return (
    <section>
      <h2>{props.title}</h2>
      <Records {...props} />
    </section>
  );
}

function Records<Entry extends { id: string }>({ title, query, render }: MemberRecordsProps<Entry>) {
  const { data, error, isPending, isRefetching, refetch } = query;
  const plural = title.toLowerCase();
  if (isPending) {
    return (
      <Stack role="status" aria-label={`Loading ${plural}`}>
        <Skeleton height={148} radius="md" />
        <Skeleton height={148} radius="md" />
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
  const records = data.pages.flatMap((page) => page.records);
  if (records.length === 0) return <EmptyState title={`No ${plural} yet`} />;
  return (
    <>
      <ul className={cards.list}>
        {records.map((record) => (
          <li key={record.id}>{render(record)}</li>
        ))}
      </ul>
      <ShowMore what={plural} shown={records.length} total={data.pages[0]?.pagination.total} query={query} />
    </>
  );
}
