import { FIVE_YEARS, type FiveYearSpend } from '#features/impact/csr-figures/csr-five-years.data.ts';
import { formatCrore, formatShare, NOT_AVAILABLE } from '#features/impact/csr-figures/csr-format.rules.ts';
import { SECTOR_SOURCE, YEAR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { TOP_FIVE_SECTORS, TOP_FIVE_YEAR } from '#features/impact/csr-figures/csr-top-five.rules.ts';
import type { ReportBlock } from '#platform/contract/reports.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import {
  type CsrTables,
  type DataReport,
  latestOf,
  NEWEST_SOURCE,
  reportSource,
  sumOf,
} from './csr-tables.rules.ts';

const LATEST = FIVE_YEARS[FIVE_YEARS.length - 1];
const FIRST = FIVE_YEARS[0];

type Row = [name: string, spend: FiveYearSpend];

const growth = ([, spend]: Row) => (latestOf(spend) ?? 0) - (spend[0] ?? 0);
const signed = (crore: number) => `${crore < 0 ? '−' : '+'}${formatCrore(Math.abs(crore))}`;

function summary(data: CsrTables, rows: Row[]): string[] {
  const total = latestOf(data.totalBySector) ?? 0;
  const top = rows.slice(0, 3);
  const grown = rows.toSorted((one, other) => growth(other) - growth(one));
  const least = grown.at(-1);
  return [
    `Three of ${rows.length} sectors received ${formatShare(sumOf(top.map(([, spend]) => latestOf(spend))) / total)} of the ₹${formatCrore(total)} crore of FY ${LATEST}: ${top.map(([name, spend]) => `${name} ₹${formatCrore(latestOf(spend) ?? 0)} crore`).join(', ')}.`,
    `Since FY ${FIRST} these grew most: ${grown
      .slice(0, 3)
      .map((row) => `${row[0]} (${signed(growth(row))})`)
      .join(
        ', ',
      )}${least && growth(least) < 0 ? `. ${least[0]} fell most (${signed(growth(least))})` : ''}. In ₹ crore, not adjusted for prices.`,
    `₹${formatCrore(sumOf(Object.values(data.withoutSector).map(latestOf)))} crore went to funds of the Central Government or were filed without a sector.`,
  ];
}

function tables(data: CsrTables, rows: Row[]): ReportBlock[] {
  const cells = (spend: FiveYearSpend) =>
    spend.map((crore) => (crore === null ? NOT_AVAILABLE : formatCrore(crore)));
  const total = latestOf(data.totalBySector) ?? 0;
  const line = ([name, spend]: Row) => [name, ...cells(spend), formatShare((latestOf(spend) ?? 0) / total)];
  return [
    {
      kind: 'table',
      caption: 'Five years by sector, ₹ crore',
      columns: [
        { title: 'Sector', share: 2.6 },
        ...FIVE_YEARS.map((year) => ({ title: `FY ${year}`, share: 1.1, isFigure: true })),
        { title: `Share FY ${LATEST}`, share: 0.9, isFigure: true },
      ],
      rows: rows.map(line),
      totals: [
        ...Object.entries(data.withoutSector).map(line),
        ['Total of the source', ...cells(data.totalBySector), ''],
      ],
    },
    {
      kind: 'table',
      caption: `Five sectors with the most spend in FY ${TOP_FIVE_YEAR}, ₹ crore`,
      columns: [
        { title: 'Sector', share: 3 },
        { title: 'CSR spend', share: 1, isFigure: true },
      ],
      rows: TOP_FIVE_SECTORS.map(({ name, crore }) => [name, formatCrore(crore)]),
    },
  ];
}

/** CSR spend by development sector, five years. */
export function sectorReport(data: CsrTables): DataReport {
  const rows = Object.entries(data.bySector).toSorted(
    ([, one], [, other]) => (latestOf(other) ?? 0) - (latestOf(one) ?? 0),
  );
  const grown = rows.toSorted((one, other) => growth(other) - growth(one)).filter((row) => growth(row) > 0);
  return {
    key: 'csr-spend-by-sector',
    description: `What CSR money was spent on: ${rows.length} sectors, FY ${FIRST} to ${LATEST}, with shares and what grew most. For a policy, a proposal or a plan that should say where others already spend.`,
    tags: ['CSR spend', 'Sectors', 'Data', 'Schedule VII'],
    report: {
      title: 'CSR spend by sector',
      subtitle: `What the CSR money of India’s companies was spent on, FY ${FIRST} to ${LATEST}`,
      blocks: [
        { kind: 'bullets', items: summary(data, rows) },
        { kind: 'heading', text: `Sectors in FY ${LATEST}` },
        {
          kind: 'bars',
          title: `CSR spend in FY ${LATEST}, ₹ crore`,
          alt: `Bars of CSR spend in FY ${LATEST} by sector, from ${rows[0]?.[0]} to ${rows.at(-1)?.[0]}. The table has each figure.`,
          rows: rows.map(([name, spend]) => ({
            name,
            value: latestOf(spend) ?? 0,
            label: `₹${formatCrore(latestOf(spend) ?? 0)} Cr`,
          })),
        },
        { kind: 'heading', text: `What grew since FY ${FIRST}` },
        {
          kind: 'bars',
          title: `Growth from FY ${FIRST} to FY ${LATEST}, ₹ crore, ten sectors`,
          alt: `Bars of growth, most for ${grown[0]?.[0]}.`,
          rows: grown
            .slice(0, 10)
            .map((row) => ({ name: row[0], value: growth(row), label: signed(growth(row)) })),
        },
        { kind: 'heading', text: 'Tables' },
        {
          kind: 'text',
          text: `The names are those of the source; companies choose the sector when they file. The figures of FY 2021-22 and ${LATEST} were revised upwards later in the totals by year: do not put both into one series. The last table is of a later year and of another source.`,
        },
        ...tables(data, rows),
      ],
      sources: [
        reportSource(SECTOR_SOURCE),
        {
          title: `Five sectors of FY ${TOP_FIVE_YEAR}: ${YEAR_SOURCE.publisher}. ${YEAR_SOURCE.asOf}.`,
          url: null,
        },
      ],
      dated: NEWEST_SOURCE,
    },
    csv: csvOf(
      ['sector', ...FIVE_YEARS.map((year) => `spend_crore_${year}`)],
      [
        ...rows,
        ...Object.entries(data.withoutSector),
        ['Total of the source', data.totalBySector] as const,
      ].map(([name, spend]) => [name, ...spend]),
    ),
  };
}
