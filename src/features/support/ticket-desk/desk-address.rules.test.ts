import { describe, expect, test } from 'vitest';
import { filtersOf, isSameView, searchOf } from './desk-address.rules.ts';

describe('the address of the desk', () => {
  test('names the filters', () => {
    const params = new URLSearchParams(
      'status=open&assignee=me&late=true&search=T-1001&page=3&ticket=T-1001',
    );
    const filters = { status: 'open', assignee: 'me', late: 'true', search: 'T-1001' };
    expect(filtersOf(params)).toEqual(filters);
    expect(new URLSearchParams(searchOf(filtersOf(params))).toString()).toBe(
      'status=open&assignee=me&late=true&search=T-1001',
    );
  });

  test('leaves out what anybody may have typed', () => {
    expect(filtersOf(new URLSearchParams('status=done&assignee=you&late=1&search=&kind=question'))).toEqual({
      kind: 'question',
    });
  });

  test('is the same view in any order', () => {
    expect(isSameView({ late: 'true', status: 'open' }, { status: 'open', late: 'true' })).toBe(true);
    expect(isSameView({}, { status: 'open' })).toBe(false);
  });
});
