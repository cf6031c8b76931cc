import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { FeedError } from './feed-item.ts';
import { plainXml } from './plain-xml.ts';

test.each([
  ['<rss/>', '<rss/>'],
  ['<?xml version="1.0"?><!doctype rss SYSTEM "rss.dtd"><rss/>', '<?xml version="1.0"?><rss/>'],
  ['<rss/><!DOCTYPE rss', '<rss/><!DOCTYPE rss'],
])('%j is left without its document type', (text, plain) => expect(plainXml(text)).toBe(plain));

test.each(['<!DOCTYPE rss [<!ELEMENT a ANY>]><rss/>', '<!doctype a><!entity b "c">'])(
  '%j is refused',
  (text) => expect(() => plainXml(text)).toThrow(FeedError),
);

test.each(['<!DOCTYPE', '<!DOCTYPE[', '['])('a document type of %j again and again takes no time', (text) => {
  expect(processorTime(() => plainXml(`<!DOCTYPE${text.repeat(200_000)}`))).toBeLessThan(1000);
});
