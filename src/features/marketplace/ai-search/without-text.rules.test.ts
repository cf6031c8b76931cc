import { expect, test } from 'vitest';
import { withoutText } from './without-text.rules.ts';

test.each([
  ['verified NGOs for toilets in Bihar', 'verified', 'NGOs for toilets in Bihar'],
  ['verified NGOs for toilets in Bihar', 'Bihar', 'verified NGOs for toilets'],
  ['NGOs for toilets', 'toilets', 'NGOs'],
  ['schools in Bihar under 50 lakh', 'Bihar', 'schools under 50 lakh'],
  ['Bihar, schools', 'Bihar', 'schools'],
  ['Bihar', 'Bihar', ''],
  ['schools', 'Bihar', 'schools'],
])('%s without %s is %s', (sentence, text, rest) => {
  expect(withoutText(sentence, text)).toBe(rest);
});
