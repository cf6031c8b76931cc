/** Records that a screen asks for at once of a list that answers a bare array. */
const PAGE_SIZE = 20;

/**
 * Options of `useInfiniteQuery` for a list that takes `ListQuery`: `page` counts from 1, and a page that is not full is
 * the last one. Pass `listPage(pageParam)` as the call's query.
 */
export const LIST_PAGES = {
  initialPageParam: 1,
  getNextPageParam: (last: unknown[], pages: unknown[][]) =>
    last.length < PAGE_SIZE ? undefined : pages.length + 1,
};

/** The query of one such page. */
export const listPage = (page: number) => ({ page, pageSize: PAGE_SIZE });
