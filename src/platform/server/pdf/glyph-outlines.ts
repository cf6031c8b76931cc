import { outlineOf, type ShapedLine } from '../shaping/shape-line.ts';

type Place = { x: number; y: number };

const written = (...values: number[]) => values.map((value) => Number(value.toFixed(2))).join(' ');

/** An SVG path as signs of a PDF page, which knows no curve with one handle. */
function pdfPath(svg: string): string {
  const parts: string[] = [];
  let at: Place = { x: 0, y: 0 };
  for (const [, letter = '', rest = ''] of svg.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (letter === 'M' || letter === 'L') parts.push(`${written(a, b)} ${letter === 'M' ? 'm' : 'l'}`);
    else if (letter === 'Q') {
      const one = [at.x + (2 * (a - at.x)) / 3, at.y + (2 * (b - at.y)) / 3] as const;
      const other = [c + (2 * (a - c)) / 3, d + (2 * (b - d)) / 3] as const;
      parts.push(`${written(...one, ...other, c, d)} c`);
    } else if (letter === 'C') parts.push(`${written(a, b, c, d, e, f)} c`);
    else parts.push('h');
    if (letter === 'C') at = { x: e, y: f };
    else if (letter === 'Q') at = { x: c, y: d };
    else if (letter !== 'Z') at = { x: a, y: b };
  }
  return parts.length > 0 ? `${parts.join('\n')}\nf` : '';
}

/** The outlines of glyphs in a document, each stored once. */
export class GlyphOutlines {
  private readonly doc: PDFKit.PDFDocument;
  private readonly known = new Map<string, { name: string; form: PDFKit.PDFKitReference } | null>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private formOf(glyph: ShapedLine['glyphs'][number]) {
    const key = `${glyph.face.name} ${glyph.glyph}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const path = pdfPath(outlineOf(glyph));
    if (!path) {
      this.known.set(key, null);
      return null;
    }
    const bounds = 4 * (1000 / glyph.face.scale);
    const form = this.doc.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [-bounds, -bounds, bounds, bounds],
      Resources: {},
    });
    form.end(path);
    const made = { name: `Glyph${this.known.size + 1}`, form };
    this.known.set(key, made);
    return made;
  }

  /** Draws a line in the current colour. @param y the base line, from the top of the page. */
  draw({ glyphs }: ShapedLine, { x, y, size }: Place & { size: number }): void {
    for (const glyph of glyphs) {
      const form = this.formOf(glyph);
      if (!form) continue;
      this.doc.page.xobjects[form.name] ??= form.form;
      const scale = (glyph.face.scale * size) / 1000;
      const [left, top] = [x + (glyph.x * size) / 1000, y - (glyph.y * size) / 1000];
      this.doc.addContent(
        `q ${scale.toFixed(6)} 0 0 ${(-scale).toFixed(6)} ${left.toFixed(3)} ${top.toFixed(3)} cm /${form.name} Do Q`,
      );
    }
  }
}
