import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';
import { CSR_REGIONS, type CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import { useQueryParams } from '#platform/web/hydration.ts';
import { FIVE_YEARS, type FiveYear } from './csr-five-years.data.ts';
import { MEASURES, type Measure } from './csr-measures.rules.ts';

/** View of /impact that the reader chose. It is kept in the address, so that a view can be shared. */
interface CsrChoice {
  /** Measure that shades the map (`by`). */
  measure: Measure;
  /** The chosen state or union territory (`state`); null is all of India. */
  region: CsrRegion | null;
  /** The year of the sectors (`year`). */
  year: FiveYear;
}

const LATEST: FiveYear = '2022-23';

/** Reads the choice from an address; missing and invalid values become the default. */
export function choiceIn(params: URLSearchParams): CsrChoice {
  const [measure, region, year] = ['by', 'state', 'year'].map((key) => params.get(key));
  return {
    measure: MEASURES.find((known) => known === measure) ?? 'spend',
    region: CSR_REGIONS.find((known) => known.region === region) ?? null,
    year: FIVE_YEARS.find((known) => known === year) ?? LATEST,
  };
}

/** Returns the query of an address with a changed choice; defaults are left out. */
export function queryWith(params: URLSearchParams, change: Partial<CsrChoice>): URLSearchParams {
  const { measure, region, year } = { ...choiceIn(params), ...change };
  const query = new URLSearchParams(params);
  const write = (key: string, value: string | undefined, isDefault: boolean) =>
    value === undefined || isDefault ? query.delete(key) : query.set(key, value);
  write('by', measure, measure === 'spend');
  write('state', region?.region, region === null);
  write('year', year, year === LATEST);
  return query;
}

/**
 * Returns the choice in the page's address and a function that changes it without a new history entry. A change is
 * visible immediately; the address follows when the router is done.
 */
export function useCsrChoice(): CsrChoice & { choose: (change: Partial<CsrChoice>) => void } {
  const navigate = useNavigate();
  const [params, showImmediately] = useOptimistic(useQueryParams());
  const choose = (change: Partial<CsrChoice>) =>
    startTransition(async () => {
      const query = queryWith(params, change);
      showImmediately(query);
      await navigate({ search: query.toString() }, { replace: true, preventScrollReset: true });
    });
  return { ...choiceIn(params), choose };
}
