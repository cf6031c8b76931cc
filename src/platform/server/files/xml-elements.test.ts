import { expect, test } from 'vitest';
import { xmlElements } from './xml-elements.ts';

const read = (text: string | Buffer) =>
  xmlElements(bytes(text)).map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);
const bytes = (text: string | Buffer) => Buffer.from(text);

test.each<[string, [string, object][]]>([
  ['<?xml version="1.0"?><a/>', [['a', {}]]],
  ['<p:a X="1" y = \'2\'\n z="">text</p:a>', [['a', { x: ['1'], y: ['2'], z: [''] }]]],
  ['<a x="1>2"/>', [['a', { x: ['1>2'] }]]],
  ['<a x="&lt;&#84;&#x54;&amp;amp;"/>', [['a', { x: ['<TT&amp;'] }]]],
  ['<!-- <b/> --><a><![CDATA[<c/>]]></a>', [['a', {}]]],
  ['<a p:x="1" x="2" q:x="3"/>', [['a', { x: ['1', '2', '3'] }]]],
  ['<a><b><c/></b><?p <d/> ?><e/></a>', ['a', 'b', 'c', 'e'].map((name) => [name, {}])],
])('%j is read', (text, elements) => {
  expect(read(text)).toEqual(elements);
  expect(read(`\ufeff${text}`)).toEqual(elements);
  for (const little of [`\ufeff${text}`, text].map((one) => Buffer.from(one, 'utf16le'))) {
    expect(read(little)).toEqual(elements);
    expect(read(Buffer.from(little).swap16())).toEqual(elements);
  }
});

test.each(['utf-8', 'UTF-16', 'us-ascii', 'ISO-8859-1', 'windows-1252'])('%s may be named', (encoding) => {
  expect(read(`<?xml version="1.0" encoding='${encoding}'?><a/>`)).toEqual([['a', {}]]);
});

test('a text in an encoding of one byte is read', () => {
  const text = '<?xml version="1.0" encoding="windows-1252"?><a x="\xe9"/>';
  expect(read(Buffer.from(text, 'latin1'))).toEqual([['a', { x: ['\xe9'] }]]);
});

test.each([
  'no element',
  '<a',
  '<a <a x="1">',
  '<a x=1>',
  '<a x="1"y="2">',
  '<a x="1" x="2"/>',
  '<a x="&what;"/>',
  '<a x="&#9999999;"/>',
  '<!DOCTYPE a><a/>',
  '<!DOCTYPE a [<!ENTITY t "T">]><a x="&t;"/>',
  '<!-- no end',
  '<a/>\0',
  '<a></b>',
  '<a/><a/>',
  '<?xml version="1.0" encoding="UTF-7"?><a/>',
  '<?xml version="1.0" encoding="IBM037"?><a/>',
  `<?xml version="1.0"${' '.repeat(500)}encoding="UTF-7"?><a/>`,
  Buffer.from('<a x="\xe9"/>', 'latin1'),
  Buffer.from('<?xml version="1.0" encoding="utf-8"?><a x="\xe9"/>', 'latin1'),
])('%j is refused', (text) => expect(() => read(text)).toThrow());

/** In a second a text of this length is read a hundred times, but not once where each tag is looked for to its end. */
test.each([
  '<a ',
  '<a b="',
  '<a b=',
  '<a b="1" ',
  '<!--',
  '<?',
  '<a\t\t',
  '&',
  '<a b="&',
  '<a>',
  '<a/>',
  '<a>&#65;',
  '\u{1F600}<',
])('a text of %j again and again takes no time', (text) => {
  for (const before of ['', '<r>', '<r x="\u{1F600}">']) {
    const long = Buffer.from(before + text.repeat(256 * 1024)).subarray(0, 256 * 1024);
    const start = performance.now();
    try {
      xmlElements(long);
    } catch {
      // Whether it is refused is tested above.
    }
    expect(performance.now() - start).toBeLessThan(1000);
  }
});
