import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { cleanFailure, failureOf, maskAddress } from './failure-words.rules.ts';

test('masks an email address, but for its first letter and its host', () => {
  expect(maskAddress('meera@asha.example')).toBe('m…@asha.example');
  expect(maskAddress('nobody')).toBe('[removed]');
});

test.each([
  ['550 meera@asha.example is unknown', '550 m…@asha.example is unknown'],
  ['550 <meera.joshi+x@asha.example>: no', '550 <m…@asha.example>: no'],
  ['connect smtp://user:pa55@mail.example:587 refused', 'connect smtp://[removed]@mail.example:587 refused'],
  ['GET https://feeds.example/a?token=abc failed', 'GET https://feeds.example/a?[removed] failed'],
  ['write to meera@asha.example.', 'write to m…@asha.example.'],
  ['not a@b nor @asha.example', 'not a@b nor @asha.example'],
  ['ftp://a/b#c http://d/e?f', 'ftp://a/b?[removed] http://d/e?[removed]'],
  ['SMTP_PASSWORD="hunter2"', 'SMTP_PASSWORD="[removed]"'],
  ['535 password: hunter2', '535 password: [removed]'],
  ['Bearer abc.def', 'Bearer [removed]'],
  ['file 9f2c8d7e6b5a4f3e2d1c0b9a8f7e6d5c4b3a2918 is away', 'file [removed] is away'],
  [
    'record 01890a5d-ac96-774b-bcce-b302099a8057 is gone',
    'record 01890a5d-ac96-774b-bcce-b302099a8057 is gone',
  ],
  ['a\n  b', 'a b'],
])('cleans %j', (words, cleaned) => {
  expect(cleanFailure(words)).toBe(cleaned);
});

test('cuts what is too long, and reads what the queue stores', () => {
  expect(cleanFailure('no '.repeat(400))).toHaveLength(300);
  expect(failureOf({ code: 'EENVELOPE', message: 'no' })).toBe('EENVELOPE: no');
  expect(failureOf({ value: { message: 'job timed out' } })).toBe('job timed out');
  expect(failureOf(null)).toBeNull();
  expect(failureOf({})).toBeNull();
});

test.each(['a', 'a@', 'a.', '@.', 'a://', 'a://b?', 'key', 'key=', 'Bearer ', 'a-'])(
  'an error of %j again and again takes no time',
  (text) => expect(processorTime(() => cleanFailure(text.repeat(200_000)))).toBeLessThan(1000),
);
