import { describe, expect, test } from 'vitest';
import { long } from '#platform/testing/field-limits.ts';
import { serviceErrors, serviceValues, toServiceInput } from './service.form.ts';
import type { Service } from './services.contract.ts';

const valid = {
  ...serviceValues(null),
  title: 'Baseline study',
  tagline: 'In six weeks',
  description: 'We ask.',
};

describe('the form of a service', () => {
  test('starts with email as the contact preference and says in the order of the page what is missing', () => {
    expect(serviceValues(null).contact_preference).toBe('Email');
    expect(Object.entries(serviceErrors(serviceValues(null)))).toEqual([
      ['title', 'Title is required'],
      ['tagline', 'Tagline is required'],
      ['description', 'Description is required'],
    ]);
  });

  test.each([
    ['title', long(120), undefined],
    ['title', long(121), 'Title must be 120 characters or less'],
    ['tagline', long(90), undefined],
    ['tagline', long(91), 'Tagline must be 90 characters or less'],
    ['description', long(1500), undefined],
    ['description', long(1501), 'Description must be 1500 characters or less'],
    ['category', long(61), 'Category must be 60 characters or less'],
    ['duration', long(61), 'Duration must be 60 characters or less'],
    ['price', '', undefined],
    ['price', '0', undefined],
    ['price', '2.4 lakh', undefined],
    ['price', '-1', 'Amount must not be negative'],
    ['price', '1.5', 'Price must be whole rupees, for example 2,40,000 or 2.4 Cr'],
    ['price', '99999999999999999999', 'Amount must be at most ₹1,00,000 Cr'],
    ['price', '-', 'Price must be an amount such as 35 lakh, 3.5 Cr or 35,00,000'],
  ])('%s %j: %s', (field, value, message) => {
    expect(serviceErrors({ ...valid, [field]: value })[field]).toBe(message);
  });

  test('gives back what it was filled with', () => {
    const service = {
      ...toServiceInput({ ...valid, price: '2.4 lakh', category: 'Studies', practice_areas: ['Surveys'] }),
      duration: null,
    } as Service;
    expect(serviceValues(service).price).toBe('2,40,000');
    expect(toServiceInput(serviceValues(service))).toEqual({ ...service, duration: '' });
  });
});
