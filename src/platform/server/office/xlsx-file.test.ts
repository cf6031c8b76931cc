import { expect, it } from 'vitest';
import type { Workbook } from '#platform/contract/workbooks.ts';
import { textOf, unzipped } from '#platform/testing/office-files.ts';
import { makeXlsx } from './xlsx-file.ts';

const WORKBOOK: Workbook = {
  title: 'Budget & plan',
  subtitle: 'A test',
  uses: ['Fill it in.'],
  sheets: [
    {
      name: "Company's budget",
      widths: [20, 14],
      frozenRows: 1,
      rows: [
        [
          { value: 'Head', look: 'head' },
          { value: '₹', look: 'head' },
        ],
        [
          { value: 'Staff', look: 'text' },
          { value: 24000000, look: 'input', format: 'money' },
        ],
        [
          { value: 'Total', look: 'total' },
          { formula: 'IF(B2<1,"<1",SUM(B2:B2))', look: 'total', format: 'money' },
        ],
        [{ value: 'A note', look: 'guide', span: 2 }],
      ],
      choices: [{ cells: 'A2:A2', words: ['Staff', 'Travel'] }],
      warnings: [{ cells: 'B3:B3', formula: 'B3>1' }],
    },
  ],
  sources: [{ title: 'Rule 7(1)', url: null }],
  checkedOn: '2026-11-21',
};

it('writes an Excel file with formulas, choices, warnings, Indian grouping and print settings', async () => {
  const parts = await unzipped(await makeXlsx(WORKBOOK, { author: 'Dayitva', licence: 'CC BY 4.0' }));
  const sheet = parts.get('xl/worksheets/sheet2.xml') ?? '';
  expect(sheet).toContain('<f>IF(B2&lt;1,"&lt;1",SUM(B2:B2))</f>');
  expect(sheet).toContain('type="list"');
  expect(sheet).toContain('<cfRule type="expression"');
  expect(sheet).toContain('fitToWidth="1"');
  expect(sheet).toContain('<mergeCell ref="A4:B4"/>');
  expect(parts.get('xl/styles.xml')).toContain('##\\,##\\,##\\,##0');
  expect(parts.get('xl/workbook.xml')).toContain('_xlnm.Print_Titles');
  expect(parts.get('xl/workbook.xml')).toContain('fullCalcOnLoad="1"');
  expect(parts.get('docProps/core.xml')).toContain('<dc:title>Budget &amp; plan</dc:title>');
  expect(textOf(parts.get('xl/sharedStrings.xml') ?? '')).toContain('Law as read on 21 Nov 2026');
});

it('puts the parts of a sheet in the order that spreadsheet programs require', async () => {
  const parts = await unzipped(await makeXlsx(WORKBOOK, { author: 'Dayitva', licence: 'CC BY 4.0' }));
  const sheet = parts.get('xl/worksheets/sheet2.xml') ?? '';
  const order = [
    'sheetPr',
    'sheetViews',
    'cols',
    'sheetData',
    'mergeCells',
    'conditionalFormatting',
    'dataValidations',
    'pageMargins',
    'pageSetup',
    'headerFooter',
  ];
  const places = order.map((name) => sheet.indexOf(`<${name}`));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
});
