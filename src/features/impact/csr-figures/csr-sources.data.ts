/** Source of public CSR figures, and the file in public/data that holds them. */
export interface CsrSource {
  /** Publisher of the figures. */
  publisher: string;
  /** Date or period of the source. */
  asOf: string;
  /** Served under /data/. */
  file: string;
  /** Content of the file, as the download link names it. */
  holds: string;
}

export const YEAR_SOURCE: CsrSource = {
  publisher: 'National CSR Portal, Ministry of Corporate Affairs',
  asOf: 'As of 4 Jul 2026',
  file: 'csr-spend-by-year.csv',
  holds: 'spend by year',
};

export const STATE_SOURCE: CsrSource = {
  publisher: 'Ministry of Corporate Affairs through data.gov.in',
  asOf: 'As of FY 2022-23, without later revisions',
  file: 'csr-spend-by-state.csv',
  holds: 'spend by state and year',
};

export const SECTOR_SOURCE: CsrSource = {
  publisher: 'Ministry of Corporate Affairs through data.gov.in',
  asOf: 'As of FY 2022-23, without later revisions',
  file: 'csr-spend-by-sector.csv',
  holds: 'spend by sector and year',
};

export const REGION_SOURCE: CsrSource = {
  publisher:
    'spend from the National CSR Portal, residents from the Census of 2011, poverty from NITI Aayog’s National MPI 2023 (survey of 2019-21)',
  asOf: 'Spend as of 4 Jul 2026',
  file: 'regions.csv',
  holds: 'states in figures',
};
