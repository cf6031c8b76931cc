import { Button, Skeleton } from '@mantine/core';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ShowMore } from '#platform/web/ui/show-more.tsx';
import classes from './detail-list.module.css';

interface DetailListProps<Entry> {
  query: UseInfiniteQueryResult<Entry[]>;
  /** "projects". */
  what: string;
  /** Text for an empty list. */
  empty: string;
  /** Text if the list could not be loaded. */
  failed: string;
  render: (entry: Entry) => ReactNode;
}

/** A list inside the profile that loads after the profile itself. */
export function DetailList<Entry extends { id: string }>({
  query,
  what,
  empty,
  failed,
  render,
}: DetailListProps<Entry>) {
  if (query.data?.length === 0) return <p className={classes.empty}>{empty}</p>;
  if (query.data) {
    return (
      <>
        <ul className={classes.list}>
          {query.data.map((entry) => (
            <li key={entry.id}>{render(entry)}</li>
          ))}
        </ul>
        <ShowMore what={what} shown={query.data.length} query={query} />
      </>
    );
  }
  if (query.isError && !query.isFetching) {
    return (
      <div className={classes.failed} role="alert">
        <span>{failed}</span>
        <Button variant="default" size="compact-sm" onClick={() => query.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.list} aria-hidden>
      <Skeleton height={20} width="60%" />
      <Skeleton height={16} width="90%" />
    </div>
  );
}
