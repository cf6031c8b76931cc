import { describe, expect, test } from 'vitest';
import { processorTime } from '#platform/testing/processor-time.ts';
import { moneyErrors, readRupees, rupeesFromText, rupeesText } from './money-reading.ts';

describe('an amount of rupees as people write it', () => {
  test.each([
    ['35 lakh', 35_00_000],
    ['35 Lakhs', 35_00_000],
    ['35 lac', 35_00_000],
    ['35 lacs', 35_00_000],
    ['35 L', 35_00_000],
    ['35l', 35_00_000],
    ['18 L.', 18_00_000],
    ['0.5 lakh', 50_000],
    ['.5 lakh', 50_000],
    ['3.5 Cr', 3_50_00_000],
    ['3.5 cr.', 3_50_00_000],
    ['3.5 crore', 3_50_00_000],
    ['3.50 Crores', 3_50_00_000],
    ['2.4crore', 2_40_00_000],
    ['1.1 cr', 1_10_00_000],
    ['0.29 Cr', 29_00_000],
    ['1.2345678 Cr', 1_23_45_678],
    ['12k', 12_000],
    ['12 K', 12_000],
    ['12.5 thousand', 12_500],
    ['₹ 35,00,000', 35_00_000],
    ['₹2,40,00,000', 2_40_00_000],
    ['2,40,00,000', 2_40_00_000],
    ['3,500,000', 35_00_000],
    ['35 00 000', 35_00_000],
    ['35\u00a000\u00a0000', 35_00_000],
    ['3500000', 35_00_000],
    ['1,200 Cr', 1_200_00_00_000],
    ['Rs. 18 Lakh', 18_00_000],
    ['Rs 500', 500],
    ['INR 5,000', 5_000],
    ['500/-', 500],
    ['Rs. 35,00,000/-', 35_00_000],
    ['35 lakh rupees', 35_00_000],
    ['500 rupees', 500],
    ['35,00,000.00', 35_00_000],
    ['2,40,0000', 24_00_000],
    ['007', 7],
    ['0', 0],
    ['', null],
    ['  ', null],
  ])('%j is %j', (typed, rupees) => {
    expect(readRupees(typed, 'Budget')).toEqual({ rupees });
    expect(rupeesFromText(typed)).toBe(rupees);
  });

  test.each([
    ...['about two', '35 lakh or so', 'to be agreed', '1.2.3', '2 Cr 4 L', '1e9', 'Cr', '.', '-', '₹', 'k'],
    ...[
      '35 million',
      '3,5 Cr',
      '12,00',
      '1,2,3',
      '35,',
      ',35',
      '35,,000',
      '10-50 lakh',
      '0x10',
      '3.5%',
      '$500',
    ],
    ...['35 lakh crore', '५ लाख', '35 0', 'Rs', '--5', '1.2,345'],
  ])('%j cannot be read', (typed) => {
    expect(readRupees(typed, 'Budget')).toEqual({
      error: 'Budget must be an amount such as 35 lakh, 3.5 Cr or 35,00,000',
    });
    expect(rupeesFromText(typed)).toBeNaN();
  });

  test.each(['35,00,000.50', '2.4', '₹ 99.99', '1.23456789 Cr', '0.0001k'])('%j has paise', (typed) => {
    expect(readRupees(typed, 'Price')).toEqual({
      error: 'Price must be whole rupees, for example 2,40,000 or 2.4 Cr',
    });
    expect(rupeesFromText(typed)).toBeNaN();
  });

  test("the contract's limits keep their messages", () => {
    expect(readRupees('1,00,000 Cr', 'Budget')).toEqual({ rupees: 1_000_000_000_000 });
    const beyond = { error: 'Amount must be at most ₹1,00,000 Cr' };
    expect(readRupees('1,00,001 Cr', 'Budget')).toEqual(beyond);
    expect(readRupees('1000000000001', 'Budget')).toEqual(beyond);
    expect(readRupees('9'.repeat(400), 'Budget')).toEqual(beyond);
    for (const negative of ['-5', '−5', '₹-5', '- ₹ 5 lakh']) {
      expect(readRupees(negative, 'Budget')).toEqual({ error: 'Amount must not be negative' });
    }
  });
});

describe('an amount in a field that counts in crore', () => {
  test.each([
    ['2.5', 2_50_00_000],
    ['₹ 95.1 Cr', 95_10_00_000],
    ['1,200', 12_000_000_000],
    ['35 lakh', 35_00_000],
    ['35,00,000 rupees', 35_00_000],
    ['35,00,000', 35_00_000],
    ['2,50,00,000', 2_50_00_000],
    ['3500000', 35_00_000],
    ['99,999', 99_999_00_00_000],
    ['0', 0],
    ['', null],
  ])('%j is %j rupees', (typed, rupees) => {
    expect(readRupees(typed, 'Budget', 'crore')).toEqual({ rupees });
    expect(rupeesFromText(typed, 'crore')).toBe(rupees);
  });

  test('more than a lakh crore is too much', () => {
    expect(readRupees('2 lakh crore', 'Budget', 'crore')).toHaveProperty('error');
    expect(readRupees('1,00,001 crore', 'Budget', 'crore')).toEqual({
      error: 'Amount must be at most ₹1,00,000 Cr',
    });
  });
});

test.each([
  [null, ''],
  [0, '0'],
  [35_00_000, '35,00,000'],
])('%j is %j in a field, and reads back the same', (rupees, text) => {
  expect(rupeesText(rupees)).toBe(text);
  expect(rupeesFromText(text)).toBe(rupees);
});

test('only the fields that cannot be read have a message', () => {
  const labels = { budget: 'Budget', price: 'Price' };
  expect(moneyErrors({ budget: '35 lakh', price: 'cheap' }, labels)).toEqual({
    price: 'Price must be an amount such as 35 lakh, 3.5 Cr or 35,00,000',
  });
  expect(moneyErrors({ budget: '', price: '0' }, labels)).toEqual({});
});

test('zeros without end take no time', () => {
  expect(processorTime(() => readRupees(`1.${'0'.repeat(200_000)}1`, 'Budget'))).toBeLessThan(1000);
});
