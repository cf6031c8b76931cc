import { FONT, INK, keepTogether, type Pdf, textArea, untagged } from './pdf.ts';
import { paragraph } from './pdf-text.ts';

interface PdfColumn {
  title: string;
  /** Part of the width, relative to the other columns. */
  share: number;
  /** Figures are aligned at the right, and take one line. */
  isFigure?: boolean;
}

interface PdfTable {
  caption: string;
  columns: readonly PdfColumn[];
  rows: readonly (readonly string[])[];
  /** Last rows that are sums: bold, with a line above. */
  totals?: readonly (readonly string[])[];
}

interface Cell {
  column: PdfColumn;
  text: string;
  x: number;
  width: number;
}

type RowKind = 'head' | 'body' | 'total';

const SIZE = 8.5;
const PADDING = 3.5;
/** For the caption, the column names and the first rows. */
const START_ROOM = 90;

/** Draws a table. A page break falls between two rows, and the column names are repeated after it. */
export function table(pdf: Pdf, { caption, columns, rows, totals = [] }: PdfTable): void {
  const { doc, root } = pdf;
  keepTogether(pdf, START_ROOM);
  const element = doc.struct('Table');
  paragraph(pdf, `**${caption}**`, { size: 9.5, tag: 'P', after: 3 });
  root.add(element);
  const titles = columns.map(({ title }) => title);
  drawRow(pdf, element, cellsOf(pdf, columns, titles), 'head');
  const all = [
    ...rows.map((row) => ({ row, kind: 'body' as const })),
    ...totals.map((row) => ({ row, kind: 'total' as const })),
  ];
  for (const { row, kind } of all) {
    const cells = cellsOf(pdf, columns, row);
    if (doc.y + heightOf(pdf, cells, kind) > doc.page.height - doc.page.margins.bottom) {
      doc.addPage();
      // The structure has the column names once; on later pages they are only for the eye.
      untagged(pdf, () => drawCells(pdf, cellsOf(pdf, columns, titles), 'head', (_, draw) => draw()));
      drawLine(pdf, 'head');
    }
    drawRow(pdf, element, cells, kind);
  }
  element.end();
  doc.x = textArea(pdf).left;
  doc.y += 10;
}

function cellsOf(pdf: Pdf, columns: readonly PdfColumn[], texts: readonly string[]): Cell[] {
  const { left, width } = textArea(pdf);
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  let x = left;
  return columns.map((column, at) => {
    const cell = { column, text: texts[at] ?? '', x, width: (width * column.share) / shares };
    x += cell.width;
    return cell;
  });
}

const fontOf = (kind: RowKind) => (kind === 'body' ? FONT.regular : FONT.bold);

const lookOf = ({ column, width }: Cell): PDFKit.Mixins.TextOptions => ({
  width: width - 2 * PADDING,
  align: column.isFigure ? 'right' : 'left',
  lineGap: 1.5,
});

function heightOf({ doc }: Pdf, cells: Cell[], kind: RowKind): number {
  doc.font(fontOf(kind), SIZE);
  // Figures take one line; to measure each of them would take most of the time.
  const measured = cells.filter(({ column }) => kind === 'head' || !column.isFigure);
  const heights = measured.map((cell) => doc.heightOfString(cell.text || ' ', lookOf(cell)));
  return Math.max(doc.currentLineHeight(true) + 1.5, ...heights) + 2 * PADDING;
}

function drawRow(pdf: Pdf, table: PDFKit.PDFStructureElement, cells: Cell[], kind: RowKind): void {
  const { doc } = pdf;
  const row = doc.struct('TR');
  table.add(row);
  drawCells(pdf, cells, kind, (at, draw) => {
    const isHeader = kind === 'head' || at === 0;
    const options: PDFKit.Mixins.StructureElementOptions & { scope?: string } = isHeader
      ? { scope: kind === 'head' ? 'Column' : 'Row' }
      : {};
    row.add(doc.struct(isHeader ? 'TH' : 'TD', options, draw));
  });
  row.end();
  drawLine(pdf, kind);
}

function drawCells(
  pdf: Pdf,
  cells: Cell[],
  kind: RowKind,
  draw: (at: number, write: () => void) => void,
): void {
  const { doc } = pdf;
  const height = heightOf(pdf, cells, kind);
  const y = doc.y;
  cells.forEach((cell, at) => {
    draw(at, () => {
      doc
        .font(fontOf(kind), SIZE)
        .fillColor(kind === 'head' ? INK.soft : INK.text)
        .text(cell.text, cell.x + PADDING, y + PADDING, lookOf(cell));
    });
  });
  doc.y = y + height;
}

function drawLine(pdf: Pdf, kind: RowKind): void {
  const { doc } = pdf;
  const { left, width } = textArea(pdf);
  untagged(pdf, () => {
    doc
      .lineWidth(kind === 'head' ? 1 : 0.5)
      .strokeColor(kind === 'head' ? INK.soft : INK.line)
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .stroke();
  });
}
