import type { FiveYearSpend } from './csr-five-years.data.ts';

/*
 * CSR spend per development sector in crore rupees, as public/data/csr-spend-by-sector.csv has it (a test compares
 * the two). Source: Ministry of Corporate Affairs through data.gov.in; the names are the source's.
 */

export const SPEND_BY_SECTOR: Readonly<Record<string, FiveYearSpend>> = {
  'Agro forestry': [64.75, 67.38, 20.9, 34.27, 65.07],
  'Animal welfare': [98.33, 106.12, 193.55, 168.79, 315.98],
  'Armed Forces, Veterans, War Widows/ Dependents': [90.18, 62.06, 84.05, 47.22, 62.27],
  'Art And Culture': [225.94, 933.57, 493.13, 248.34, 441.02],
  'Conservation of natural resources': [173.55, 160.6, 92, 273.82, 580.37],
  Education: [6111.66, 7179.51, 6693.25, 6569.82, 10085.78],
  'Environmental Sustainability': [1368.27, 1470.53, 1030.16, 2433.24, 1960.13],
  'Gender Equality': [51.86, 82.93, 43.83, 104.67, 119.83],
  'Health Care': [3617.15, 4905.72, 7325.83, 7816.29, 6830.6],
  'Livelihood Enhancement Projects': [907.98, 1077.72, 938.91, 854.78, 1654.39],
  'Poverty, Eradicating Hunger, Malnutrition': [1195.78, 1159.71, 1407.58, 1896.95, 1232.62],
  'Rural development projects': [2434.17, 2301.02, 1850.71, 1833.76, 2005.37],
  'Safe drinking water': [228.23, 253.4, 203.13, 182.68, 246.36],
  Sanitation: [506.66, 521.72, 338.97, 313.26, 429.91],
  'Senior citizens welfare': [46.52, 52.33, 56.47, 79.58, 132.87],
  'Setting up homes and hostels for women': [57.01, 48.5, 44.52, 100.92, 48.53],
  'Setting up orphanage': [12.89, 36.5, 21.88, 27.52, 41.24],
  'Slum area development': [51.06, 42.94, 88.95, 58.38, 93.84],
  'Socio-economic inequalities': [167.92, 214.88, 149.81, 164.9, 154.01],
  'Special education': [186.13, 196.88, 209.24, 190.52, 305.67],
  'Technology incubators': [32.1, 53.5, 62.62, 8.57, 1.38],
  'Training To Promote Sports': [310.16, 304, 243.39, 291.85, 526.14],
  'Vocational skills': [798.36, 1181.23, 717.65, 1034.18, 1164.19],
  'Women Empowerment': [236.54, 259.57, 206, 261.34, 396.99],
};

/** Spend without a sector: payments into funds of the central government, and spend filed without one. */
export const SPEND_WITHOUT_SECTOR: Readonly<Record<string, FiveYearSpend>> = {
  'Other Central Government Funds': [1156.86, 1790.69, 3491.3, 1620.09, 1091.86],
  'NEC/Not Mentioned': [87.61, 502.79, 203.14, 0.59, 1.5],
};

/** The source's own total of everything above. */
export const TOTAL_BY_SECTOR: FiveYearSpend = [20217.65, 24965.82, 26210.95, 26616.3, 29987.92];
