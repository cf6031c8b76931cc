import { FeedError } from './feed-item.ts';

const CDATA = '<![CDATA[';
const COMMENT = '<!--';

/**
 * A document type says where more is to be read, or defines entities that grow without end: feeds need neither. What stands in a
 * CDATA section or a comment, or in a feed of JSON, declares nothing.
 * @returns the text without its document type. @throws FeedError if it declares entities or has a type of its own.
 */
export function plainXml(text: string): string {
  if (/^\s*[{[]/.test(text)) return text;
  let plain = '';
  let kept = 0;
  for (let at = text.indexOf('<!'); at !== -1; at = text.indexOf('<!', at + 2)) {
    const [start, end] = text.startsWith(CDATA, at) ? [CDATA, ']]>'] : [COMMENT, '-->'];
    const word = text.slice(at + 2, at + 9).toUpperCase();
    if (text.startsWith(start, at)) {
      const close = text.indexOf(end, at + start.length);
      // The parser refuses what has no end.
      if (close === -1) break;
      at = close;
    } else if (word.startsWith('ENTITY')) {
      throw new FeedError('The feed declares entities, which is not allowed.');
    } else if (word === 'DOCTYPE') {
      const close = text.indexOf('>', at);
      if (close === -1) break;
      const type = text.slice(at, close);
      if (/<!ENTITY/i.test(type)) throw new FeedError('The feed declares entities, which is not allowed.');
      if (type.includes('['))
        throw new FeedError('The feed has a document type of its own, which is not allowed.');
      plain += text.slice(kept, at);
      kept = at + type.length + 1;
    }
  }
  return plain + text.slice(kept);
}
