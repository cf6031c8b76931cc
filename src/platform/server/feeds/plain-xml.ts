import { FeedError } from './feed-item.ts';

/** A document type says where more is to be read, or defines entities that grow without end. Feeds need neither. */
const DOCTYPE = /<!DOCTYPE/i;
const ENTITY = /<!ENTITY/i;

/** Returns the text without its document type. @throws FeedError if it declares entities or has a type of its own. */
export function plainXml(text: string): string {
  if (ENTITY.test(text)) throw new FeedError('The feed declares entities, which is not allowed.');
  const start = text.search(DOCTYPE);
  const end = start === -1 ? 0 : text.indexOf('>', start) + 1;
  if (end === 0) return text;
  if (text.slice(start, end).includes('['))
    throw new FeedError('The feed has a document type of its own, which is not allowed.');
  return text.slice(0, start) + text.slice(end);
}
