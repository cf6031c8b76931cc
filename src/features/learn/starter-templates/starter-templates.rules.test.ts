import { describe, expect, it } from 'vitest';
import { makeDocx } from '#platform/server/office/docx-file.ts';
import { makeXlsx } from '#platform/server/office/xlsx-file.ts';
import { textOf, unzipped } from '#platform/testing/office-files.ts';
import { LAW_FIGURES } from './law-figures.data.ts';
import { lawOn } from './law-figures.rules.ts';
import { type MadeTemplate, templatesOn } from './starter-templates.rules.ts';

const DAY = '2026-11-22';
const IMPRINT = { author: 'Dayitva', licence: 'CC BY 4.0' };
const made = templatesOn(DAY);
const fileOf = (one: MadeTemplate) =>
  'paper' in one ? makeDocx(one.paper, IMPRINT) : makeXlsx(one.workbook, IMPRINT);

it('has at least 15 templates, each with sources, tags and its own key', () => {
  expect(made.length).toBeGreaterThanOrEqual(15);
  expect(new Set(made.map(({ template }) => template.key)).size).toBe(made.length);
  for (const { template } of made) {
    expect(template.sources.length, template.key).toBeGreaterThan(2);
    expect(template.tags.length, template.key).toBeGreaterThan(2);
    expect(template.description.length, template.key).toBeGreaterThan(100);
  }
});

describe.each(made.map((one) => [one.template.key, one] as const))('%s', (_, one) => {
  it('is a whole file with its title, its sources of law, the date and the licence', async () => {
    const parts = await unzipped(await fileOf(one));
    const names = [...parts.keys()];
    expect(names).toContain('[Content_Types].xml');
    expect(names).toContain('paper' in one ? 'word/document.xml' : 'xl/workbook.xml');
    const shown = textOf(
      ...[...parts]
        .filter(([name]) => /document|footer|header|sharedStrings/.test(name))
        .map(([, xml]) => xml),
    );
    expect(shown).toContain(one.template.title);
    expect(shown).toContain('21 Nov 2026');
    expect(shown).toContain('CC BY 4.0');
    expect(shown).toMatch(/Creative Commons|creativecommons/);
    const { sources } = 'paper' in one ? one.paper : one.workbook;
    for (const { title } of sources) expect(shown).toContain(title);
    expect(shown).not.toMatch(/undefined|null|NaN|\[object|\*\*/);
  });
});

/** Names of the functions that our formulas use; spreadsheet programs know all of them. */
const FUNCTIONS =
  /^(SUM|AVERAGE|AVERAGEIFS|COUNTIF|COUNTIFS|COUNTA|SUMIF|IF|IFERROR|AND|OR|MAX|MIN|ROUND|ROUNDUP|ROUNDDOWN|CEILING|SQRT|TEXT|LEFT|TODAY)$/;

it('the workbooks compute: each has formulas with balanced brackets, known functions and cells of sheets that exist', () => {
  for (const one of made) {
    if (!('workbook' in one)) continue;
    const { sheets } = one.workbook;
    const formulas = sheets.flatMap(({ rows }) => rows.flat().flatMap((cell) => cell?.formula ?? []));
    expect(formulas.length, one.template.key).toBeGreaterThan(5);
    for (const formula of formulas) {
      expect(formula.split('(').length, formula).toBe(formula.split(')').length);
      expect(formula, formula).not.toMatch(/^=|undefined|NaN/);
      const plain = formula.replace(/"[^"]*"/g, '""');
      for (const [, name = ''] of plain.matchAll(/([A-Z]+)\(/g)) expect(name).toMatch(FUNCTIONS);
      for (const [, quoted, bare] of plain.matchAll(/(?:'([^']+)'|\b([A-Z][a-z]+))!/g)) {
        expect(sheets.map(({ name }) => name)).toContain(quoted ?? bare);
      }
    }
    for (const { name, rows, widths, choices = [] } of sheets) {
      expect(name.length).toBeLessThanOrEqual(31);
      for (const row of rows) {
        const width = row.reduce((sum, cell) => sum + (cell?.span ?? 1), 0);
        expect(width, `${one.template.key}: ${name}`).toBeLessThanOrEqual(widths.length);
      }
      // A list of words in a choice has at most 255 characters, and commas divide it.
      for (const { words = [] } of choices) {
        expect(words.join(',').length).toBeLessThan(256);
        expect(words.join('')).not.toContain(',');
      }
    }
  }
});

it('the budget warns above the line that the law sets', () => {
  const budget = made.find(({ template }) => template.key === 'budget-by-head');
  const sheets = budget && 'workbook' in budget ? budget.workbook.sheets : [];
  const limit = sheets.flatMap(({ rows }) => rows.flat()).filter((cell) => cell?.value === 0.05);
  expect(limit.length).toBe(2);
  expect(sheets.flatMap(({ warnings = [] }) => warnings).length).toBeGreaterThan(3);
});

it('prints the law of the day: a changed rule changes the templates that name it', () => {
  const saysOn = (day: string, words: string) => JSON.stringify(templatesOn(day)).includes(words);
  expect(saysOn('2022-09-19', 'at most 5 % of (d) or ₹50 lakh, whichever is lower')).toBe(true);
  expect(saysOn('2022-09-20', 'at most 2 % of (d) or ₹50 lakh, whichever is higher')).toBe(true);
  expect(saysOn('2026-03-31', 'section 332 of')).toBe(false);
  expect(saysOn('2026-04-01', 'section 332 of')).toBe(true);
  expect(() => lawOn('2010-01-01').number('spendPercent')).toThrow('no spendPercent on 2010-01-01');
});

it('no figure of the law applies twice on one day', () => {
  for (const { key, validFrom } of LAW_FIGURES) {
    const same = LAW_FIGURES.filter(
      (one) => one.key === key && one.validFrom <= validFrom && (one.validTo ?? '9999') >= validFrom,
    );
    expect(same.length, `${key} on ${validFrom}`).toBe(1);
  }
});
