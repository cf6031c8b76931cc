/** CSR spend on a state or sector, in crore rupees. */
export interface NamedSpend {
  name: string;
  crore: number;
}

export const TOP_FIVE_YEAR = '2023-24';

/**
 * The five states with the most CSR spend in FY 2023-24 (specification part 1, section 1). Spend for all of India, in
 * centralised funds and without a state is excluded.
 */
export const TOP_FIVE_STATES: readonly NamedSpend[] = [
  { name: 'Maharashtra', crore: 6065.95 },
  { name: 'Gujarat', crore: 2707.54 },
  { name: 'Karnataka', crore: 2254.88 },
  { name: 'Tamil Nadu', crore: 1968.76 },
  { name: 'Delhi', crore: 1949.95 },
];

/** The five sectors with the most CSR spend in FY 2023-24, with the same exclusions. */
export const TOP_FIVE_SECTORS: readonly NamedSpend[] = [
  { name: 'Education', crore: 12134.57 },
  { name: 'Health Care', crore: 7150.81 },
  { name: 'Environmental Sustainability', crore: 2429.97 },
  { name: 'Rural Development Projects', crore: 2408.09 },
  { name: 'Livelihood Enhancement Projects', crore: 2360.09 },
];
