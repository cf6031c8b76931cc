import { expect, test } from 'vitest';
import { RecentTexts } from './recent-texts.ts';

test('makes a text once while it is asked for, and forgets those that nobody asks for', () => {
  const texts = new RecentTexts(20);
  const made: string[] = [];
  const get = (key: string) =>
    texts.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get('aaaa'), get('bbbb'), get('aaaa')]).toEqual(['AAAA', 'BBBB', 'AAAA']);
  expect(made).toEqual(['aaaa', 'bbbb']);
  get('cccc');
  get('aaaa');
  get('bbbb');
  expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
});

test('does not keep what is longer than all that it may keep', () => {
  const texts = new RecentTexts(5);
  expect(texts.get('long', () => 'made')).toBe('made');
  expect(texts.get('long', () => 'made again')).toBe('made again');
});
