import { expect, it } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { unzipped } from '#platform/testing/office-files.ts';
import { makeTableXlsx } from './xlsx-table.ts';

it('writes numbers as numbers, ISO days as days, and all else as text, in columns that show it', async () => {
  const rows = [['गाँव में साफ पानी', 14200000, '2028-07-28', "'=1+1", null]];
  const parts = await unzipped(
    await makeTableXlsx({ header: ['Name', 'INR', 'Until', 'Note', 'None'], rows }),
  );
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  // Days since 30 December 1899.
  const day = Date.parse('2028-07-28') / DAY_MS + 25_569;
  expect(sheet).toMatch(new RegExp(`<c r="C2" s="\\d+"><v>${day}</v>`));
  expect(sheet).toContain('<c r="B2"><v>14200000</v>');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<col min="1" max="1" width="19"/);
  expect(parts.get('xl/sharedStrings.xml')).toContain('गाँव में साफ पानी');
});
