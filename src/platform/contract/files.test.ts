import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { fileNameFrom } from './files.ts';

test.each([
  ['Schools: north/south?', 'Schools north south'],
  ['.. a. b ..', 'a. b'],
  ['...', ''],
  ['a\u202e\n b', 'a b'],
])('%j is saved as %j', (title, name) => expect(fileNameFrom(title)).toBe(name));

test('a title of dots takes no time', () => {
  expect(processorTime(() => fileNameFrom(`a${'.'.repeat(200_000)}b`))).toBeLessThan(1000);
});
