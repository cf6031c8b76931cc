import {
  formatCrore,
  formatPercent,
  formatShare,
  formatWhole,
} from '#features/impact/csr-figures/csr-format.rules.ts';
import { fifthsOf, stepOf } from '#features/impact/csr-figures/csr-measures.rules.ts';
import { REGION_SOURCE, YEAR_SOURCE } from '#features/impact/csr-figures/csr-sources.data.ts';
import { INDIA_MAP, INDIA_MAP_SIZE } from '#features/impact/csr-map/csr-map.data.ts';
import { type CsrRegion, rupeesPerResident } from '#platform/contract/csr/csr-regions.ts';
import type { ReportBlock } from '#platform/contract/reports.ts';
import { csvOf } from '#platform/contract/workbooks.ts';
import {
  type CsrTables,
  type DataReport,
  MAP_SOURCE,
  NEWEST_SOURCE,
  reportSource,
  sumOf,
} from './csr-tables.rules.ts';

interface Compared extends CsrRegion {
  perResident: number;
  ofResidents: number;
  ofSpend: number;
  /** Share of the spend divided by the share of the residents: 1 is as much as the average. */
  ratio: number;
}

function compare({ regions }: CsrTables): Compared[] {
  const residents = sumOf(regions.map((region) => region.residents));
  const spend = sumOf(regions.map((region) => region.spendCrore));
  return regions
    .map((region) => {
      const ofResidents = region.residents / residents;
      const ofSpend = region.spendCrore / spend;
      return {
        ...region,
        perResident: rupeesPerResident(region),
        ofResidents,
        ofSpend,
        ratio: ofSpend / ofResidents,
      };
    })
    .toSorted((one, other) => other.poorPercent - one.poorPercent);
}

const POOREST = 10;

const ratioText = (ratio: number) => ratio.toFixed(2);
const sums = (rows: Compared[]) => ({
  ofResidents: sumOf(rows.map((row) => row.ofResidents)),
  ofSpend: sumOf(rows.map((row) => row.ofSpend)),
});

function summary(data: CsrTables, rows: Compared[]): string[] {
  const poorest = rows.slice(0, POOREST);
  const { ofResidents, ofSpend } = sums(poorest);
  const all = sumOf(data.regions.map(({ spendCrore }) => spendCrore));
  const residents = sumOf(data.regions.map((region) => region.residents));
  const lowest = poorest.toSorted((one, other) => one.perResident - other.perResident)[0];
  const without = sumOf(data.byYear.map(({ totalCrore, assignedCrore }) => totalCrore - assignedCrore));
  return [
    `The ${POOREST} states with the highest share of poor people (${poorest.map(({ region }) => region).join(', ')}) have ${formatShare(ofResidents)} of the residents and received **${formatShare(ofSpend)}** of the CSR money that was assigned to a state in ten years.`,
    `All states together received ₹${formatWhole(rupeesPerResident({ spendCrore: all, residents }))} per resident in ten years. Lowest among the ${POOREST} poorest: ${lowest?.region} with ₹${formatWhole(lowest?.perResident ?? 0)}.`,
    `₹${formatCrore(without)} crore of the ten years are assigned to no state. How much of it reached poor states, these data do not say.`,
  ];
}

function poverty(rows: Compared[]): ReportBlock {
  const steps = fifthsOf(rows.map(({ poorPercent }) => poorPercent));
  const poorOf = new Map(rows.map(({ region, poorPercent }) => [region, poorPercent]));
  return {
    kind: 'map',
    title: 'People who are multidimensionally poor, % of residents; each shade is a fifth of the states',
    alt: `Map of India shaded by the share of poor people, highest in ${rows[0]?.region} with ${formatPercent(rows[0]?.poorPercent ?? 0)}. The table has each figure.`,
    size: INDIA_MAP_SIZE,
    shapes: INDIA_MAP.map(({ region, path, x, y, isDot }) => {
      const poor = poorOf.get(region);
      return { path, x, y, isDot, step: poor === undefined ? null : stepOf(poor, steps) - 1 };
    }),
    legend: steps.map(({ from, to }) => `${formatPercent(from)} to ${formatPercent(to)}`),
  };
}

/** Whole steps of an axis up to the highest value. */
function ticks(highest: number, step: number, label: (at: number) => string) {
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_, at) => ({
    at: at * step,
    label: label(at * step),
  }));
}

function plot(rows: Compared[]): ReportBlock {
  const across = Math.max(...rows.map(({ poorPercent }) => poorPercent)) * 1.06;
  const up = Math.max(...rows.map(({ perResident }) => perResident)) * 1.05;
  const named = new Set([
    ...rows.slice(0, 6),
    ...rows.toSorted((one, other) => other.perResident - one.perResident).slice(0, 7),
    ...rows.filter(
      ({ region }) => region === 'Kerala' || region === 'West Bengal' || region === 'Chhattisgarh',
    ),
  ]);
  return {
    kind: 'dots',
    title: 'Each dot is a state or union territory',
    alt: `Dots of poverty against CSR money per resident. States with more than a fifth of poor people lie at the bottom right: little money per resident. The table has each figure.`,
    across: {
      title: 'Multidimensionally poor, % of residents (2019-21)',
      highest: across,
      ticks: ticks(across, 5, (at) => `${at}%`),
    },
    up: {
      title: 'CSR spend per resident, ₹, FY 2014-15 to 2023-24 summed',
      highest: up,
      ticks: ticks(up, 1000, (at) => `₹${formatWhole(at)}`),
    },
    dots: rows.map((row) => ({
      name: row.region,
      across: row.poorPercent,
      up: row.perResident,
      isNamed: named.has(row),
    })),
  };
}

function comparison(rows: Compared[]): ReportBlock {
  return {
    kind: 'table',
    caption: 'Need and money, poorest first',
    columns: [
      { title: 'State or union territory', share: 2.2 },
      { title: 'Poor, %', share: 0.9, isFigure: true },
      { title: 'Residents, 2011', share: 1.3, isFigure: true },
      { title: 'CSR spend, ₹ crore', share: 1.3, isFigure: true },
      { title: '₹ per resident', share: 1, isFigure: true },
      { title: 'Share of residents', share: 1, isFigure: true },
      { title: 'Share of spend', share: 1, isFigure: true },
      { title: 'Ratio', share: 0.7, isFigure: true },
    ],
    rows: rows.map((row) => [
      row.region,
      formatPercent(row.poorPercent),
      formatWhole(row.residents),
      formatCrore(row.spendCrore),
      formatWhole(row.perResident),
      formatPercent(row.ofResidents * 100),
      formatPercent(row.ofSpend * 100),
      ratioText(row.ratio),
    ]),
  };
}

/** CSR spend by state against the share of people who are poor there. */
export function needReport(data: CsrTables): DataReport {
  const rows = compare(data);
  const poorest = rows.slice(0, POOREST);
  const rest = rows.slice(POOREST);
  const share = (part: number) => ({ value: part, label: formatPercent(part * 100) });
  return {
    key: 'csr-need-against-money',
    description:
      'Does CSR money go where people are poor? Ten years of spend by state against the share of people who are multidimensionally poor, with a map, a plot of all states, and a table with rupees per resident. It uses official figures only.',
    tags: ['CSR spend', 'Poverty', 'Need', 'Data'],
    report: {
      title: 'Need against money',
      subtitle: 'CSR spend of ten years by state, next to the share of people who are poor',
      blocks: [
        { kind: 'bullets', items: summary(data, rows) },
        {
          kind: 'bars',
          title: `The ${POOREST} poorest states and all others: share of residents and of CSR money assigned to a state`,
          alt: `The ${POOREST} poorest states have ${formatShare(sums(poorest).ofResidents)} of the residents and ${formatShare(sums(poorest).ofSpend)} of the money.`,
          rows: [
            { name: `${POOREST} poorest: residents`, ...share(sums(poorest).ofResidents) },
            { name: `${POOREST} poorest: money`, ...share(sums(poorest).ofSpend) },
            { name: 'All others: residents', ...share(sums(rest).ofResidents) },
            { name: 'All others: money', ...share(sums(rest).ofSpend) },
          ],
        },
        { kind: 'heading', text: 'Where people are poor' },
        poverty(rows),
        { kind: 'heading', text: 'Poverty and money per resident' },
        plot(rows),
        { kind: 'heading', text: 'How to read it' },
        {
          kind: 'bullets',
          items: [
            'Ratio is the share of the spend divided by the share of the residents. 1.00 is as much as the average of all states; 0.25 is a quarter of it.',
            'Companies prefer the areas around their offices and works (section 135(5)). The data show where they filed the spend, not where each rupee was used.',
            'Residents are those of the Census of 2011, the last one that has been published. Poverty is of the survey of 2019-21. Neither moves with the ten years of spend.',
            'Dadra and Nagar Haveli and Daman and Diu carry the one poverty figure that the source states for the two together.',
            'A low figure is a question, not a verdict: ask what is needed in a district before you decide.',
          ],
        },
        { kind: 'heading', text: 'Table' },
        comparison(rows),
      ],
      sources: [reportSource(REGION_SOURCE), reportSource(YEAR_SOURCE), MAP_SOURCE],
      dated: NEWEST_SOURCE,
    },
    csv: csvOf(
      [
        'region',
        'mpi_headcount_pct_2019_21',
        'population_2011',
        'spend_crore_2014_24',
        'rupees_per_resident',
        'share_of_residents_pct',
        'share_of_spend_pct',
        'ratio',
      ],
      rows.map((row) => [
        row.region,
        row.poorPercent,
        row.residents,
        row.spendCrore,
        Math.round(row.perResident),
        Number((row.ofResidents * 100).toFixed(2)),
        Number((row.ofSpend * 100).toFixed(2)),
        Number(ratioText(row.ratio)),
      ]),
    ),
  };
}
