import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CSR_REGIONS } from '#platform/contract/csr/csr-regions.ts';
import { FIVE_YEARS, type FiveYearSpend } from './csr-five-years.data.ts';
import { SPEND_BY_SECTOR, SPEND_WITHOUT_SECTOR, TOTAL_BY_SECTOR } from './csr-spend-by-sector.data.ts';
import { SPEND_BY_STATE, SPEND_WITHOUT_STATE, TOTAL_BY_STATE } from './csr-spend-by-state.data.ts';
import { SPEND_BY_YEAR } from './csr-spend-by-year.data.ts';

const FOLDER = join(import.meta.dirname, '../../../../public/data');

/** The lines of a CSV file as cells; a cell may be quoted. */
function cellsOf(file: string): string[][] {
  const lines = readFileSync(join(FOLDER, file), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((m) => m[1] ?? m[2] ?? ''),
  );
}

const numberIn = (cell: string | undefined) => (cell ? Number(cell) : null);
const byName = (rows: [string, ...unknown[]][]) => rows.toSorted(([one], [other]) => (one < other ? -1 : 1));

describe('the modules equal the downloads', () => {
  it('spend by year', () => {
    const [head, ...rows] = cellsOf('csr-spend-by-year.csv');
    expect(head).toEqual(['financial_year', 'total_crore', 'assigned_to_a_state_crore']);
    expect(SPEND_BY_YEAR.map((year) => [year.year, year.totalCrore, year.assignedCrore])).toEqual(
      rows.map(([year, total, assigned]) => [year, numberIn(total), numberIn(assigned)]),
    );
  });

  it('regions', () => {
    const [head, ...rows] = cellsOf('regions.csv');
    const columns = ['region', 'population_2011', 'mpi_headcount_pct_2019_21', 'csr_spend_crore_2014_24'];
    expect(head).toEqual(columns);
    expect(CSR_REGIONS.map((r) => [r.region, r.residents, r.poorPercent, r.spendCrore])).toEqual(
      rows.map(([region, ...cells]) => [region, ...cells.map(numberIn)]),
    );
  });

  it.each([
    [
      'csr-spend-by-state.csv',
      'region',
      { ...SPEND_BY_STATE, ...SPEND_WITHOUT_STATE, Total: TOTAL_BY_STATE },
    ],
    [
      'csr-spend-by-sector.csv',
      'sector',
      { ...SPEND_BY_SECTOR, ...SPEND_WITHOUT_SECTOR, Total: TOTAL_BY_SECTOR },
    ],
  ] as const)('%s', (file, column, tables: Record<string, FiveYearSpend>) => {
    const [head, ...rows] = cellsOf(file);
    expect(head).toEqual([column, ...FIVE_YEARS]);
    const inFile = rows.map(([name = '', ...cells]): [string, ...unknown[]] => [
      name,
      ...cells.map(numberIn),
    ]);
    const inModule = Object.entries(tables).map(([name, spend]): [string, ...unknown[]] => [name, ...spend]);
    expect(byName(inModule)).toEqual(byName(inFile));
  });
});

describe('the tables agree with each other', () => {
  const total = (tables: Record<string, FiveYearSpend>, at: number) =>
    Object.values(tables).reduce((sum, spend) => sum + (spend[at] ?? 0), 0);

  it.each(FIVE_YEARS.map((year, at) => [year, at] as const))('FY %s adds up to its total', (_, at) => {
    expect(total({ ...SPEND_BY_STATE, ...SPEND_WITHOUT_STATE }, at)).toBeCloseTo(TOTAL_BY_STATE[at] ?? 0, 1);
    expect(total({ ...SPEND_BY_SECTOR, ...SPEND_WITHOUT_SECTOR }, at)).toBeCloseTo(
      TOTAL_BY_SECTOR[at] ?? 0,
      1,
    );
  });

  it('every region has its row in both tables', () => {
    expect(Object.keys(SPEND_BY_STATE).toSorted()).toEqual(
      CSR_REGIONS.map(({ region }) => region).toSorted(),
    );
  });

  it('what the regions received in ten years is what the years assigned to them', () => {
    const received = CSR_REGIONS.reduce((sum, { spendCrore }) => sum + spendCrore, 0);
    const assigned = SPEND_BY_YEAR.reduce((sum, { assignedCrore }) => sum + assignedCrore, 0);
    expect(received).toBeCloseTo(assigned, 1);
  });
});
