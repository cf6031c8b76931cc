import type { CellObject } from 'write-excel-file/node';
import type { SheetCell } from '#platform/contract/workbooks.ts';

const INK = '#14213D';
const SOFT = '#565C6B';
const BOX = { borderColor: '#C9C3B4', borderStyle: 'thin' } as const;
const TEXT = { alignVertical: 'top', wrap: true, textColor: INK } as const;

/** Style of each kind of cell. */
export const XLSX_LOOKS: Record<SheetCell['look'], CellObject> = {
  title: { fontSize: 18, fontWeight: 'bold', textColor: INK },
  guide: { ...TEXT, fontStyle: 'italic', textColor: SOFT },
  head: { ...TEXT, ...BOX, fontWeight: 'bold', backgroundColor: '#F1EEE6', alignVertical: 'bottom' },
  label: { ...TEXT, fontWeight: 'bold' },
  text: { ...TEXT, ...BOX, align: 'left' },
  input: { ...TEXT, ...BOX, backgroundColor: '#FFF9E6' },
  result: { ...TEXT, ...BOX },
  total: { ...TEXT, ...BOX, fontWeight: 'bold', backgroundColor: '#F1EEE6' },
};

/** Rupees with Indian grouping; a spreadsheet program allows two conditions, so that sums below a lakh come last. */
const FORMATS: Record<NonNullable<SheetCell['format']>, string> = {
  money: '[>=10000000]"₹"##\\,##\\,##\\,##0;[>=100000]"₹"##\\,##\\,##0;"₹"##,##0',
  // Conditions leave no section for sums below zero; this grouping is Indian where the computer's is.
  balance: '[$₹-4009]#,##,##0;-[$₹-4009]#,##,##0',
  number: '[>=10000000]##\\,##\\,##\\,##0;[>=100000]##\\,##\\,##0;##,##0',
  percent: '0.0%',
  date: 'dd mmm yyyy',
};

export const xlsxFormat = (format: NonNullable<SheetCell['format']>): CellObject => ({
  format: FORMATS[format],
  align: format === 'date' ? 'left' : 'right',
});
