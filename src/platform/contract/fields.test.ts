import { expect, test } from 'vitest';
import { z } from 'zod';
import { DATES_IN_ORDER, IsoDate, optionalPhone, requiredText, withScheme } from './fields.ts';

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

const Period = z
  .strictObject({
    title: requiredText(10, 'Title', 'Please enter a title'),
    start_date: IsoDate.nullish(),
    end_date: IsoDate.nullish(),
  })
  .refine(...DATES_IN_ORDER);
const errorsOf = (input: unknown) =>
  Period.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const WRONG_ORDER = 'end_date: The end date must not be before the start date';

test.each([
  [{ title: 'Wells', start_date: '2026-12-02', end_date: '2026-12-01' }, [WRONG_ORDER]],
  [
    { title: '', start_date: '2026-12-02', end_date: '2026-12-01' },
    ['title: Please enter a title', WRONG_ORDER],
  ],
  [{ title: 'Wells', start_date: '2026-12-02', end_date: '2026-12-02' }, []],
  [{ title: 'Wells', start_date: null, end_date: '2026-12-02' }, []],
  [
    { title: 'Wells', start_date: '2026-13-02', end_date: '2026-12-01' },
    ['start_date: Please enter a date as YYYY-MM-DD'],
  ],
])('days in order beside other errors: %j', (input, errors) => {
  expect(errorsOf(input)).toEqual(errors);
});

test.each([null, 'text', 7, []])('what is no object has no days: %j', (input) => {
  expect(errorsOf(input)).toHaveLength(1);
});
