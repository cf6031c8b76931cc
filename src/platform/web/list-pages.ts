import type { InfiniteData } from '@tanstack/react-query';

/** Records on a page of most lists. */
export const PAGE_SIZE = 20;

/**
 * Options of an infinite query over a list that answers bare arrays of `pageSize` records: its data are the records of
 * all pages so far.
 */
export const listPages = <Entry extends { id: string }>(pageSize: number) => ({
  initialPageParam: 1,
  getNextPageParam: (last: Entry[], pages: Entry[][]) =>
    last.length < pageSize ? undefined : pages.length + 1,
  select: recordsOf<Entry>,
});

/** The records of all pages, each once: a new record moves the last of a page to the top of the next. */
function recordsOf<Entry extends { id: string }>({ pages }: InfiniteData<Entry[]>): Entry[] {
  return [...new Map(pages.flat().map((record) => [record.id, record])).values()];
}
