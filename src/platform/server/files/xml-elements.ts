/** The elements of a small XML file of a stranger, read in one pass over its text. */

/** A start tag. Names are without their prefix; values have their references resolved. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** Each of them is tried at one place only, where it takes time by what it matches. */
const NAME = /[^\s=<>"'/&]+/y;
const ATTRIBUTE = /\s+([^\s=<>"'/&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END = /\s*\/?>/y;

const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));|&/gi;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What is no element, with its end. A document type is not here: it may define what a reference means. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['</', '>'],
] as const;

/** @throws Error for a text that is no plain XML in UTF-8: what it says could be read in two ways. */
export function xmlElements(bytes: Buffer): XmlElement[] {
  const text = bytes.toString('utf8');
  if (text.includes('\0')) throw new Error('not in UTF-8');
  const elements: XmlElement[] = [];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const skipped = SKIPPED.find(([start]) => text.startsWith(start, at));
    if (skipped) {
      const end = text.indexOf(skipped[1], at + skipped[0].length);
      if (end === -1) throw new Error('a tag without an end');
      at = end + skipped[1].length;
    } else {
      const { element, end } = elementAt(text, at + 1);
      elements.push(element);
      at = end;
    }
  }
  return elements;
}

function elementAt(text: string, start: number): { element: XmlElement; end: number } {
  const matchAt = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const name = matchAt(NAME, start)?.[0] ?? '';
  const attributes = new Map<string, string>();
  let at = start + name.length;
  for (let found = matchAt(ATTRIBUTE, at); found; found = matchAt(ATTRIBUTE, at)) {
    const [whole, key = '', double, single] = found;
    if (attributes.has(key)) throw new Error('an attribute twice');
    attributes.set(key, resolved(double ?? single ?? ''));
    at += whole.length;
  }
  const end = matchAt(END, at)?.[0];
  if (name === '' || name.startsWith('!') || !end) throw new Error('a tag that is none');
  return { element: { name: name.slice(name.indexOf(':') + 1), attributes }, end: at + end.length };
}

const resolved = (value: string): string =>
  value.replace(REFERENCE, (_, hex?: string, decimal?: string, named?: string) => {
    if (named) return NAMED[named] ?? unknownReference();
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return unknownReference();
  });

function unknownReference(): never {
  throw new Error('a reference that XML does not know');
}
