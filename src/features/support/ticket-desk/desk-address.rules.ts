import { DeskFilters } from '#features/support/ticket-queue/ticket-queue.contract.ts';

const NAMES = Object.keys(DeskFilters.shape) as (keyof DeskFilters)[];

/** Returns the filters that an address names; one that is not valid is left out, since anybody may have typed it. */
export function filtersOf(params: URLSearchParams): DeskFilters {
  const valid = NAMES.flatMap((name) => {
    const value = params.get(name);
    const parsed = value ? DeskFilters.shape[name].safeParse(value) : null;
    return parsed?.success && parsed.data ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(valid) as DeskFilters;
}

/** Returns the query of the desk with these filters, on the first page, without a ticket. */
export function searchOf(filters: DeskFilters): string {
  const params = new URLSearchParams();
  for (const name of NAMES) if (filters[name]) params.set(name, filters[name]);
  return `?${params}`;
}

/** True if both filter the same. */
export const isSameView = (one: DeskFilters, other: DeskFilters): boolean =>
  searchOf(one) === searchOf(other);
