import PDFDocument from 'pdfkit';
import { faceOf } from '../shaping/fonts.ts';
import { needsShaping } from '../shaping/scripts.ts';
import {
  runsFromRight,
  type ShapedLine,
  shapeLines,
  type Words,
  withoutBoxes,
} from '../shaping/shape-line.ts';
import { GlyphOutlines } from './glyph-outlines.ts';
import { UnseenText } from './unseen-text.ts';

type Options = PDFKit.Mixins.TextOptions;

/** Room that a line of another script than Latin needs above that of Latin, in parts of the size. */
const TALLER = 0.25;

const WIDEST = Number.MAX_SAFE_INTEGER;

/**
 * A PDF whose text in the scripts of India is shaped: the library that writes text knows no reordered vowel signs, and no line that
 * runs from right to left. Such text is drawn as outlines, with the text itself behind them for readers; all other text is
 * the library's.
 */
export class ShapingDocument extends PDFDocument {
  private readonly outlines = new GlyphOutlines(this);
  private readonly unseen = new UnseenText(this);
  private look = { isBold: false, size: 12 };

  override font(source: PDFKit.Mixins.PDFFontSource, family?: string | number, size?: number): this {
    const chosen = typeof family === 'number' ? family : size;
    // The library chooses its first font before the fields of this class are set.
    this.look = { isBold: source === 'bold', size: chosen ?? this.look?.size ?? 12 };
    if (typeof family === 'string') super.font(source, family, size);
    else super.font(source, family);
    return this;
  }

  private wordsOf(text: string): Words[] {
    return [{ text, weight: this.look.isBold ? 'semibold' : 'regular' }];
  }

  private heightOfLine({ lineGap = 0 }: Options): number {
    return this.currentLineHeight(true) + this.look.size * TALLER + lineGap;
  }

  private linesOf(words: Words[], { width, lineBreak, ellipsis }: Options): ShapedLine[] {
    const room = width === undefined ? WIDEST : (width * 1000) / this.look.size;
    if (lineBreak !== false) return shapeLines(words, room);
    const [line] = shapeLines(words, WIDEST);
    const [first] = words;
    if (!line || !first || !ellipsis || line.width <= room) return line ? [line] : [];
    const letters = [...first.text];
    while (letters.length > 1) {
      letters.pop();
      const [cut] = shapeLines([{ ...first, text: `${letters.join('').trimEnd()}…` }], WIDEST);
      if (cut && cut.width <= room) return [cut];
    }
    return [];
  }

  /** Writes words of several weights as one paragraph, from the current place on. */
  writeShaped(words: Words[], options: Options): void {
    const { size } = this.look;
    const isFromRight = runsFromRight(words.map(({ text }) => text).join(''));
    const width = options.width ?? this.page.width - this.x - this.page.margins.right;
    const height = this.heightOfLine(options);
    const face = faceOf('base', 'regular');
    const ascender = (face.font.hExtents().ascender * face.scale * size) / 1000;
    const lines = this.linesOf(words, options.lineBreak === false ? options : { ...options, width });
    for (const line of lines) {
      if (options.lineBreak !== false && this.y + height > this.page.height - this.page.margins.bottom)
        this.continueOnNewPage();
      const drawn = (line.width * size) / 1000;
      const align =
        isFromRight && (options.align ?? 'left') === 'left' && options.lineBreak !== false
          ? 'right'
          : options.align;
      const shift = align === 'right' ? width - drawn : align === 'center' ? (width - drawn) / 2 : 0;
      const place = { x: this.x + shift, y: this.y + ascender + (size * TALLER) / 2, size };
      this.outlines.draw(line, place);
      // A space at the end parts the words of two lines.
      this.unseen.write(`${line.seen.trimEnd()} `, { ...place, width: drawn });
      this.y += height;
    }
  }

  override text(text: string, ...rest: [Options?] | [number?, number?, Options?]): this {
    if (!needsShaping(text))
      return (super.text as (text: string, ...rest: unknown[]) => this)(withoutBoxes(text), ...rest);
    const [first, y, last] = rest;
    const options = (typeof first === 'object' ? first : last) ?? {};
    if (typeof first === 'number') this.x = first;
    if (typeof y === 'number') this.y = y;
    this.writeShaped(this.wordsOf(text), options);
    return this;
  }

  override heightOfString(text: string, options: Options = {}): number {
    if (!needsShaping(text)) return super.heightOfString(withoutBoxes(text), options);
    return this.linesOf(this.wordsOf(text), options).length * this.heightOfLine(options);
  }

  override widthOfString(text: string, options: Options = {}): number {
    if (!needsShaping(text)) return super.widthOfString(withoutBoxes(text), options);
    const [line] = shapeLines(this.wordsOf(text), WIDEST);
    return ((line?.width ?? 0) * this.look.size) / 1000;
  }

  override end(): void {
    this.unseen.end();
    super.end();
  }
}
