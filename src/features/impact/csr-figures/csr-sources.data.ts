/** Where public figures of CSR spending come from, and the file of public/data that has them. */
export interface CsrSource {
  /** Who publishes the figures. */
  publisher: string;
  /** The state of the source that is shown here. */
  asOf: string;
  /** Served under /data/. */
  file: string;
  /** What the file holds, as its download link says it. */
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
