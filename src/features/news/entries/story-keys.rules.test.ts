import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { storyKey, titleKey } from './story-keys.rules.ts';

test.each([
  'https://news.example/a',
  'http://www.news.example/a/',
  'https://news.example/a?utm_source=x&utm_medium=y#top',
  'https://NEWS.example/a?fbclid=1',
])('%s is the same story', (link) => expect(storyKey(link)).toBe('news.example/a'));

test('other pages are other stories', () => {
  expect(storyKey('https://news.example/?p=2&a=1')).toBe('news.example?a=1&p=2');
  expect(storyKey('https://news.example/A')).not.toBe(storyKey('https://news.example/a'));
});

test('titles are compared without signs and case, if they are long enough', () => {
  expect(titleKey('Companies must publish: “CSR policy”!')).toBe('companiesmustpublishcsrpolicy');
  expect(titleKey('CSR news of November')).toBeNull();
  expect(titleKey('महिलाओं के लिए कौशल विकास कार्यक्रम शुरू हुआ')).toContain('महिलाओं');
});

test('an address of slashes takes no time', () => {
  const link = `https://news.example${'/'.repeat(200_000)}a`;
  expect(processorTime(() => storyKey(link))).toBeLessThan(1000);
});
