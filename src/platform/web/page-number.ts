/** As in `PageQuery`; not read from it, for it brings the schemas along. */
const PAGE_MAX = 1_000_000;

/** The page of a list that the address names; the first one for anything else, since anybody may have typed it. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1;
}
