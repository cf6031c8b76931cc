import { FIVE_YEARS, type FiveYearSpend } from '#features/impact/csr-figures/csr-five-years.data.ts';
import {
  formatCrore,
  formatShare,
  formatWhole,
  NOT_AVAILABLE,
} from '#features/impact/csr-figures/csr-format.rules.ts';
import { fifthsOf, stepOf } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { REGION_SOURCE, STATE_SOURCE, YEAR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { INDIA_MAP, INDIA_MAP_SIZE } from '#features/impact/csr-map/csr-map.data.ts';
import { rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import type { ReportBlock } from '#platform/contract/reports.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import {
  type CsrTables,
  type DataReport,
  latestOf,
  MAP_SOURCE,
  NEWEST_SOURCE,
  reportSource,
  sumOf,
} from './csr-tables.rules.ts';

const LATEST = FIVE_YEARS[FIVE_YEARS.length - 1];
const YEAR_COLUMNS = FIVE_YEARS.map((year) => ({ title: `FY ${year}`, share: 1.1, isFigure: true }));

const cell = (crore: number | null) => (crore === null ? NOT_AVAILABLE : formatCrore(crore));

/** States with the figure of the latest year, highest first; those without one last. */
const ranked = ({ byState }: CsrTables) =>
  Object.entries(byState).toSorted(([, one], [, other]) => (latestOf(other) ?? -1) - (latestOf(one) ?? -1));

function summary(tables: CsrTables): string[] {
  const states = ranked(tables);
  const assigned = sumOf(states.map(([, spend]) => latestOf(spend)));
  const total = latestOf(tables.totalByState) ?? 0;
  const apart = Object.values(tables.withoutState).map(latestOf);
  const five = states.slice(0, 5);
  const ofFive = sumOf(five.map(([, spend]) => latestOf(spend)));
  const ten = tables.regions.toSorted((one, other) => other.spendCrore - one.spendCrore);
  const allTen = sumOf(ten.map(({ spendCrore }) => spendCrore));
  const [first] = ten;
  return [
    `In FY ${LATEST} companies spent **₹${formatCrore(total)} crore**. They assigned ₹${formatCrore(assigned)} crore (${formatShare(assigned / total)}) to a state or union territory, and ₹${formatCrore(sumOf(apart))} crore to none.`,
    `Five states received ${formatShare(ofFive / assigned)} of what was assigned: ${five.map(([name, spend]) => `${name} ₹${formatCrore(latestOf(spend) ?? 0)} crore`).join(', ')}.`,
    `Over ten years (FY 2014-15 to 2023-24) ${first?.region} received most: ₹${formatCrore(first?.spendCrore ?? 0)} crore, ${formatShare((first?.spendCrore ?? 0) / allTen)} of what was assigned to a state.`,
  ];
}

function mapBlock({ regions }: CsrTables): ReportBlock {
  const steps = fifthsOf(regions.map(({ spendCrore }) => spendCrore));
  const spendOf = new Map(regions.map(({ region, spendCrore }) => [region, spendCrore]));
  const [lowest, highest] = [steps[0], steps[4]];
  return {
    kind: 'map',
    title:
      'CSR spend FY 2014-15 to 2023-24 summed, ₹ crore; each shade is a fifth of the states and union territories',
    alt: `Map of India shaded by CSR spend in ten years. The lightest fifth received up to ₹${formatCrore(lowest?.to ?? 0)} crore each, the darkest ₹${formatCrore(highest?.from ?? 0)} crore or more. The table “Ten years” has each figure.`,
    size: INDIA_MAP_SIZE,
    shapes: INDIA_MAP.map(({ region, path, x, y, isDot }) => {
      const spend = spendOf.get(region);
      return { path, x, y, isDot, step: spend === undefined ? null : stepOf(spend, steps) - 1 };
    }),
    legend: steps.map(({ from, to }) => `${formatCrore(from)} to ${formatCrore(to)}`),
  };
}

function tables(data: CsrTables): ReportBlock[] {
  const rowOf = ([name, spend]: [string, FiveYearSpend]) => [name, ...spend.map(cell)];
  const sumRow = FIVE_YEARS.map((_, at) =>
    formatCrore(sumOf(Object.values(data.byState).map((spend) => spend[at]))),
  );
  return [
    {
      kind: 'table',
      caption: 'Five years by state and union territory, ₹ crore',
      columns: [{ title: 'State or union territory', share: 2.3 }, ...YEAR_COLUMNS],
      rows: Object.entries(data.byState).map(rowOf),
      totals: [
        ['All states and union territories', ...sumRow],
        ...Object.entries(data.withoutState).map(rowOf),
        ['Total of the source', ...data.totalByState.map(cell)],
      ],
    },
    {
      kind: 'table',
      caption: 'Ten years, FY 2014-15 to 2023-24 summed',
      columns: [
        { title: 'State or union territory', share: 2.4 },
        { title: 'CSR spend, ₹ crore', share: 1.4, isFigure: true },
        { title: 'Residents, Census 2011', share: 1.4, isFigure: true },
        { title: '₹ per resident', share: 1.1, isFigure: true },
      ],
      rows: data.regions.map((region) => [
        region.region,
        formatCrore(region.spendCrore),
        formatWhole(region.residents),
        formatWhole(rupeesPerResident(region)),
      ]),
    },
    {
      kind: 'table',
      caption: 'All of India by year, ₹ crore, National CSR Portal',
      columns: [
        { title: 'Financial year', share: 1.2 },
        { title: 'Total', share: 1.3, isFigure: true },
        { title: 'Assigned to a state', share: 1.3, isFigure: true },
        { title: 'Share assigned', share: 1, isFigure: true },
      ],
      rows: data.byYear.map(({ year, totalCrore, assignedCrore }) => [
        year,
        formatCrore(totalCrore),
        formatCrore(assignedCrore),
        formatShare(assignedCrore / totalCrore),
      ]),
    },
  ];
}

/** CSR spend by state: five years of each, ten years summed on a map, and what belongs to no state. */
export function stateReport(data: CsrTables): DataReport {
  const states = ranked(data);
  const bar = ([name, spend]: [string, FiveYearSpend]) => {
    const crore = latestOf(spend);
    return { name, value: crore ?? 0, label: crore === null ? NOT_AVAILABLE : `₹${formatCrore(crore)} Cr` };
  };
  return {
    key: 'csr-spend-by-state',
    description: `How much CSR money each state and union territory received: FY ${FIVE_YEARS[0]} to ${LATEST} by year, ten years summed on a map, rupees per resident, and what companies assigned to no state. With sources, for citing.`,
    tags: ['CSR spend', 'States', 'Data', 'Map'],
    report: {
      title: 'CSR spend by state',
      subtitle: `Where the CSR money of India’s companies went, FY ${FIVE_YEARS[0]} to ${LATEST}, and ten years summed`,
      blocks: [
        { kind: 'bullets', items: summary(data) },
        { kind: 'heading', text: 'Ten years on a map' },
        mapBlock(data),
        { kind: 'heading', text: `States and union territories in FY ${LATEST}` },
        {
          kind: 'bars',
          title: `CSR spend in FY ${LATEST}, ₹ crore`,
          alt: `Bars of CSR spend in FY ${LATEST} by state, from ${states[0]?.[0]} to ${states.at(-1)?.[0]}. The table “Five years” has each figure.`,
          rows: states.map(bar),
        },
        { kind: 'heading', text: 'Spend that belongs to no state' },
        {
          kind: 'text',
          text: 'Companies may file spend for all of India, for funds of the Central Government, or without a place. It is shown here apart, and is not spread over the states.',
        },
        {
          kind: 'bars',
          title: `Without a state in FY ${LATEST}, ₹ crore`,
          alt: `Bars of the spend that belongs to no state in FY ${LATEST}.`,
          rows: Object.entries(data.withoutState).map(bar),
        },
        { kind: 'heading', text: 'Tables' },
        {
          kind: 'text',
          text: `The five-year table is an older state of the same filings than the table by year: its totals of FY 2021-22 and ${LATEST} were revised upwards later. Do not put both into one series. “${NOT_AVAILABLE}” is what the source says; it is not zero.`,
        },
        ...tables(data),
      ],
      sources: [
        reportSource(STATE_SOURCE),
        reportSource(YEAR_SOURCE),
        reportSource(REGION_SOURCE),
        MAP_SOURCE,
      ],
      dated: NEWEST_SOURCE,
    },
    csv: csvOf(
      [
        'region',
        ...FIVE_YEARS.map((year) => `spend_crore_${year}`),
        'spend_crore_2014_24',
        'population_2011',
        'rupees_per_resident_2014_24',
      ],
      [
        ...data.regions.map((region) => [
          region.region,
          ...(data.byState[region.region] ?? FIVE_YEARS.map(() => null)),
          region.spendCrore,
          region.residents,
          Math.round(rupeesPerResident(region)),
        ]),
        ...Object.entries(data.withoutState).map(([name, spend]) => [name, ...spend, null, null, null]),
        ['Total of the source', ...data.totalByState, null, null, null],
      ],
    ),
  };
}
