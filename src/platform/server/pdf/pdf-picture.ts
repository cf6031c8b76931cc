import { keepTogether, type Pdf, textArea } from './pdf.ts';
import { figure, paragraph } from './pdf-text.ts';

/** A picture for a document: a JPEG, as `printedPicture` makes it. */
export interface PdfPicture {
  /** Read out by a screen reader, and written below. */
  name: string;
  jpeg: Uint8Array;
  /** In pixels. */
  width: number;
  height: number;
}

/** Points of a pixel at the size of a screen: a small picture is not blown up. */
const PIXEL = 0.75;
/** Two pictures have room on a page. */
const HEIGHT_MAX = 300;
const NAME_ROOM = 34;

/** Draws a picture as wide as the text, where it is large enough, with its name below on the same page. */
export function picture(pdf: Pdf, { name, jpeg, width, height }: PdfPicture): void {
  const scale = Math.min(PIXEL, textArea(pdf).width / width, HEIGHT_MAX / height);
  const size = { width: width * scale, height: height * scale };
  // The library knows a buffer, and not what has crossed to a thread.
  const bytes = Buffer.from(jpeg);
  keepTogether(pdf, size.height + NAME_ROOM);
  figure(pdf, name, size.height, (left, top) => pdf.doc.image(bytes, left, top, size));
  pdf.doc.y -= 4;
  paragraph(pdf, name, { size: 8.5, isSoft: true, after: 10 });
}
