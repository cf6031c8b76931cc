import { expect, test } from 'vitest';
import { xmlElements } from './xml-elements.ts';

const read = (text: string) =>
  xmlElements(Buffer.from(text)).map(({ name, attributes }) => [name, Object.fromEntries(attributes)]);

test.each<[string, [string, object][]]>([
  ['<?xml version="1.0"?><a/>', [['a', {}]]],
  ['<p:a x="1" y = \'2\'\n z="">text</p:a>', [['a', { x: '1', y: '2', z: '' }]]],
  ['<a x="1>2"/>', [['a', { x: '1>2' }]]],
  ['<a x="&lt;&#84;&#x54;&amp;amp;"/>', [['a', { x: '<TT&amp;' }]]],
  ['<!-- <b/> --><![CDATA[<c/>]]><a/>', [['a', {}]]],
  ['no element', []],
])('%j is read', (text, elements) => expect(read(text)).toEqual(elements));

test.each([
  '<a',
  '<a <a x="1">',
  '<a x=1>',
  '<a x="1"y="2">',
  '<a x="1" x="2">',
  '<a x="&what;">',
  '<a x="&#9999999;">',
  '<!DOCTYPE a>',
  '<!-- no end',
  'a\0b',
])('%j is refused', (text) => expect(() => read(text)).toThrow());

/** In a second a text of this length is read a hundred times, but not once where each tag is looked for to its end. */
test.each(['<a ', '<a b="', '<a b=', '<a b="1" ', '<!--', '<?', '<a\t\t', '&', '<a b="&'])(
  'a text of %j again and again takes no time',
  (text) => {
    const bytes = Buffer.from(text.repeat(256 * 1024));
    const start = performance.now();
    try {
      xmlElements(bytes);
    } catch {
      // Whether it is refused is tested above.
    }
    expect(performance.now() - start).toBeLessThan(1000);
  },
);
