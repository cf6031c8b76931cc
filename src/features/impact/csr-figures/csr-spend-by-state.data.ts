import type { FiveYearSpend } from './csr-five-years.data.ts';

/*
 * CSR spend per state and union territory in crore rupees, as public/data/csr-spend-by-state.csv has it (a test
 * compares the two). Source: Ministry of Corporate Affairs through data.gov.in.
 */

/** Spend that companies assigned to a state or union territory. */
export const SPEND_BY_STATE: Readonly<Record<string, FiveYearSpend>> = {
  'Andaman and Nicobar Islands': [0.82, 1.29, 2.86, 9.71, 2.53],
  'Andhra Pradesh': [665.97, 710.23, 719.81, 656.79, 954.65],
  'Arunachal Pradesh': [24.56, 18.02, 10.58, 119.42, 13.35],
  Assam: [210, 285, 180.23, 406.17, 470.25],
  Bihar: [137.95, 110.48, 89.89, 165.97, 235.37],
  Chandigarh: [11.46, 15.58, 13.4, 50.88, 18.63],
  Chhattisgarh: [149.35, 269.68, 325.63, 305.29, 596.11],
  'Dadra and Nagar Haveli': [13.48, 18.34, 21.98, 14.11, 13.71],
  'Daman and Diu': [6.25, 9.53, 5.25, 4.13, 9.4],
  Delhi: [750.85, 830, 724.59, 1196.34, 1483.91],
  Goa: [46.77, 43.91, 41.92, 45.43, 58.16],
  Gujarat: [1082.18, 984.37, 1461.6, 1604.26, 2008.42],
  Haryana: [378.11, 537.91, 550.86, 683.95, 701.07],
  'Himachal Pradesh': [78.79, 78.78, 106.31, 140.22, 138.63],
  'Jammu and Kashmir': [36.44, 25.27, 35.56, 50.68, 71.22],
  Jharkhand: [109.8, 155.21, 226.54, 193.33, 388.35],
  Karnataka: [1257.69, 1448.16, 1277.81, 1839.73, 1985.82],
  Kerala: [354.78, 298.56, 290.67, 239.73, 351.6],
  Lakshadweep: [0.39, null, 0.01, 0.45, 0.02],
  Ladakh: [null, null, null, 14.84, 11.72],
  'Madhya Pradesh': [243.55, 220.46, 375.51, 427.68, 656.42],
  Maharashtra: [3147.72, 3353.24, 3464.81, 5380.41, 5497.32],
  Manipur: [7.81, 14.21, 10.39, 15.62, 53.45],
  Meghalaya: [16.54, 17.65, 17.63, 19.63, 21.73],
  Mizoram: [0.11, 0.25, 0.97, 6.94, 10.99],
  Nagaland: [2.12, 5.1, 3.57, 12.46, 13.57],
  Odisha: [697.91, 717.39, 578.16, 670.32, 987.7],
  Puducherry: [9.15, 11.32, 12.43, 9.31, 12.55],
  Punjab: [166.85, 189.44, 158.46, 184.89, 247.57],
  Rajasthan: [595.49, 734.12, 670, 711.82, 1102.37],
  Sikkim: [5.87, 10.99, 17.28, 28.24, 36.18],
  'Tamil Nadu': [877.08, 1072.26, 1174.07, 1432.06, 1562.48],
  Telangana: [428.06, 445.8, 627.71, 685.87, 1007.54],
  Tripura: [23.06, 9.4, 9.29, 15.91, 19.26],
  'Uttar Pradesh': [521.32, 577.98, 907.32, 1339.18, 1152.57],
  Uttarakhand: [172.31, 124.7, 160.58, 228.08, 301.11],
  'West Bengal': [382.23, 423.85, 471.48, 567.21, 762.29],
};

/** Spend without a state, by the source's own names. It is shown separately and never distributed over the states. */
export const SPEND_WITHOUT_STATE: Readonly<Record<string, FiveYearSpend>> = {
  'PAN India': [6443.53, 9385.66, 7805.03, 5525.16, 6060.98],
  'PAN India (Other Centralized Funds)': [1156.86, 1790.69, 3491.3, 1613.57, 948.81],
  'NEC/Not Mentioned': [4.44, 20.97, 169.47, 0.52, 20.12],
};

/** The source's own total of everything above. */
export const TOTAL_BY_STATE: FiveYearSpend = [20217.65, 24965.82, 26210.95, 26616.3, 29987.92];
