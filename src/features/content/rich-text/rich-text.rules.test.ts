import { describe, expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import {
  depthOf,
  headingsOf,
  parseRichText,
  plainText,
  RICH_TEXT_DEPTH_MAX,
  type RichNode,
} from './rich-text.rules.ts';

describe('parseRichText', () => {
  test('returns text and elements as nested', () => {
    expect(parseRichText('<p>Hello <strong>you</strong> &amp; all<br />of us</p>')).toEqual([
      {
        tag: 'p',
        children: [
          'Hello ',
          { tag: 'strong', children: ['you'] },
          ' & all',
          { tag: 'br', children: [] },
          'of us',
        ],
      },
    ]);
  });

  test.each([
    ['<script>alert(1)</script>', ['alert(1)']],
    ['<img src=x onerror=alert(1)>', []],
    ['<p onclick="x()">a</p>', [{ tag: 'p', children: ['a'] }]],
    ['1 < 2', ['1 ', ' 2']],
    ['<li>not closed', [{ tag: 'li', children: ['not closed'] }]],
    ['</p>closed twice</p>', ['closed twice']],
    ['', []],
  ])('draws nothing that runs from %s', (html, nodes) => {
    expect(parseRichText(html)).toEqual(nodes);
  });

  test.each([
    ['/privacy#rights', '/privacy#rights'],
    ['#top', '#top'],
    ['https://x.example/?a=1&amp;b=2', 'https://x.example/?a=1&b=2'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['//elsewhere.example', undefined],
  ])('a link to %s leads to %s', (href, leads) => {
    expect(parseRichText(`<a href="${href}">x</a>`)).toEqual([{ tag: 'a', href: leads, children: ['x'] }]);
  });
});

describe('tags that nest deep', () => {
  const nested = (levels: number, tag = 'b') =>
    `${`<${tag}>`.repeat(levels)}text${`</${tag}>`.repeat(levels)}`;

  test.each([
    ['', 0],
    ['<p>a<br />b</p><p>c</p>', 1],
    ['<ul><li>a<hr /></li><li><b>c</b></li></ul>', 3],
    [nested(30), 30],
    [nested(5000), 5000],
  ])('%# are counted', (html, depth) => expect(depthOf(html)).toBe(depth));

  test.each(['b', 'p', 'ul', 'table'])('are dropped, but their text is kept (%s)', (tag) => {
    const nodes = parseRichText(`<h2>Before</h2>${nested(20_000, tag)}`);
    expect(plainText(nodes)).toBe('Beforetext');
    const levels = (node: RichNode | undefined): number =>
      typeof node === 'object' ? 1 + levels(node.children[0]) : 0;
    expect(levels(nodes[1])).toBe(RICH_TEXT_DEPTH_MAX);
  });
});

test('plainText keeps the words', () => {
  expect(plainText(parseRichText('<p>For <b>every</b>body</p>\n'))).toBe('For everybody');
});

test('headingsOf returns the headings with their anchors', () => {
  expect(
    headingsOf(parseRichText('<h2>5. What you write</h2><p>x</p><h3>no</h3><h2>Your rights</h2>')),
  ).toEqual([
    { anchor: 'what-you-write', title: '5. What you write' },
    { anchor: 'your-rights', title: 'Your rights' },
  ]);
});

test.each(['a', 'a ', '<a'])('a tag of %j again and again takes no time', (text) => {
  expect(processorTime(() => parseRichText(`<${text.repeat(200_000)}`))).toBeLessThan(1000);
});
