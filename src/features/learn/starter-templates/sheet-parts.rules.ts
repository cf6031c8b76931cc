import type { SheetCell } from '#platform/contract/workbooks.ts';

/* Short names for the cells of a sheet, so that a template reads like the sheet. */

type Format = SheetCell['format'];

export const title = (value: string, span = 1): SheetCell => ({ value, look: 'title', span });
export const guide = (value: string, span: number): SheetCell => ({ value, look: 'guide', span });
export const heads = (...names: string[]): SheetCell[] => names.map((value) => ({ value, look: 'head' }));
export const label = (value: string, span = 1): SheetCell => ({ value, look: 'label', span });
export const text = (value: string | number, span = 1): SheetCell => ({ value, look: 'text', span });
export const input = (format?: Format, value?: string | number): SheetCell => ({
  value,
  look: 'input',
  format,
});
export const result = (formula: string, format?: Format): SheetCell => ({ formula, look: 'result', format });
export const total = (formula: string, format?: Format): SheetCell => ({ formula, look: 'total', format });
/** A result in words, over several columns. */
export const verdict = (formula: string, span: number): SheetCell => ({ formula, look: 'total', span });
export const totalLabel = (value: string, span = 1): SheetCell => ({ value, look: 'total', span });

/** Empty cells to fill in. */
export const inputs = (count: number, format?: Format): SheetCell[] =>
  Array.from({ length: count }, () => input(format));

/** Letter of a column, from 0: A. At most Z. */
export const column = (at: number): string => String.fromCharCode(65 + at);
