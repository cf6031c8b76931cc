import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The XML parts of a .docx or .xlsx, by their paths. @throws if it is no archive, or a part is not well-formed. */
export async function unzipped(file: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(file);
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const content = await text(await zip.openReadStreamPromise(entry));
    if (!/\.(xml|rels)$/.test(entry.fileName)) continue;
    requireWellFormed(entry.fileName, content);
    parts.set(entry.fileName, content);
  }
  return parts;
}

const TAG = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g;

function requireWellFormed(path: string, xml: string): void {
  const open: string[] = [];
  const rest = xml
    .replace(/<\?[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .replace(TAG, (_, isEnd: string, name: string, __: string, isEmpty: string) => {
      if (isEnd && open.pop() !== name) throw new Error(`${path}: </${name}> closes something else`);
      if (!isEnd && !isEmpty) open.push(name);
      return '';
    });
  if (open.length > 0) throw new Error(`${path}: <${open.at(-1)}> is not closed`);
  if (/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(rest)) throw new Error(`${path}: is no XML`);
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** Returns the words of XML parts: their text, with one space between two pieces. */
export function textOf(...xml: string[]): string {
  return xml
    .join(' ')
    .replace(/<[^<>]+>/g, ' ')
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all)
    .replace(/\s+/g, ' ');
}
