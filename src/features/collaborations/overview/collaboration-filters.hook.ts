import { useSearchParams } from 'react-router';
import {
  COLLABORATION_CATEGORIES,
  COLLABORATION_SEARCH_MAX,
  COLLABORATION_SORTS,
  COLLABORATION_STATUSES,
  type CollaborationFilters,
} from '#features/collaborations/collaboration/collaborations.contract.ts';
import { currentParams } from '#platform/web/hydration.ts';

/** The filters and the order that the address names. */
function filtersOf(params: URLSearchParams): CollaborationFilters {
  const search = params.get('search')?.slice(0, COLLABORATION_SEARCH_MAX);
  const partner = params.get('partner')?.slice(0, COLLABORATION_SEARCH_MAX);
  const status = COLLABORATION_STATUSES.find((one) => one === params.get('status'));
  const category = COLLABORATION_CATEGORIES.find((one) => one === params.get('category'));
  const sort = COLLABORATION_SORTS.find((one) => one === params.get('sort') && one !== 'newest');
  return {
    ...(search && { search }),
    ...(partner && { partner }),
    ...(status && { status }),
    ...(category && { category }),
    ...(sort && { sort }),
  };
}

/** Reads the list's filters and order from the address, and writes them there; all else in it stays. */
export function useCollaborationFilters() {
  const [params, setParams] = useSearchParams();
  const change = (changes: Record<string, string | null>) =>
    setParams(
      () => {
        // Two fields can be left at once, before the page is drawn again.
        const next = currentParams();
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { filters: filtersOf(params), change };
}
