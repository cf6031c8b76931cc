import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { SHORT_TITLE_MAX, shortTitle } from './collaboration-title.rules.ts';

const LONG = 'Train the teachers of forty village schools near Nashik in reading and arithmetic';

test.each([
  ['Train teachers. Then others.', 'Train teachers'],
  ['Dr. Rao asks for help! Soon.', 'Dr. Rao asks for help'],
  [`${LONG} for two years`, LONG.slice(0, LONG.lastIndexOf(' and '))],
  ['x'.repeat(100), 'x'.repeat(SHORT_TITLE_MAX)],
])('%j has a short title', (objective, title) => expect(shortTitle(objective)).toBe(title));

test.each([' ', 'the ', '.'])('an objective of %j again and again takes no time', (text) => {
  expect(processorTime(() => shortTitle(`a${text.repeat(200_000)}b`))).toBeLessThan(1000);
});
