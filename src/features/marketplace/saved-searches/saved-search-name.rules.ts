import { SEARCH_NAME_MAX } from './saved-searches.contract.ts';

/** Proposes as much of what a search looks for as a name takes, up to a comma. */
export function nameOfSearch(about: string): string {
  if (about.length <= SEARCH_NAME_MAX) return about;
  const end = about.lastIndexOf(',', SEARCH_NAME_MAX);
  return about.slice(0, end > 0 ? end : SEARCH_NAME_MAX);
}
