/** Names of encodings in an HTTP header and in the first line of XML. */
const IN_HEADER = /charset\s*=\s*["']?([\w.:-]+)/i;
const IN_XML = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** The part of a document that can hold its XML declaration. */
const DECLARATION_MAX = 300;

const MARKS: [bytes: number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

function decoderOf(encoding: string, fatal: boolean): TextDecoder | null {
  try {
    return new TextDecoder(encoding, { fatal });
  } catch {
    // Nobody knows this encoding.
    return null;
  }
}

/** Decodes strictly: null if the encoding is not known, or the bytes are not valid in it. */
function decode(bytes: Uint8Array, encoding: string | undefined): string | null {
  try {
    return (encoding && decoderOf(encoding, true)?.decode(bytes)) || null;
  } catch {
    return null;
  }
}

/**
 * Decodes a document whose encoding may be wrongly declared: tries its byte-order mark, then UTF-8, which bytes of
 * another encoding hardly ever are by chance, then the header's and the document's own word, and reads anything else as
 * Windows-1252.
 */
export function decodeFeed(bytes: Uint8Array, contentType: string | undefined): string {
  const mark = MARKS.find(([start]) => start.every((byte, at) => bytes[at] === byte))?.[1];
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION_MAX));
  const declared = [IN_HEADER.exec(contentType ?? '')?.[1], IN_XML.exec(start)?.[1]];
  for (const encoding of [mark, 'utf-8', ...declared]) {
    const text = decode(bytes, encoding);
    if (text !== null) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}
