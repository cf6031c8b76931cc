import type { PaperSource } from './papers.ts';

/** `head`: name of a column. `input`: the reader fills it in. `result`: computed. */
type CellLook = 'title' | 'guide' | 'head' | 'text' | 'label' | 'input' | 'result' | 'total';

/** `money`: whole rupees with Indian grouping; `balance` may be below zero. `percent`: 0.05 is 5%. */
type CellFormat = 'money' | 'balance' | 'number' | 'percent' | 'date';

export interface SheetCell {
  value?: string | number;
  /** In the language of .xlsx, without the equals sign: `SUM(C5:C9)`. */
  formula?: string;
  look: CellLook;
  format?: CellFormat;
  /** Columns that the cell covers. */
  span?: number;
}

export interface Sheet {
  /** At most 31 characters. */
  name: string;
  /** Width of each column, in characters. */
  widths: readonly number[];
  rows: readonly (readonly (SheetCell | null)[])[];
  /** Rows at the top that stay while the reader scrolls, and are repeated on each printed page. */
  frozenRows?: number;
  /** Cells, such as `C5:C20`, that take one of a few words, or one of the words in the cells `from`. */
  choices?: readonly { cells: string; words?: readonly string[]; from?: string }[];
  /** Cells that turn red where a formula for the first of them is true. */
  warnings?: readonly { cells: string; formula: string }[];
}

/** A spreadsheet that people fill in. Its first sheet says how to use it and what it rests on. */
export interface Workbook {
  title: string;
  subtitle: string;
  uses: readonly string[];
  sheets: readonly Sheet[];
  sources: readonly PaperSource[];
  /** ISO day on which the sources were read. */
  checkedOn: string;
}
/** A table of text and numbers. */
export interface TableToWrite {
  header: string[];
  rows: (string | number | null)[][];
}

/** Writes a table as CSV (RFC 4180); null is an empty cell. A text has no effect as a formula. */
export function csvOf(
  header: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string {
  const cell = (value: string | number | null) => {
    const text = typeof value === 'string' ? safeCell(value) : String(value ?? '');
    // A reader takes a carriage return alone for the end of a row, too.
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Phone numbers of a country: a spreadsheet may reckon with them, and can do nothing else. */
const PHONE_NUMBER = /^\+\d(?:[ ().-]{0,2}\d){6,14}$/;

/** Takes its effect from a text that a spreadsheet would take for a formula when it opens a CSV file (OWASP, CSV injection). */
const safeCell = (text: string): string =>
  /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !PHONE_NUMBER.test(text) ? `'${text}` : text;
