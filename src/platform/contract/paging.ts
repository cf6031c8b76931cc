import { z } from 'zod';

/** A number of pages or records in a query, from 1. */
export const wholeNumber = (name: string, max: number) =>
  z.coerce
    .number(`${name} must be a number`)
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be at least 1`)
    .max(max, `${name} must be at most ${max}`);

/** Query of every paged list: page 1 and ten records by default. */
export const PageQuery = z.strictObject({
  page: wholeNumber('Page', 1_000_000).default(1),
  pageSize: wholeNumber('Page size', 100).default(10),
});
export type PageQuery = z.output<typeof PageQuery>;

/**
 * Query of a list that answers a bare array of the newest, as the specification has it. The records that follow are on
 * the next page; a page with fewer than `pageSize` is the last one.
 */
export const ListQuery = z.strictObject({
  page: wholeNumber('Page', 1_000_000).default(1),
  pageSize: wholeNumber('Page size', 100).default(100),
});
export type ListQuery = z.output<typeof ListQuery>;

export const Pagination = z.object({
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
  totalPages: z.int(),
});
export type Pagination = z.output<typeof Pagination>;

/** The shape of a paged list's `data`. */
export const paged = <Record extends z.ZodType>(record: Record) =>
  z.object({ records: z.array(record), pagination: Pagination });

/** The `pagination` part of a list answer. @param pagesMax most pages that the list can be asked for. */
export function paginationOf(
  query: PageQuery,
  total: number,
  pagesMax = Number.POSITIVE_INFINITY,
): Pagination {
  return {
    page: query.page,
    pageSize: query.pageSize,
    total,
    totalPages: Math.min(pagesMax, Math.ceil(total / query.pageSize)),
  };
}
