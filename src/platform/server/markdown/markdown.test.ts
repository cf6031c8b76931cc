import { describe, expect, test } from 'vitest';
import { countTableCells, TABLE_CELLS_MAX } from '#platform/contract/markdown-texts.ts';
import { renderMarkdown, renderPlain } from './markdown.ts';

const TAGS =
  /^<\/?(h[3-6]|p|ul|ol|li|blockquote|pre|hr|br|div|strong|em|s|code|a|table|thead|tbody|tr|th|td)( [^<>]*)?>$/;
const ATTRIBUTES =
  /^( href="(https?:\/\/|mailto:)[^"<>]*" target="_blank" rel="nofollow noopener ugc"| start="\d+"| role="region" aria-label="Table" tabindex="0"| \/)?$/;

test('renders paragraphs, emphasis, lists, quotations, code and tables', () => {
  expect(renderMarkdown('Our **first** _visit_\nwent ~~badly~~ well')).toBe(
    '<p>Our <strong>first</strong> <em>visit</em><br />\nwent <s>badly</s> well</p>',
  );
  expect(renderMarkdown('- one\n- two')).toBe('<ul>\n<li>one</li>\n<li>two</li>\n</ul>');
  expect(renderMarkdown('3. three')).toBe('<ol start="3">\n<li>three</li>\n</ol>');
  expect(renderMarkdown('> said\n\n`code`')).toContain('<blockquote>\n<p>said</p>\n</blockquote>');
  expect(renderMarkdown('|Head|Rupees|\n|:-|-:|\n|Books|5,000|')).toContain(
    '<div role="region" aria-label="Table" tabindex="0"><table><thead>\n<tr>\n<th>Head</th>\n<th>Rupees</th>',
  );
});

test('headings start at h3', () => {
  const html = renderMarkdown('# One\n## Two\n### Three\n#### Four\n##### Five\n###### Six');
  expect([...html.matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(['h3', 'h4', 'h5', 'h6', 'h6', 'h6']);
  expect(renderMarkdown('Title\n===')).toBe('<h3>Title</h3>');
});

test('links open in a new tab and vouch for nothing', () => {
  const rest = 'target="_blank" rel="nofollow noopener ugc"';
  expect(renderMarkdown('[the Act](https://mca.gov.in/a?b=1&c=2 "Act")')).toBe(
    `<p><a href="https://mca.gov.in/a?b=1&amp;c=2" ${rest}>the Act</a></p>`,
  );
  expect(renderMarkdown('see https://mca.gov.in.')).toBe(
    `<p>see <a href="https://mca.gov.in" ${rest}>https://mca.gov.in</a>.</p>`,
  );
  expect(renderMarkdown('<asha@example.org>')).toContain('href="mailto:asha@example.org"');
  expect(renderMarkdown('in report.in we wrote')).toBe('<p>in report.in we wrote</p>');
});

test('the name of a mentioned member becomes a link, the longest that fits', () => {
  const mentions = [
    { name: 'Asha', address: 'https://dayitva.example/members/asha' },
    { name: 'Asha *Trust*', address: 'https://dayitva.example/members/asha-trust' },
  ];
  const html = renderMarkdown('@Asha *Trust* and **@Asha**, not x@Asha, `@Asha` or @Nobody', mentions);
  expect(html.match(/<a href="[^"]+"[^>]*>[^<]*/g)).toEqual([
    expect.stringMatching(/asha-trust".*>@Asha \*Trust\*$/),
    expect.stringMatching(/asha".*>@Asha$/),
  ]);
  expect(renderMarkdown('@Asha')).toBe('<p>@Asha</p>');
});

test('a picture becomes a link', () => {
  expect(renderMarkdown('![Spend "by" state](https://tracker.example/a.png)')).toContain(
    'href="https://tracker.example/a.png" target="_blank" rel="nofollow noopener ugc">Spend "by" state</a>',
  );
  expect(renderMarkdown('![](https://tracker.example/a.png)')).toContain(
    '>https://tracker.example/a.png</a>',
  );
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg/onload=alert(1)>',
  '<style>body{display:none}</style>',
  '<a href="javascript:alert(1)" onclick="alert(1)">a</a>',
  '<!-- --><script src=//evil.example></script>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java&#115;cript:alert(1))',
  '[a](javascript&colon;alert(1))',
  '[a](\u0001javascript:alert(1))',
  '[a](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[a](vbscript:msgbox(1)) ![b](javascript:alert(1)) ![c](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[a](//evil.example) [b](/service/api/sign-out) [c](file:///etc/passwd) [d](https:evil.example)',
  '<javascript:alert(1)> <data:text/html,a>',
  '[a]: javascript:alert(1) "t"\n\n[a] ![a]',
  '[a](https://x.example "\\" onmouseover=alert(1) x=\\"")',
  '![" onerror="alert(1)](https://x.example/"onerror="alert(1))',
  '[![a](https://x.example/a.png)](https://x.example/" onclick="alert(1))',
  '```"><script>alert(1)</script>\n</code></pre><script>alert(1)</script>\n```',
  '|a|\n|-|\n|<img src=x onerror=alert(1)>|',
  '# <script>alert(1)</script>\n<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#60;script&#62;',
  'https://x.example/<script>alert(1)</script>',
  '<https://x.example/"onclick="alert(1)>',
])('%s does no harm', (text) => {
  const html = renderMarkdown(text);
  const tags = html.match(/<[^>]*>?/g) ?? [];
  for (const tag of tags) {
    expect(tag).toMatch(TAGS);
    expect(TAGS.exec(tag)?.[2] ?? '').toMatch(ATTRIBUTES);
  }
});

test.each([
  ['quotations', '>'.repeat(20_000)],
  ['lists', Array.from({ length: 300 }, (_, at) => `${' '.repeat(at * 2)}- a`).join('\n')],
  ['brackets', '['.repeat(20_000)],
  ['links that do not end', '[a]('.repeat(5_000)],
  ['emphasis', '*a_ '.repeat(5_000)],
  ['backticks', Array.from({ length: 190 }, (_, at) => '`'.repeat(at)).join(' ')],
  ['angle brackets', '<'.repeat(20_000)],
  ['references', `${'[a]: https://x.example\n'.repeat(800)}\n[a]`],
  ['a table', `|a|\n|-|\n${'|'.repeat(18_000)}`],
])('many %s take no long time and nest no deeper than a page can show', (_, text) => {
  const start = performance.now();
  const html = renderMarkdown(text);
  expect(performance.now() - start).toBeLessThan(10_000);
  let [depth, deepest] = [0, 0];
  for (const [, slash] of html.matchAll(/<(\/?)(?!br|hr)\w+/g)) {
    depth += slash ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  expect(deepest).toBeLessThan(60);
});

const table = (columns: number, rows: number) =>
  [`${'|a'.repeat(columns)}|`, `|${'-|'.repeat(columns)}`, ...Array(rows - 1).fill('|')].join('\n');
const cellsOf = (html: string) => html.match(/<t[dh]>/g)?.length ?? 0;

test.each([
  ['columns', table(400, 60)],
  ['rows', table(2, 3000)],
  ['tables', Array(100).fill(table(5, 2)).join('\n\n')],
  ['tables in quotations', table(100, 60).replace(/^/gm, '> ')],
])('a text with too many %s shows them as text', (_, text) => {
  expect(countTableCells(text)).toBeGreaterThan(TABLE_CELLS_MAX);
  const html = renderMarkdown(text);
  expect(cellsOf(html)).toBe(0);
  expect(html.length).toBeLessThan(5 * text.length);
  expect(renderPlain(text)).toContain('|');
});

test('counts no fewer cells than a table gets, whatever stands around it', () => {
  const pieces = [
    '|a|b|c|',
    '|-|-|-|',
    ':-:|-',
    'a|b',
    '-',
    '> a|b',
    '> -|-',
    '>',
    '',
    '- a|b',
    '  -|-',
    '|',
    '\\|a|b',
    '# x',
    '```',
    '1|2|3|4|5',
  ];
  for (let seed = 1, text = 1; text <= 3000; text++) {
    const lines = Array.from({ length: 12 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return pieces[seed % pieces.length];
    }).join('\n');
    expect(countTableCells(lines), lines).toBeGreaterThanOrEqual(cellsOf(renderMarkdown(lines)));
  }
  expect(cellsOf(renderMarkdown(table(20, 20)))).toBe(TABLE_CELLS_MAX);
});

test('a name that a text repeats becomes a link a hundred times at most', () => {
  const html = renderMarkdown('@A '.repeat(3000), [
    { name: 'A', address: 'https://dayitva.example/members/a' },
  ]);
  expect(html.match(/<a /g)).toHaveLength(100);
});

describe('texts of India', () => {
  test.each([
    ['**जल।**भूमि', 'जल।'],
    ['यह **“शिक्षा”**का काम है', '“शिक्षा”'],
    ['**हिन्दी**में', 'हिन्दी'],
    ['में**(जल)**और', '(जल)'],
    ['**नमस्ते!**दुनिया', 'नमस्ते!'],
    ['**জল।**ভূমি', 'জল।'],
    ['**தண்ணீர்!**நிலம்', 'தண்ணீர்!'],
    ['**నీరు.**భూమి', 'నీరు.'],
    ['**ನೀರು,**ಭೂಮಿ', 'ನೀರು,'],
    ['**ജലം?**ഭൂമി', 'ജലം?'],
    ['**ਪਾਣੀ।**ਜ਼ਮੀਨ', 'ਪਾਣੀ।'],
    ['**پانی۔**زمین', 'پانی۔'],
  ])('%s has a bold part', (text, bold) => {
    expect(renderMarkdown(text)).toContain(`<strong>${bold}</strong>`);
    expect(renderMarkdown(text)).not.toContain('*');
  });

  test.each([
    '> 50% of girls',
    '>50% of girls',
    '>= 75 percent',
    '> ₹5,00,000 a year',
    '>₹ 2 crore',
    '> $100',
    '> 3.5 hours',
    '> ५० प्रतिशत',
    '>  18 years',
    '   > 60 days',
    '> 1,000 children',
    '> 0.5',
  ])('%s is a comparison', (text) => {
    expect(renderMarkdown(`Before\n\n${text}`)).not.toContain('<blockquote>');
    expect(renderMarkdown(text)).toContain('&gt;');
  });

  test.each(['> a quotation', '> 1. first', '> 2) second', '>> nested', '> ~~gone~~'])(
    '%s is a quotation',
    (text) => {
      expect(renderMarkdown(text)).toContain('<blockquote>');
    },
  );

  test('a comparison in a fence of code has no backslash', () => {
    expect(renderMarkdown('```\n> 50%\n```')).not.toContain('\\');
  });
});
