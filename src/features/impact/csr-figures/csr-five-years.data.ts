/** The financial years of the tables by state and by sector. */
export const FIVE_YEARS = ['2018-19', '2019-20', '2020-21', '2021-22', '2022-23'] as const;
export type FiveYear = (typeof FIVE_YEARS)[number];

/** Crore rupees for each of `FIVE_YEARS`, in their order; null means "not available" in the source, not zero. */
export type FiveYearSpend = readonly [
  number | null,
  number | null,
  number | null,
  number | null,
  number | null,
];
