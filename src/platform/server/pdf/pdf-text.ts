import { needsShaping } from '../shaping/scripts.ts';
import { FONT, INK, keepTogether, type Pdf, textArea, untagged } from './pdf.ts';

/** Size in points and space before and after of each level. */
const HEADINGS = {
  1: { size: 22, before: 0, after: 8 },
  2: { size: 14, before: 16, after: 6 },
  3: { size: 11, before: 10, after: 4 },
} as const;

/** Tags of the PDF structure that hold text. */
type TextTag = 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'LBody';

/** Draws text with a tag, so that a screen reader knows it as a heading, a paragraph or a caption. */
function tagged({ doc, root }: Pdf, tag: TextTag, draw: () => void, parent = root): void {
  parent.add(doc.struct(tag, {}, draw));
}

/** Writes a heading; a page that has no room for it and three lines is left. */
export function heading(pdf: Pdf, level: keyof typeof HEADINGS, text: string): void {
  const { doc } = pdf;
  const { size, before, after } = HEADINGS[level];
  keepTogether(pdf, before + size * 1.3 + 48);
  const { left, width } = textArea(pdf);
  if (doc.y > doc.page.margins.top) doc.y += before;
  tagged(pdf, `H${level}`, () => {
    doc
      .font(FONT.bold, size)
      .fillColor(INK.text)
      .text(text, left, doc.y, { width, lineGap: size * 0.1 });
  });
  doc.y += after;
}

interface TextLook {
  size?: number;
  isSoft?: boolean;
  align?: 'left' | 'center' | 'right';
  tag?: TextTag;
  /** Space below, in points. */
  after?: number;
}

/** Writes a paragraph over the whole width. `**words**` are bold. */
export function paragraph(pdf: Pdf, text: string, look: TextLook = {}): void {
  const { size = 10, isSoft = false, align = 'left', tag = 'P', after = 6 } = look;
  tagged(pdf, tag, () => writeParts(pdf, text, { size, isSoft, align }));
  pdf.doc.y += after;
}

function writeParts(pdf: Pdf, text: string, look: Required<Pick<TextLook, 'size' | 'isSoft' | 'align'>>) {
  const { doc } = pdf;
  const { left, width } = textArea(pdf);
  const parts = text.split('**').map((words, at) => ({ words, isBold: at % 2 === 1 }));
  const shown = parts.filter(({ words }) => words !== '');
  doc.x = left;
  const options = { width, align: look.align, lineGap: look.size * 0.3 };
  if (needsShaping(text)) {
    doc.font(FONT.regular, look.size).fillColor(look.isSoft ? INK.soft : INK.text);
    doc.writeShaped(
      shown.map(({ words, isBold }) => ({ text: words, weight: isBold ? 'semibold' : 'regular' })),
      options,
    );
    return;
  }
  shown.forEach(({ words, isBold }, at) => {
    doc.font(isBold ? FONT.bold : FONT.regular, look.size).fillColor(look.isSoft ? INK.soft : INK.text);
    doc.text(words, { ...options, continued: at < shown.length - 1 });
  });
}

const MARK_ROOM = 18;

/** Writes a list, with numbers or dots before its items. */
export function list(pdf: Pdf, items: readonly string[], isNumbered = false): void {
  const { doc, root } = pdf;
  const { left, width } = textArea(pdf);
  const entries = doc.struct('L');
  root.add(entries);
  items.forEach((item, at) => {
    doc.font(FONT.regular, 10).fillColor(INK.text);
    keepTogether(pdf, Math.min(doc.heightOfString(item, { width: width - MARK_ROOM, lineGap: 3 }), 120));
    const entry = doc.struct('LI');
    entries.add(entry);
    const y = doc.y;
    entry.add(
      doc.struct('Lbl', {}, () => doc.text(isNumbered ? `${at + 1}.` : '•', left, y, { width: MARK_ROOM })),
    );
    const text = item.replaceAll('**', '');
    entry.add(
      doc.struct('LBody', {}, () =>
        doc.text(text, left + MARK_ROOM, y, { width: width - MARK_ROOM, lineGap: 3 }),
      ),
    );
    entry.end();
    doc.y += 3;
  });
  entries.end();
  doc.x = left;
  doc.y += 4;
}

/** Draws a picture that a screen reader hears as `alt`; `height` points are kept free for it on one page. */
export function figure(
  pdf: Pdf,
  alt: string,
  height: number,
  draw: (left: number, top: number, width: number) => void,
): void {
  keepTogether(pdf, height);
  const { doc, root } = pdf;
  const { left, width } = textArea(pdf);
  const top = doc.y;
  const options: PDFKit.Mixins.StructureElementOptions & { bbox: number[]; placement: string } = {
    alt,
    bbox: [left, top, left + width, top + height],
    placement: 'Block',
  };
  root.add(doc.struct('Figure', options, () => draw(left, top, width)));
  doc.x = left;
  doc.y = top + height + 8;
}

/** Draws a thin line over the whole width. */
export function rule(pdf: Pdf): void {
  const { doc } = pdf;
  const { left, width } = textArea(pdf);
  untagged(pdf, () => {
    doc
      .lineWidth(0.5)
      .strokeColor(INK.line)
      .moveTo(left, doc.y)
      .lineTo(left + width, doc.y)
      .stroke();
  });
  doc.y += 8;
}
