import { expect, it } from 'vitest';
import type { Paper } from '#platform/contract/papers.ts';
import { unzipped } from '#platform/testing/office-files.ts';
import { processorTime } from '#platform/testing/processor-time.ts';
import { blocksOf } from './docx-blocks.ts';
import { makeDocx } from './docx-file.ts';

const PAPER: Paper = {
  title: 'Agreement & <annex>',
  subtitle: 'A test',
  uses: ['Fill in what is in brackets.'],
  blocks: [
    { kind: 'heading', text: 'Parties' },
    { kind: 'text', text: 'Between **the company** and [name of the agency]' },
    { kind: 'clause', title: 'Purpose', items: ['First', 'Second'] },
    { kind: 'bullets', items: ['one'] },
    { kind: 'numbers', items: ['one'] },
    {
      kind: 'table',
      caption: 'Money',
      columns: [
        ['Head', 2],
        ['₹', 1],
      ],
      rows: [['Staff', '₹2,40,00,000'], ['Travel']],
    },
    { kind: 'signatures', parties: [['For the company'], ['For the agency']] },
    { kind: 'page break' },
  ],
  sources: [{ title: 'Section 135', url: 'https://www.indiacode.nic.in/' }],
  checkedOn: '2026-11-21',
};

it('writes a Word file with real headings, a head row, page numbers and sources', async () => {
  const parts = await unzipped(await makeDocx(PAPER, { author: 'Dayitva', licence: 'CC BY 4.0' }));
  const text = parts.get('word/document.xml') ?? '';
  expect(text).toContain('w:val="Heading1"');
  expect(text).toContain('w:tblHeader');
  expect(text).toContain('₹2,40,00,000');
  expect(text).toContain('Law as read on 21 Nov 2026');
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  expect([...parts.values()].join('')).toContain('NUMPAGES');
  expect(parts.get('docProps/core.xml')).toContain('Agreement &amp; &lt;annex&gt;');
});

it('shades what the reader fills in, and no formula', async () => {
  const blocks = [{ kind: 'text', text: 'Pay [[sum] of [(a)+(b)] to [name' } as const];
  const parts = await unzipped(await makeDocx({ ...PAPER, uses: [], blocks }, { author: 'A', licence: 'B' }));
  const runs = (parts.get('word/document.xml') ?? '').match(/<w:r>.*?<\/w:r>/g) ?? [];
  expect(runs.filter((run) => run.includes('<w:shd')).join('')).toMatch(/>\[\[sum\]<(?!.*>.*\[)/);
});

it.each(['[a', '[', '[(', '[]'])('a text of %j again and again takes no time', (text) => {
  const blocks = [{ kind: 'text', text: text.repeat(200_000).replace(/\]$/, '') } as const];
  expect(processorTime(() => blocksOf({ ...PAPER, blocks }, 9000))).toBeLessThan(1000);
});
