import { expect, test } from 'vitest';
import { optionalPhone, withScheme } from './fields.ts';

test.each([
  ['www.asha.example', 'https://www.asha.example'],
  [' asha.example/wells?year=2026#map ', 'https://asha.example/wells?year=2026#map'],
  ['asha.example:8443', 'https://asha.example:8443'],
  ['आशा.भारत', 'https://आशा.भारत'],
  ['https://asha.example', 'https://asha.example'],
  ['HTTP://asha.example', 'HTTP://asha.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['office@asha.example', 'office@asha.example'],
  ['annual plan.pdf', 'annual plan.pdf'],
  ['plan.PDF', 'plan.PDF'],
  ['asha.example/plan.pdf', 'https://asha.example/plan.pdf'],
  ['asha', 'asha'],
  ['', ''],
])('the scheme that %j lacks: %j', (typed, address) => {
  expect(withScheme(typed)).toBe(address);
});

const Phone = optionalPhone('Office phone');

test.each(['+91 98765 43210', '(022) 2345-6789', '1800123', '919876543210123'])(
  '%s is a phone number',
  (phone) => {
    expect(Phone.parse(` ${phone}  `)).toBe(phone);
  },
);

test.each(['123456', '1234567890123456', '98765x43210', '+', '98765/43210'])('%s is none', (phone) => {
  expect(Phone.safeParse(phone).error?.issues[0]?.message).toBe(
    'Office phone must have 7 to 15 digits; spaces, +, ( ) and - are allowed between them',
  );
});

test('an emptied phone number is none, and every blank in one is a space', () => {
  expect(Phone.parse('  ')).toBeNull();
  expect(Phone.parse('98765\t43210')).toBe('98765 43210');
});
