import {
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  PageBreak,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { formatDay } from '#platform/contract/dates.ts';
import type { Paper, PaperBlock, PaperSource } from '#platform/contract/papers.ts';
import { COLOURS } from './docx-styles.ts';

type Part = Paragraph | Table;

/** Everything between the head and the foot of the pages, from the title to the sources. */
export function blocksOf(
  paper: Paper,
  width: number,
  { hasSources = true }: { hasSources?: boolean } = {},
): Part[] {
  let lists = 0;
  const numberedAs = () => {
    lists += 1;
    return lists;
  };
  return [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(paper.title)] }),
    new Paragraph({ style: 'Subtitle', children: [new TextRun(paper.subtitle)] }),
    ...paper.uses.map((text) => paragraph(text, { style: 'Guidance' })),
    ...paper.blocks.flatMap((block) => partsOf(block, width, numberedAs)),
    ...(hasSources ? sourceParts(paper) : []),
  ];
}

function partsOf(block: PaperBlock, width: number, numberedAs: () => number): Part[] {
  if (block.kind === 'heading') {
    const heading = block.level === 2 ? HeadingLevel.HEADING_2 : HeadingLevel.HEADING_1;
    return [paragraph(block.text, { heading })];
  }
  if (block.kind === 'text') return [paragraph(block.text)];
  if (block.kind === 'guidance') return [paragraph(block.text, { style: 'Guidance' })];
  if (block.kind === 'page break') return [new Paragraph({ children: [new PageBreak()] })];
  if (block.kind === 'clause') return clauseParts(block.title, block.items);
  if (block.kind === 'signatures') return signatureParts(block.parties, width);
  if (block.kind === 'table') return tableParts(block, width);
  const instance = numberedAs();
  return block.items.map((item) =>
    paragraph(item, { numbering: { reference: block.kind, level: 0, instance }, spacing: { after: 60 } }),
  );
}

function paragraph(text: string, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ ...options, children: runsOf(text) });
}

/** Splits a text before and behind each part in square brackets that is no formula. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { index } of text.matchAll(/\[[^(\]]/g)) {
    if (index < from) continue;
    const end = text.indexOf(']', index) + 1;
    if (end === 0) break;
    pieces.push(text.slice(from, index), text.slice(index, end));
    from = end;
  }
  return [...pieces, text.slice(from)].filter((piece) => piece !== '');
}

/** Runs of a text: bold between `**`, and shaded where the reader fills something in; `[(a)+(b)]` is a formula. */
function runsOf(text: string): TextRun[] {
  return text.split('**').flatMap((words, at) => {
    return piecesOf(words).map((piece) => {
      const isBlank = /^\[[^(]/.test(piece);
      const shading = { type: ShadingType.CLEAR, color: 'auto', fill: COLOURS.fill };
      return new TextRun({ text: piece, ...(at % 2 === 1 && { bold: true }), ...(isBlank && { shading }) });
    });
  });
}

function clauseParts(title: string, items: readonly string[]): Paragraph[] {
  return [
    paragraph(title, { heading: HeadingLevel.HEADING_2, numbering: { reference: 'clauses', level: 0 } }),
    ...items.map((item) => paragraph(item, { numbering: { reference: 'clauses', level: 1 } })),
  ];
}

const LINE = { style: BorderStyle.SINGLE, size: 4, color: COLOURS.line };
const NO_LINE = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const CELL_MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

function cell(text: string, width: number, { isHead = false, keepNext = false } = {}): TableCell {
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    verticalAlign: isHead ? VerticalAlign.BOTTOM : VerticalAlign.TOP,
    ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: COLOURS.sunken } }),
    children: text
      .split('\n')
      .map((line) => paragraph(line, { style: isHead ? 'CellHead' : 'Cell', keepNext })),
  });
}

/** A table with at most this number of rows is kept on one page. */
const WHOLE = 8;

function tableParts(
  { columns, rows, caption }: Extract<PaperBlock, { kind: 'table' }>,
  width: number,
): Part[] {
  const shares = columns.reduce((sum, [, share]) => sum + share, 0);
  const widths = columns.map(([, share]) => Math.floor((width * share) / shares));
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columns.map(([title], at) => cell(title, widths[at] ?? 0, { isHead: true, keepNext: true })),
  });
  const body = rows.map(
    (row, place) =>
      new TableRow({
        cantSplit: true,
        children: widths.map((columnWidth, at) =>
          cell(row[at] ?? '', columnWidth, { keepNext: rows.length <= WHOLE && place < rows.length - 1 }),
        ),
      }),
  );
  const table = new Table({
    width: { size: widths.reduce((sum, columnWidth) => sum + columnWidth, 0), type: WidthType.DXA },
    columnWidths: widths,
    margins: CELL_MARGINS,
    borders: {
      top: LINE,
      bottom: LINE,
      left: LINE,
      right: LINE,
      insideHorizontal: LINE,
      insideVertical: LINE,
    },
    rows: [head, ...body],
  });
  return [
    ...(caption
      ? [paragraph(`**${caption}**`, { keepNext: true, spacing: { before: 160, after: 60 } })]
      : []),
    table,
    new Paragraph({ spacing: { after: 80 } }),
  ];
}

function signatureParts(parties: readonly (readonly string[])[], width: number): Part[] {
  const each = Math.floor(width / parties.length);
  const cells = parties.map(
    (lines) =>
      new TableCell({
        width: { size: each, type: WidthType.DXA },
        margins: CELL_MARGINS,
        children: [
          new Paragraph({ spacing: { before: 700, after: 40 }, border: { bottom: LINE } }),
          ...lines.map((line) => paragraph(line, { style: 'Cell' })),
        ],
      }),
  );
  return [
    new Table({
      width: { size: each * parties.length, type: WidthType.DXA },
      columnWidths: parties.map(() => each),
      borders: {
        top: NO_LINE,
        bottom: NO_LINE,
        left: NO_LINE,
        right: NO_LINE,
        insideHorizontal: NO_LINE,
        insideVertical: NO_LINE,
      },
      rows: [new TableRow({ cantSplit: true, children: cells })],
    }),
    new Paragraph({ spacing: { after: 80 } }),
  ];
}

function sourceParts({ sources, checkedOn }: Paper): Paragraph[] {
  return [
    paragraph('Sources', { heading: HeadingLevel.HEADING_1 }),
    paragraph(
      `Law as read on ${formatDay(checkedOn)}. The law moves: check each source before you rely on this document. It is a template, not legal advice.`,
    ),
    ...sources.map(
      (source) => new Paragraph({ style: 'Cell', children: sourceRuns(source), spacing: { after: 60 } }),
    ),
    paragraph(
      'Written by Dayitva and licensed under Creative Commons Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/): use it, change it and share it; name Dayitva where you publish it.',
      { style: 'Small', spacing: { before: 160 } },
    ),
  ];
}

function sourceRuns({ title, url }: PaperSource) {
  if (!url) return [new TextRun(title)];
  return [
    new TextRun(`${title}: `),
    new ExternalHyperlink({ link: url, children: [new TextRun({ text: url, style: 'Hyperlink' })] }),
  ];
}
