/** The elements of a small XML file of a stranger. */
import { isUtf8 } from 'node:buffer';
import { parseXml, XmlDeclaration, XmlDocumentType, XmlElement as XmlNode } from '@rgrove/parse-xml';

/** An element without the prefixes of its names. */
export interface XmlElement {
  name: string;
  /** Values by the name of the attribute in small letters: names with other prefixes are one name here. */
  attributes: ReadonlyMap<string, string[]>;
}

/** Encodings that have the letters of ASCII in the same places: what they differ in is no markup, nor a name that we ask for. */
const OF_ONE_BYTE = /^(us-ascii|ascii|latin1|iso-8859-\d{1,2}|windows-125\d)$/i;
const UNICODE = /^(utf-?8|utf-?16|utf-?16le|utf-?16be)$/i;

const UTF_16 = ['utf-16le', 'utf-16be'].map((encoding) => new TextDecoder(encoding, { fatal: true }));

/** By its first bytes: a mark, or the `<` that a file without one begins with. */
function decoded(bytes: Buffer): { text: string; isOneByte: boolean } {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  if (isLittle || isBig) return { text: UTF_16[isBig ? 1 : 0]?.decode(bytes) ?? '', isOneByte: false };
  const isOneByte = !isUtf8(bytes);
  return { text: bytes.toString(isOneByte ? 'latin1' : 'utf8').replace(/^\ufeff/, ''), isOneByte };
}

/** @throws Error for a text that is no plain XML: what it says could be read in two ways. */
export function xmlElements(bytes: Buffer): XmlElement[] {
  const { text, isOneByte } = decoded(bytes);
  const { children } = parseXml(text, { preserveDocumentType: true, preserveXmlDeclaration: true });
  const declared = children.find((child) => child instanceof XmlDeclaration)?.encoding;
  // Some programs write UTF-8 and say UTF-16; read as that it would be no XML.
  const isKnown = declared
    ? OF_ONE_BYTE.test(declared) || (UNICODE.test(declared) && !isOneByte)
    : !isOneByte;
  if (!isKnown) throw new Error('an encoding that is not known here');
  // It may define what a reference means, and OPC (ECMA-376, part 2) has none.
  if (children.some((child) => child instanceof XmlDocumentType)) throw new Error('a document type');
  const elements: XmlElement[] = [];
  const open: XmlNode[] = children.filter((child) => child instanceof XmlNode);
  for (let next = open.pop(); next; next = open.pop()) {
    elements.push({ name: withoutPrefix(next.name), attributes: attributesOf(next) });
    for (const child of next.children.toReversed()) if (child instanceof XmlNode) open.push(child);
  }
  return elements;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function attributesOf({ attributes }: XmlNode): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of Object.entries(attributes)) {
    const key = withoutPrefix(name).toLowerCase();
    const found = values.get(key);
    if (found) found.push(value);
    else values.set(key, [value]);
  }
  return values;
}
