import { expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { mailLink, phoneLink } from './support-contact.rules.ts';

test.each([
  ['+91 22 5550 0142', 'tel:+912255500142'],
  ['022-5550-0142', 'tel:02255500142'],
  ['1800 (123) 456+', 'tel:1800123456'],
  ['not yet', null],
])('the link of %s', (number, link) => expect(phoneLink(number)).toBe(link));

test.each([
  ['help@dayitva.example', 'mailto:help@dayitva.example'],
  ['help@dayitva.example?bcc=a@b.example', null],
  ['write to us', null],
  ['help@dayitva', null],
  ['help@.dayitva', null],
  ['help@dayitva.', null],
])('the link of %s', (address, link) => expect(mailLink(address)).toBe(link));

test.each(['a', '.', '@', 'a.'])('an address of %j again and again takes no time', (text) => {
  expect(processorTime(() => mailLink(`a@${text.repeat(200_000)}@`))).toBeLessThan(1000);
});
