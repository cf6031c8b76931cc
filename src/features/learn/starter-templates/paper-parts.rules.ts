import type { PaperBlock, PaperColumn } from '#platform/contract/papers.ts';

/* Short names for the parts of a paper, so that a template reads like the document. */

export const h = (text: string): PaperBlock => ({ kind: 'heading', text });
export const h2 = (text: string): PaperBlock => ({ kind: 'heading', text, level: 2 });
export const p = (text: string): PaperBlock => ({ kind: 'text', text });
/** How to fill in what follows. */
export const note = (text: string): PaperBlock => ({ kind: 'guidance', text });
export const ul = (...items: string[]): PaperBlock => ({ kind: 'bullets', items });
export const ol = (...items: string[]): PaperBlock => ({ kind: 'numbers', items });
export const clause = (title: string, ...items: string[]): PaperBlock => ({ kind: 'clause', title, items });
export const sign = (...parties: string[][]): PaperBlock => ({ kind: 'signatures', parties });
export const newPage: PaperBlock = { kind: 'page break' };

export const table = (caption: string, columns: PaperColumn[], rows: string[][]): PaperBlock => ({
  kind: 'table',
  caption,
  columns,
  rows,
});

/** A table of two columns: what is asked, and room for the answer. */
export const form = (caption: string, ...rows: [asked: string, answer?: string][]): PaperBlock =>
  table(
    caption,
    [
      ['Item', 2],
      ['Details', 3],
    ],
    rows.map(([asked, answer = '']) => [asked, answer]),
  );

/** Rows that begin with a number and are otherwise empty. */
export const numbered = (count: number): string[][] =>
  Array.from({ length: count }, (_, at) => [String(at + 1)]);
