/** CSR spend of all companies in one financial year, in crore rupees. */
export interface YearSpend {
  year: string;
  totalCrore: number;
  /** The part that companies assigned to a state or union territory. */
  assignedCrore: number;
}

/**
 * The national totals as public/data/csr-spend-by-year.csv has them (a test compares the two). Source: National CSR
 * Portal. The last two years of the five-year tables are an older state of the same filings: never in one series.
 */
export const SPEND_BY_YEAR: readonly [YearSpend, ...YearSpend[]] = [
  { year: '2014-15', totalCrore: 10065.93, assignedCrore: 5418.68 },
  { year: '2015-16', totalCrore: 14517.205, assignedCrore: 9567.025 },
  { year: '2016-17', totalCrore: 14542.506, assignedCrore: 9101.056 },
  { year: '2017-18', totalCrore: 17098.573, assignedCrore: 10656.153 },
  { year: '2018-19', totalCrore: 20217.654, assignedCrore: 12612.819 },
  { year: '2019-20', totalCrore: 24965.821, assignedCrore: 13768.493 },
  { year: '2020-21', totalCrore: 26210.954, assignedCrore: 14745.165 },
  { year: '2021-22', totalCrore: 27141.448, assignedCrore: 19720.772 },
  { year: '2022-23', totalCrore: 30932.076, assignedCrore: 23671.602 },
  { year: '2023-24', totalCrore: 34908.754, assignedCrore: 26946.655 },
];
