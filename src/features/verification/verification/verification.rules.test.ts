import { describe, expect, test } from 'vitest';
import { auditDayError } from '#features/verification/review/audit-day.rules.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import {
  type Asking,
  askingError,
  isUsable,
  keyDocumentsOf,
  keyFieldsOf,
  type Paper,
  paperOf,
  reminderOf,
  validUntil,
} from './verification.rules.ts';

const TODAY = '2026-11-21';
const paper = (fields: Partial<Paper> = {}): Paper => ({
  kind: '80g',
  financial_year: null,
  expires_on: null,
  file_stored_at: '2026-01-01T00:00:00.000Z',
  ...fields,
});

describe('key documents', () => {
  test('an NGO shows what a company must see before it gives CSR money', () => {
    const kinds = keyDocumentsOf('ngo').map(({ kind }) => kind);
    expect(kinds).toEqual(['registration', '12a', '80g', 'csr-1', 'audited-accounts']);
  });

  test.each(ORGANIZATION_TYPES)('every %s has a paper to show and a number to compare it with', (type) => {
    expect(keyDocumentsOf(type).length).toBeGreaterThan(0);
    expect(keyFieldsOf(type).length).toBeGreaterThan(0);
  });
});

describe('a paper', () => {
  test.each([
    [null, true],
    ['2026-11-22', true],
    ['2026-11-21', true],
    ['2026-11-20', false],
  ])('that expires on %s may be used: %s', (expires_on, usable) => {
    expect(isUsable(paper({ expires_on }), TODAY)).toBe(usable);
  });

  test.each([
    ['2025-26', TODAY, true],
    ['2024-25', TODAY, true],
    ['2023-24', TODAY, false],
    ['2023-24', '2026-03-31', true],
    ['2023-24', '2026-04-01', false],
    [null, TODAY, false],
  ])('accounts of %s may be used on %s: %s', (financial_year, today, usable) => {
    expect(isUsable(paper({ kind: 'audited-accounts', financial_year }), today)).toBe(usable);
  });

  test('of several the usable one is shown, then the one of the latest expiry, then the newest', () => {
    const expired = paper({ expires_on: '2026-01-01', file_stored_at: '2026-09-01T00:00:00.000Z' });
    const soon = paper({ expires_on: '2026-12-31' });
    const later = paper({ expires_on: '2031-12-31' });
    const newest = paper({ expires_on: '2031-12-31', file_stored_at: '2026-02-01T00:00:00.000Z' });
    expect(paperOf([expired, soon], '80g', TODAY)).toBe(soon);
    expect(paperOf([soon, newest, later], '80g', TODAY)).toBe(newest);
    expect(paperOf([expired], '80g', TODAY)).toBe(expired);
    expect(paperOf([expired], '12a', TODAY)).toBeUndefined();
  });

  test('of accounts the latest year is shown', () => {
    const [older, newer] = ['2024-25', '2025-26'].map((financial_year) =>
      paper({ kind: 'audited-accounts', financial_year }),
    );
    expect(paperOf([newer, older] as Paper[], 'audited-accounts', TODAY)).toBe(newer);
  });
});

describe('how long a level lasts', () => {
  test.each([
    [1, '2026-11-21', '2028-11-21'],
    [2, '2026-11-21', '2028-11-21'],
    [3, '2026-11-21', '2027-11-21'],
    [3, '2028-02-29', '2029-02-28'],
    [1, '2026-02-28', '2028-02-28'],
  ] as const)('level %i of %s until %s', (level, day, until) => {
    expect(validUntil(level, day, [])).toBe(until);
  });

  test('level 1 no longer than the first of its papers; the levels above depend on level 1 instead', () => {
    const papers = [paper(), paper({ expires_on: '2027-03-31' }), paper({ expires_on: '2030-03-31' })];
    expect(validUntil(1, TODAY, papers)).toBe('2027-03-31');
    expect(validUntil(2, TODAY, papers)).toBe('2028-11-21');
    expect(validUntil(1, TODAY, [paper({ expires_on: '2030-03-31' })])).toBe('2028-11-21');
  });
});

describe('asking for a level', () => {
  const asking = (fields: Partial<Asking> = {}): Asking => ({
    level: 1,
    standing: 0,
    valid_until: null,
    hasOpenRequest: false,
    arePapersReady: true,
    ...fields,
  });
  test.each<[string, Partial<Asking>, string | null]>([
    ['the first one with all papers', {}, null],
    ['without all papers', { arePapersReady: false }, 'VERIFICATION_PAPERS_MISSING'],
    ['while another request is open', { hasOpenRequest: true }, 'VERIFICATION_ALREADY_OPEN'],
    ['level 2 without level 1', { level: 2 }, 'VERIFICATION_LEVEL_LOCKED'],
    ['level 2 on level 1', { level: 2, standing: 1 }, null],
    ['level 3 on level 1', { level: 3, standing: 1 }, 'VERIFICATION_LEVEL_LOCKED'],
    ['level 3 on level 2', { level: 3, standing: 2 }, null],
    ['one with 91 days left', { standing: 1, valid_until: '2027-02-20' }, 'VERIFICATION_LEVEL_STANDS'],
    ['one with 90 days left', { standing: 1, valid_until: '2027-02-19' }, null],
    ['one that ends today', { standing: 1, valid_until: TODAY }, null],
    ['one that has run out', { valid_until: '2026-11-20' }, null],
    ['a lower one that ends soon', { standing: 2, valid_until: '2026-12-31' }, null],
  ])('%s', (_, fields, error) => {
    expect(askingError(asking(fields), TODAY)).toBe(error);
  });
});

describe('the day of an audit', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  test.each([
    [1, null, null],
    [2, null, 'Please enter the day of the field audit'],
    [3, '', 'Please enter the day of the review'],
    [2, '2026-11-22', 'This day is in the future'],
    [2, '2026-11-21', null],
    [2, '2026-05-25', null],
    [2, '2026-05-24', 'This day must be within the last 180 days'],
  ])('level %i, %s: %s', (level, day, error) => {
    expect(auditDayError(level, day, now)).toBe(error);
  });
});

describe('the reminder of a member', () => {
  const request = (fields: Partial<Parameters<typeof reminderOf>[0][number]>) => ({
    level: 1 as const,
    status: 'granted' as const,
    decided_at: '2025-01-01T00:00:00.000Z',
    valid_until: '2027-11-21',
    ended_at: null,
    ...fields,
  });
  const refused = request({ status: 'refused', decided_at: '2026-11-01T20:00:00.000Z', valid_until: null });

  test.each([
    ['nothing asked for', [], null],
    ['a level for another year', [request({})], null],
    ['a level that ends soon', [request({ valid_until: '2027-02-19' })], ['ending', '2027-02-19']],
    ['a level for 91 more days', [request({ valid_until: '2027-02-20' })], null],
    ['a level on its last day', [request({ valid_until: TODAY })], ['ending', TODAY]],
    ['a level that has run out', [request({ valid_until: '2026-11-20' })], ['ended', '2026-11-20']],
    ['a level that ran out long ago', [request({ valid_until: '2026-08-22' })], null],
    ['a revoked level', [request({ ended_at: '2026-11-20T00:00:00.000Z' })], ['ended', '2026-11-20']],
    ['a refusal', [refused], ['refused', '2026-11-02']],
    ['a refused renewal', [refused, request({})], ['refused', '2026-11-02']],
    ['a new request after a refusal', [request({ status: 'open' }), refused], null],
    [
      'a withdrawn request after a refusal',
      [request({ status: 'withdrawn' }), refused],
      ['refused', '2026-11-02'],
    ],
    ['a grant after a refusal', [request({}), refused], null],
  ] as const)('%s', (_, requests, expected) => {
    const reminder = reminderOf([...requests], TODAY);
    expect(reminder && [reminder.cause, reminder.day]).toEqual(expected);
  });

  test('is about the lowest level that needs something', () => {
    const requests = [
      request({ level: 2, valid_until: '2026-12-01' }),
      request({ level: 1, valid_until: '2026-12-31' }),
    ];
    expect(reminderOf(requests, TODAY)).toEqual({ level: 1, cause: 'ending', day: '2026-12-31' });
  });
});
