import { useSearchParams } from 'react-router';
import { COLLABORATION_STATUSES } from '#features/collaborations/collaboration/collaborations.contract.ts';
import {
  MILESTONE_SORTS,
  PARTNER_NAME_MAX,
  PROGRAMME_SORTS,
  type ProgrammeFilters,
} from '#features/programme/portfolio/portfolio.contract.ts';
import { currentParams } from '#platform/web/hydration.ts';
import { pageOf } from '#platform/web/page-number.ts';

/** The filters that the address names; what nobody can have chosen is left out. */
function filtersOf(params: URLSearchParams): ProgrammeFilters {
  const short = (name: string, max: number) => params.get(name)?.slice(0, max) || undefined;
  const isOn = (name: string) => params.get(name) === 'true';
  const status = COLLABORATION_STATUSES.find((one) => one === params.get('status'));
  const [search, partner, place] = [
    short('search', 100),
    short('partner', PARTNER_NAME_MAX),
    short('place', 100),
  ];
  const year = /^20\d{2}-\d{2}$/.exec(params.get('year') ?? '')?.[0];
  return {
    ...(search && { search }),
    ...(isOn('late') && { late: 'true' }),
    ...(isOn('mine') && { mine: 'true' }),
    ...(partner && { partner }),
    ...(place && { place }),
    ...(year && { year }),
    ...(status && { status }),
  };
}

/** Parameters that say which list is shown and how; the rest of the address stays. */
const VIEW = [
  'list',
  'search',
  'late',
  'mine',
  'partner',
  'place',
  'year',
  'status',
  'all',
  'sort',
  'down',
] as const;

/** Reads the list, its filters, its order and its page from the address, and writes them there. */
export function useProgrammeAddress() {
  const [params, setParams] = useSearchParams();
  const list = params.get('list') === 'milestones' ? ('milestones' as const) : ('collaborations' as const);
  const sort = params.get('sort');
  const down = params.get('down') === 'true' ? { down: 'true' as const } : {};
  const change = (changes: Record<string, string | null>) =>
    setParams(
      () => {
        // Two fields can be left at once, before the page is drawn again.
        const next = currentParams();
        for (const [name, value] of Object.entries({ page: null, ...changes })) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  /** The address as a saved view keeps it. */
  const view = new URLSearchParams(
    VIEW.flatMap((name) => {
      const value = params.get(name);
      return value ? [[name, value]] : [];
    }),
  ).toString();
  const hrefOf = (page: number) => {
    const next = new URLSearchParams(params);
    next.set('page', String(page));
    return `?${next}`;
  };
  return {
    list,
    filters: filtersOf(params),
    all: params.get('all') === 'true' ? { all: 'true' as const } : {},
    rowOrder: { sort: PROGRAMME_SORTS.find((one) => one === sort) ?? ('late' as const), ...down },
    milestoneOrder: { sort: MILESTONE_SORTS.find((one) => one === sort) ?? ('due' as const), ...down },
    page: pageOf(params),
    change,
    view,
    hrefOf,
  };
}
