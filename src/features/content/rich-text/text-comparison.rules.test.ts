import { expect, test } from 'vitest';
import { compareTexts } from './text-comparison.rules.ts';

const marks = { same: ' ', removed: '-', added: '+' };
const compared = (older: string, newer: string) =>
  compareTexts(older, newer).map(({ kind, text }) => marks[kind] + text);

test('two versions are compared paragraph by paragraph, in the order of the text', () => {
  const older = '<h2>Terms</h2><p>One.</p><p>Two.</p><ul><li>Red</li><li>Blue</li></ul>';
  const newer =
    '<h2>Terms</h2><p>One <b>more</b>.</p><p>Two.</p><ul><li>Red</li><li>Green</li><li>Blue</li></ul>';
  expect(compared(older, newer)).toEqual([
    ...[' Terms', '-One.', '+One more.', ' Two.', ' Red', '+Green', ' Blue'],
  ]);
  expect(compared('', '<p>New</p>')).toEqual(['+New']);
  expect(compared('<table><tr><td>a</td><td>b</td></tr></table>', '')).toEqual(['-a | b']);
  expect(compared('<p>Same</p>', '<p>Same</p>')).toEqual([' Same']);
});
