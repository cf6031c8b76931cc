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
    isList(last) && last.length >= pageSize ? pages.length + 1 : undefined,
  select: recordsOf<Entry>,
});

/** False for an answer that is no list: it counts as an empty one. */
const isList = (answer: unknown) => Array.isArray(answer);

/**
 * Returns an answer if it is a page of records.
 * @throws Error if it is not, so that the list shows its error state.
 */
export function pageOf<Page extends { records: unknown[] }>(answer: Page): Page {
  if (!isList(answer?.records)) throw new Error('The answer is not a list.');
  return answer;
}

/** The records of all pages, each once: a new record moves the last of a page to the top of the next. */
function recordsOf<Entry extends { id: string }>({ pages }: InfiniteData<Entry[]>): Entry[] {
  return [
    ...new Map(
      pages
        .filter(isList)
        .flat()
        .map((record) => [record.id, record]),
    ).values(),
  ];
}
