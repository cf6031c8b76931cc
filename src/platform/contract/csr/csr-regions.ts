/** A state or union territory in public figures, by the name that the CSR tables give it. */
export interface CsrRegion {
  region: string;
  /** Census 2011. */
  residents: number;
  /** Share of residents who are multidimensionally poor, in percent (NITI Aayog 2023, survey of 2019-21). */
  poorPercent: number;
  /** CSR spend FY 2014-15 to 2023-24 summed, in crore rupees (National CSR Portal). */
  spendCrore: number;
}

/**
 * All 37 regions as public/data/regions.csv has them (a test compares the two). Dadra and Nagar Haveli and Daman and
 * Diu, one union territory since 2020, are two here as in the CSR tables; their poverty figure is that of both.
 */
export const CSR_REGIONS: readonly CsrRegion[] = [
  { region: 'Andaman and Nicobar Islands', residents: 380581, poorPercent: 2.3, spendCrore: 22.425 },
  { region: 'Andhra Pradesh', residents: 49577103, poorPercent: 6.06, spendCrore: 7887.368 },
  { region: 'Arunachal Pradesh', residents: 1383727, poorPercent: 13.76, spendCrore: 274.013 },
  { region: 'Assam', residents: 31205576, poorPercent: 19.35, spendCrore: 2807.521 },
  { region: 'Bihar', residents: 104099452, poorPercent: 33.76, spendCrore: 1386.739 },
  { region: 'Chandigarh', residents: 1055450, poorPercent: 3.52, spendCrore: 272.962 },
  { region: 'Chhattisgarh', residents: 25545198, poorPercent: 16.37, spendCrore: 2756.753 },
  { region: 'Dadra and Nagar Haveli', residents: 343709, poorPercent: 9.21, spendCrore: 129.671 },
  { region: 'Daman and Diu', residents: 243247, poorPercent: 9.21, spendCrore: 92.908 },
  { region: 'Delhi', residents: 16787941, poorPercent: 3.43, spendCrore: 8703.639 },
  { region: 'Goa', residents: 1458545, poorPercent: 0.84, spendCrore: 470.01 },
  { region: 'Gujarat', residents: 60439692, poorPercent: 11.66, spendCrore: 12604.021 },
  { region: 'Haryana', residents: 25351462, poorPercent: 7.07, spendCrore: 5002.276 },
  { region: 'Himachal Pradesh', residents: 6864602, poorPercent: 4.93, spendCrore: 849.842 },
  { region: 'Jammu and Kashmir', residents: 12267013, poorPercent: 4.8, spendCrore: 558.691 },
  { region: 'Jharkhand', residents: 32988134, poorPercent: 28.81, spendCrore: 1965.234 },
  { region: 'Karnataka', residents: 61095297, poorPercent: 7.58, spendCrore: 13344.784 },
  { region: 'Kerala', residents: 33406061, poorPercent: 0.55, spendCrore: 2503.184 },
  { region: 'Ladakh', residents: 274289, poorPercent: 3.53, spendCrore: 56.963 },
  { region: 'Lakshadweep', residents: 64473, poorPercent: 1.11, spendCrore: 4.328 },
  { region: 'Madhya Pradesh', residents: 72626809, poorPercent: 20.63, spendCrore: 3174.52 },
  { region: 'Maharashtra', residents: 112374333, poorPercent: 7.81, spendCrore: 35835.368 },
  { region: 'Manipur', residents: 2855794, poorPercent: 8.1, spendCrore: 210.917 },
  { region: 'Meghalaya', residents: 2966889, poorPercent: 27.79, spendCrore: 155.514 },
  { region: 'Mizoram', residents: 1097206, poorPercent: 5.3, spendCrore: 27.597 },
  { region: 'Nagaland', residents: 1978502, poorPercent: 15.43, spendCrore: 56.636 },
  { region: 'Odisha', residents: 41974218, poorPercent: 15.68, spendCrore: 6860.449 },
  { region: 'Puducherry', residents: 1247953, poorPercent: 0.85, spendCrore: 111.166 },
  { region: 'Punjab', residents: 27743338, poorPercent: 4.75, spendCrore: 1627.727 },
  { region: 'Rajasthan', residents: 68548437, poorPercent: 15.31, spendCrore: 6562.613 },
  { region: 'Sikkim', residents: 610577, poorPercent: 2.6, spendCrore: 156.778 },
  { region: 'Tamil Nadu', residents: 72147030, poorPercent: 2.2, spendCrore: 10516.113 },
  { region: 'Telangana', residents: 35003674, poorPercent: 5.88, spendCrore: 5288.203 },
  { region: 'Tripura', residents: 3673917, poorPercent: 13.11, spendCrore: 92.216 },
  { region: 'Uttar Pradesh', residents: 199812341, poorPercent: 22.93, spendCrore: 7432.511 },
  { region: 'Uttarakhand', residents: 10086292, poorPercent: 9.67, spendCrore: 1690.098 },
  { region: 'West Bengal', residents: 91276115, poorPercent: 11.89, spendCrore: 4716.663 },
];

const RUPEES_PER_CRORE = 10_000_000;

/** CSR spend FY 2014-15 to 2023-24 divided by the residents of Census 2011, in rupees. */
export function rupeesPerResident({
  spendCrore,
  residents,
}: Pick<CsrRegion, 'spendCrore' | 'residents'>): number {
  return (spendCrore * RUPEES_PER_CRORE) / residents;
}
