import { describe, expect, test } from 'vitest';
import { DOCUMENT_FILE } from '#features/documents/documents/documents.contract.ts';
import { documentTitle } from '#features/documents/documents/documents.rules.ts';
import { chosenFileError } from '#platform/web/fields/chosen-file.ts';
import { documentValues, financialYears, toDocumentDetails } from './document.form.ts';

const file = (bytes: number, type = 'application/pdf') =>
  Object.defineProperty(new File([], 'a.pdf', { type }), 'size', { value: bytes });

describe('a chosen file', () => {
  test.each([
    [null, 'Please choose a file'],
    [file(0), 'This file is empty. Please choose another one.'],
    [file(20 * 1024 * 1024 + 1), 'This file is larger than 20 MB. Please choose a smaller one.'],
    [file(5, 'application/zip'), 'This file cannot be used. Please choose a PDF, JPEG, PNG or WebP file.'],
    [file(20 * 1024 * 1024), null],
    [file(1, 'image/webp'), null],
  ])('%#: %s', (chosen, message) => {
    expect(chosenFileError(chosen, DOCUMENT_FILE)).toBe(message);
  });
});

describe('the financial years to choose from', () => {
  test.each([
    ['2026-11-21', '2025-26'],
    ['2026-04-01', '2025-26'],
    ['2026-03-31', '2024-25'],
    ['2000-12-31', '1999-00'],
  ])('on %s begin with %s', (today, first) => {
    const years = financialYears(today);
    expect(years[0]).toBe(first);
    expect(years).toHaveLength(10);
  });
});

describe('a document', () => {
  test('is called by its own name, or by its kind and year', () => {
    const none = { title: null, financial_year: null };
    expect(documentTitle({ ...none, kind: '80g' })).toBe('80G approval (section 354)');
    expect(documentTitle({ ...none, kind: 'audited-accounts', financial_year: '2025-26' })).toBe(
      'Audited accounts 2025-26',
    );
    expect(documentTitle({ ...none, kind: 'policy', title: 'Child protection' })).toBe('Child protection');
  });

  test('is sent without its file and with emptied days as none', () => {
    expect(toDocumentDetails(documentValues(null, '12a'))).toEqual({
      kind: '12a',
      title: '',
      financial_year: '',
      number: '',
      issued_on: null,
      expires_on: null,
    });
  });
});
