/** Width of each unseen letter in thousandths of the size; a line is stretched to its drawn width. */
const LETTER_WIDTH = 500;
const CODES_MAX = 255;

interface UnseenFont {
  name: string;
  font: PDFKit.PDFKitReference;
  letters: string[];
  toUnicode: PDFKit.PDFKitReference;
}

const hex = (code: number, length: number) => code.toString(16).toUpperCase().padStart(length, '0');

const utf16 = (letter: string) =>
  Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at), 4)).join('');

/** The table from which a reader knows what letter a code is. */
function unicodeTable(letters: string[]): string {
  const lines: string[] = [];
  for (let at = 0; at < letters.length; at += 100) {
    const part = letters.slice(at, at + 100);
    lines.push(`${part.length} beginbfchar`);
    lines.push(...part.map((letter, shift) => `<${hex(at + shift + 1, 2)}> <${utf16(letter)}>`), 'endbfchar');
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${lines.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}

/**
 * Text that a reader finds, selects and reads aloud behind drawn outlines. Its letters are those that were written, one by one: the
 * glyphs of a shaped word have no letters of their own.
 */
export class UnseenText {
  private readonly doc: PDFKit.PDFDocument;
  private readonly fonts: UnseenFont[] = [];
  private readonly codes = new Map<string, { font: UnseenFont; code: number }>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private addFont(): UnseenFont {
    const { doc } = this;
    const nothing = doc.ref({});
    nothing.end(`${LETTER_WIDTH} 0 d0`);
    const toUnicode = doc.ref({});
    const font = doc.ref({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 1, 1],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: { nothing },
      Encoding: { Type: 'Encoding', Differences: [1, ...Array.from({ length: CODES_MAX }, () => 'nothing')] },
      FirstChar: 1,
      LastChar: CODES_MAX,
      Widths: Array.from({ length: CODES_MAX }, () => LETTER_WIDTH),
      Resources: {},
      ToUnicode: toUnicode,
    });
    font.end('');
    const made = { name: `Unseen${this.fonts.length + 1}`, font, letters: [], toUnicode };
    this.fonts.push(made);
    return made;
  }

  private codeOf(letter: string) {
    const known = this.codes.get(letter);
    if (known) return known;
    const last = this.fonts.at(-1);
    const font = last && last.letters.length < CODES_MAX ? last : this.addFont();
    const made = { font, code: font.letters.push(letter) };
    this.codes.set(letter, made);
    return made;
  }

  /** Writes a line over a width in points. @param y the base line, from the top of the page. */
  write(text: string, { x, y, width, size }: { x: number; y: number; width: number; size: number }): void {
    const letters = [...text];
    if (letters.length === 0 || width <= 0) return;
    const { doc } = this;
    const stretch = (100 * width) / (letters.length * (LETTER_WIDTH / 1000) * size);
    const parts = [`q 1 0 0 -1 0 ${doc.page.height} cm BT 3 Tr ${stretch.toFixed(3)} Tz`];
    parts.push(`${x.toFixed(3)} ${(doc.page.height - y).toFixed(3)} Td`);
    let current: UnseenFont | undefined;
    for (const letter of letters) {
      const { font, code } = this.codeOf(letter);
      if (font !== current) parts.push(`/${font.name} ${size} Tf`);
      current = font;
      doc.page.fonts[font.name] ??= font.font;
      parts.push(`<${hex(code, 2)}> Tj`);
    }
    doc.addContent(`${parts.join(' ')} ET Q`);
  }

  /** Says what letters the codes are, once all text is written. */
  end(): void {
    for (const { letters, toUnicode } of this.fonts) toUnicode.end(unicodeTable(letters));
  }
}
