import type { FiveYearSpend } from '#features/impact/csr-figures/csr-five-years.data.ts';
import type { CsrSource } from '#features/impact/csr-figures/csr-sources.data.ts';
import {
  SPEND_BY_SECTOR,
  SPEND_WITHOUT_SECTOR,
  TOTAL_BY_SECTOR,
} from '#features/impact/csr-figures/csr-spend-by-sector.data.ts';
import {
  SPEND_BY_STATE,
  SPEND_WITHOUT_STATE,
  TOTAL_BY_STATE,
} from '#features/impact/csr-figures/csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR, type YearSpend } from '#features/impact/csr-figures/csr-spend-by-year.data.ts';
import { CSR_REGIONS, type CsrRegion } from '#platform/contract/csr/csr-regions.ts';
import type { PaperSource } from '#platform/contract/papers.ts';
import type { Report } from '#platform/contract/reports.ts';

type SpendTable = Readonly<Record<string, FiveYearSpend>>;

/** The public figures that the reports are computed from: those of the impact area. Money in crore rupees. */
export interface CsrTables {
  byState: SpendTable;
  withoutState: SpendTable;
  totalByState: FiveYearSpend;
  bySector: SpendTable;
  withoutSector: SpendTable;
  totalBySector: FiveYearSpend;
  byYear: readonly YearSpend[];
  regions: readonly CsrRegion[];
}

export const CSR_TABLES: CsrTables = {
  byState: SPEND_BY_STATE,
  withoutState: SPEND_WITHOUT_STATE,
  totalByState: TOTAL_BY_STATE,
  bySector: SPEND_BY_SECTOR,
  withoutSector: SPEND_WITHOUT_SECTOR,
  totalBySector: TOTAL_BY_SECTOR,
  byYear: SPEND_BY_YEAR,
  regions: CSR_REGIONS,
};

/** A report of the starter library, with the same figures as a table. */
export interface DataReport {
  /** Never changes: it finds the resource of an earlier version. */
  key: string;
  description: string;
  tags: readonly string[];
  report: Report;
  csv: string;
}

/** Day of the newest source, the export of the National CSR Portal. */
export const NEWEST_SOURCE = '2026-07-04';

/** A source of the figures as a line of a report. */
export const reportSource = ({ publisher, asOf, holds }: CsrSource): PaperSource => ({
  title: `${holds.charAt(0).toUpperCase()}${holds.slice(1)}: ${publisher}. ${asOf}.`,
  url: null,
});

export const MAP_SOURCE: PaperSource = {
  title:
    'Outlines of the map: MapSVG through @svg-maps/india, CC BY 4.0. They show no position on boundaries; Ladakh is a dot, for the drawing holds it within Jammu and Kashmir.',
  url: 'https://mapsvg.com/maps/india',
};

/** Adds up; a figure that the source does not have adds nothing. */
export const sumOf = (values: readonly (number | null | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** The figure of the last of the five years; null where the source has none. */
export const latestOf = (spend: FiveYearSpend): number | null => spend[spend.length - 1] ?? null;
