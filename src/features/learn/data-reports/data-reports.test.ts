import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { csvOf } from '#platform/contract/workbooks.ts';
import { makeReportPdf } from '#platform/server/pdf/report-pdf.ts';
import { CSR_TABLES } from './csr-tables.rules.ts';
import { needReport } from './need-report.rules.ts';
import { sectorReport } from './sector-report.rules.ts';
import { stateReport } from './state-report.rules.ts';

const FOLDER = join(import.meta.dirname, '../../../../public/data');
const linesOf = (csv: string) =>
  csv
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
const source = (file: string) => linesOf(readFileSync(join(FOLDER, file), 'utf8'));
const reports = [stateReport(CSR_TABLES), sectorReport(CSR_TABLES), needReport(CSR_TABLES)];

describe('the figures are those of the public tables', () => {
  it('by state: each line of the source is the beginning of a line of the report', () => {
    const lines = linesOf(stateReport(CSR_TABLES).csv);
    for (const line of source('csr-spend-by-state.csv').slice(1, -1)) {
      expect(lines.filter((own) => own.startsWith(`${line},`)).length, line).toBe(1);
    }
  });

  it('by sector: each line of the source is a line of the report', () => {
    const lines = linesOf(sectorReport(CSR_TABLES).csv);
    for (const line of source('csr-spend-by-sector.csv').slice(1, -1)) expect(lines).toContain(line);
  });

  it('need: population, poverty and spend of each region are those of the source', () => {
    const cells = new Map(
      linesOf(needReport(CSR_TABLES).csv).map((line) => [line.split(',')[0], line.split(',')]),
    );
    for (const line of source('regions.csv').slice(1)) {
      const [region, population, poor, spend] = line.split(',');
      expect(cells.get(region)?.slice(1, 4)).toEqual([poor, population, spend]);
    }
  });

  it('need: shares add up to all', () => {
    const rows = linesOf(needReport(CSR_TABLES).csv)
      .slice(1)
      .map((line) => line.split(',').map(Number));
    const sum = (at: number) => rows.reduce((total, row) => total + (row[at] ?? 0), 0);
    expect(sum(5)).toBeCloseTo(100, 0);
    expect(sum(6)).toBeCloseTo(100, 0);
  });

  it('spend that belongs to no state is shown apart, and the sums are those of the source', () => {
    const table = stateReport(CSR_TABLES).report.blocks.find((block) => block.kind === 'table');
    const totals = table?.kind === 'table' ? (table.totals ?? []) : [];
    expect(totals.map(([name]) => name)).toEqual([
      'All states and union territories',
      'PAN India',
      'PAN India (Other Centralized Funds)',
      'NEC/Not Mentioned',
      'Total of the source',
    ]);
    expect(totals.at(-1)?.at(-1)).toBe('29,987.92');
    expect(totals[0]?.at(-1)).toBe('22,958.02');
  });
});

describe.each(reports.map((one) => [one.key, one] as const))('%s', (_, { report }) => {
  it('is a tagged PDF with pictures that have a text, and with its sources', async () => {
    const pdf = (await makeReportPdf(report, { author: 'Dayitva', licence: 'CC BY 4.0' })).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    const pictures = report.blocks.filter(({ kind }) => ['bars', 'map', 'dots'].includes(kind));
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    expect(pdf.match(/\/S \/Figure/g)?.length).toBe(pictures.length);
    expect(pdf.match(/\/Alt /g)?.length).toBe(pictures.length);
    expect(pdf).toContain('/Lang (en-IN)');
    expect(report.sources.length).toBeGreaterThanOrEqual(2);
    for (const { title } of report.sources) expect(title).toMatch(/\d{4}|CC BY/);
  });

  it('has no figure that is undefined or not a number, and a name for each cell', () => {
    expect(JSON.stringify(report)).not.toMatch(/undefined|NaN|Infinity/);
    for (const block of report.blocks) {
      if (block.kind !== 'table') continue;
      for (const row of [...block.rows, ...(block.totals ?? [])])
        expect(row.length).toBe(block.columns.length);
    }
  });
});

it('a cell with a comma or a quotation mark is quoted', () => {
  expect(csvOf(['a', 'b'], [['x, "y"', null]])).toBe('a,b\r\n"x, ""y""",\r\n');
  for (const text of ['+91 98765 43210', '+919876543210', '+91-22-2345 6789', '(022) 2345', '0123', '00042'])
    expect(csvOf(['a'], [[text]])).toBe(`a\r\n${text}\r\n`);
  for (const text of [
    '=1+1',
    '+A1',
    '-A1',
    '@SUM(1)',
    ' =1',
    '\u{FF1D}1',
    "-cmd|' /C calc'!A0",
    '+1+cmd',
    '-1+1',
  ])
    expect(csvOf(['a'], [[text]])).toContain(`'${text}`);
  expect(csvOf(['a'], [['x\r=1+1'], ['x\n=1+1']]), 'no row begins with it').toBe(
    'a\r\n"x\r=1+1"\r\n"x\n=1+1"\r\n',
  );
});
