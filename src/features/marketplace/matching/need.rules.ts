import { CSR_REGIONS, type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import { STATES, type State } from '#platform/contract/reference-data.ts';

/** What public figures say of a state's need, and of the CSR money that goes there. */
interface StateNeed {
  state: State;
  /** Share of residents who are multidimensionally poor, in percent (NITI Aayog 2023, survey of 2019-21). */
  poorPercent: number;
  /** CSR spend of FY 2014-15 to 2023-24 per resident of Census 2011, in rupees (National CSR Portal). */
  perResident: number;
  /** 0 to 1. */
  need: number;
}

const sumOf = (figures: number[]) => figures.reduce((sum, one) => sum + one, 0);

const moneyIn = (regions: readonly CsrRegion[]) =>
  rupeesPerResident({
    spendCrore: sumOf(regions.map(({ spendCrore }) => spendCrore)),
    residents: sumOf(regions.map(({ residents }) => residents)),
  });

/** CSR spend per resident of all states together, in rupees. */
export const MONEY_PER_RESIDENT = moneyIn(CSR_REGIONS);

const HIGHEST_POVERTY = Math.max(...CSR_REGIONS.map(({ poorPercent }) => poorPercent));

/**
 * Need against money: how poor a state is compared with the poorest, or how far its CSR money per resident stays below
 * India's, whichever is less. So a state rises only if it is poor and gets little. The formula is ours.
 */
function needOf(state: State): StateNeed {
  // The union territory of 2020 that was two before is two regions in the CSR tables.
  const regions = CSR_REGIONS.filter(({ region }) => state.includes(region));
  const poorPercent = Math.max(...regions.map((region) => region.poorPercent));
  const perResident = moneyIn(regions);
  const need = Math.min(poorPercent / HIGHEST_POVERTY, 1 - perResident / MONEY_PER_RESIDENT);
  return { state, poorPercent, perResident, need: Math.max(0, need) };
}

/** Every state and union territory, the one with the most need for money first. */
export const STATES_BY_NEED: readonly StateNeed[] = STATES.map(needOf).toSorted((a, b) => b.need - a.need);
