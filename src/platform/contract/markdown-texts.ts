import { MINUTE_MS } from './durations.ts';
import type { RateLimit } from './route.ts';

/** Previews of texts: each is a rendering that nothing keeps. */
export const PREVIEWS: RateLimit = { max: 60, windowMs: MINUTE_MS, by: 'member', budget: 'previews' };

/** Most cells of all tables of a text: 20 rows of 20 columns. Each costs time to render and a line of HTML. */
export const TABLE_CELLS_MAX = 400;

/** What can stand below the head of a table, also in a quotation: it says how many columns there are. */
const DIVIDER = /^[\s>|:-]*$/;
const QUOTED = /^[\s>]*/;

const columnsOf = (divider: string) => divider.split('|').filter((piece) => piece.trim() !== '').length;

/**
 * Returns how many cells the tables of a Markdown text can have at most: every row is filled up to the columns of its
 * head. It reads the lines only, so that a text is refused before it takes long: tables in a block of code count too.
 */
export function countTableCells(text: string): number {
  let cells = 0;
  let columns = 0;
  let before = '';
  for (const line of text.split(/\r\n?|\n/)) {
    const words = line.replace(QUOTED, '');
    const head = before.includes('|') && words.includes('-') && DIVIDER.test(words) ? columnsOf(words) : 0;
    if (words === '') columns = 0;
    columns = Math.max(columns, head);
    cells += columns;
    before = words;
  }
  return cells;
}

/** Refinement of a Markdown text: `schema.refine(...FEW_CELLS)`. */
export const FEW_CELLS: [check: (text: string) => boolean, error: string] = [
  (text) => countTableCells(text) <= TABLE_CELLS_MAX,
  `Tables can have ${TABLE_CELLS_MAX} cells in all. Please make them smaller, or attach a file.`,
];
