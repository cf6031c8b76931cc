import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { ShapingDocument } from './shaping-document.ts';

/** Properties of a document, as a reader's program shows them. */
interface PdfDetails {
  title: string;
  author: string;
  subject?: string;
  /** Language tag (BCP 47) of the text; `en-IN` if not given. */
  language?: string;
  /** Instant that the document bears. The same text and instant give the same bytes. */
  date: Date;
  layout?: 'portrait' | 'landscape';
  /** Line at the foot of each page, with the page number after it. Without it, pages have no foot. */
  foot?: string;
}

/** An A4 document that is being drawn. Everything that a reader should hear is inside of `root`. */
export interface Pdf {
  doc: ShapingDocument;
  root: PDFKit.PDFStructureElement;
  details: PdfDetails;
}

/** Colours on white paper: the light theme's. */
export const INK = {
  text: '#14213d',
  soft: '#565c6b',
  line: '#d9d4c8',
  sunken: '#f4f1ea',
  accent: '#e09f1f',
};

/** The two weights of our font: Latin letters with accents, digits of equal width, and `₹`. Other scripts: `shaping/fonts.ts`. */
export const FONT = { regular: 'regular', bold: 'bold' } as const;

const FONT_FILES = {
  [FONT.regular]: 'dayitva-sans-regular.ttf',
  [FONT.bold]: 'dayitva-sans-semibold.ttf',
};

const MARGIN = 56;
const FOOT_ROOM = 28;

/**
 * Makes an accessible PDF: tagged, with language, title and the fonts inside.
 * @param draw fills the document; see `pdf-text.ts` and `pdf-table.ts`. What it draws outside of a structure element and of `untagged`
 * a screen reader cannot tell from text.
 */
export async function makePdf(details: PdfDetails, draw: (pdf: Pdf) => void): Promise<Buffer> {
  // The library takes a tenth of a second to load, which no start of the server should wait for.
  const { ShapingDocument } = await import('./shaping-document.ts');
  const { title, author, subject, date, language = 'en-IN', layout = 'portrait' } = details;
  const doc = new ShapingDocument({
    size: 'A4',
    layout,
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT_ROOM },
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    bufferPages: true,
    // Otherwise the library loads its own font, which has no rupee sign.
    font: fileOf(FONT.regular),
    info: {
      Title: title,
      Author: author,
      ...(subject && { Subject: subject }),
      Producer: 'Dayitva',
      Creator: 'Dayitva',
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const weight of Object.values(FONT)) doc.registerFont(weight, fileOf(weight));
  const root = doc.struct('Document');
  doc.addStructure(root);
  draw({ doc, root, details });
  if (details.foot) drawFeet(doc, details.foot);
  root.end();
  const [bytes] = await Promise.all([buffer(doc), Promise.resolve(doc.end())]);
  return bytes;
}

const fileOf = (weight: keyof typeof FONT_FILES) =>
  fileURLToPath(new URL(FONT_FILES[weight], import.meta.url));

/** Draws something that a screen reader does not read: lines, backgrounds, page numbers. */
export function untagged(
  { doc }: Pick<Pdf, 'doc'>,
  draw: () => void,
  type: 'Layout' | 'Pagination' = 'Layout',
) {
  doc.markContent('Artifact', { type });
  draw();
  doc.endMarkedContent();
}

function drawFeet(doc: ShapingDocument, foot: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    const { margins, width, height } = doc.page;
    // Below the margin the library would begin a new page.
    doc.page.margins = { ...margins, bottom: 0 };
    const room = width - margins.left - margins.right;
    const y = height - MARGIN;
    untagged(
      { doc },
      () => {
        doc.lineWidth(0.5).strokeColor(INK.line);
        doc
          .moveTo(margins.left, y - 8)
          .lineTo(margins.left + room, y - 8)
          .stroke();
        doc.font(FONT.regular, 8).fillColor(INK.soft);
        doc.text(foot, margins.left, y, { width: room - 80, lineBreak: false });
        doc.text(`Page ${at + 1} of ${count}`, margins.left + room - 80, y, { width: 80, align: 'right' });
      },
      'Pagination',
    );
    doc.page.margins = margins;
  }
}

/** Left edge and width of the text on a page, in points. */
export function textArea({ doc }: Pick<Pdf, 'doc'>): { left: number; width: number } {
  const { margins, width } = doc.page;
  return { left: margins.left, width: width - margins.left - margins.right };
}

/** Begins a new page unless this many points are free below the current line. */
export function keepTogether({ doc }: Pick<Pdf, 'doc'>, height: number): void {
  if (doc.y + height > doc.page.height - doc.page.margins.bottom) doc.addPage();
}
