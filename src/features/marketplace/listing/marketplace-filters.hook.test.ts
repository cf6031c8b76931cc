import { describe, expect, test } from 'vitest';
import {
  countFilters,
  isCounted,
  NO_FILTERS,
  readFilters,
  toQuery,
  withFilters,
} from './marketplace-filters.hook.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));
const change = (query: string, patch: Parameters<typeof withFilters>[1]) =>
  withFilters(new URLSearchParams(query), patch).toString();

describe('reading the URL', () => {
  test('an empty one is no filter', () => {
    expect(read('')).toEqual(NO_FILTERS);
    expect(countFilters(NO_FILTERS)).toBe(0);
  });

  test('everything that can be set', () => {
    const filters = read(
      'search=water&type=ngo&location=Tamil+Nadu&district=Theni&verification=2&saved=true&page=3&csr=true&sort=rating' +
        '&sdg=6,4,99&focus=Education,Water+%26+Sanitation&item=ii&budget=1-5-crore&price=2-10-lakh&paper=fcra,12a,nothing',
    );
    expect(filters).toEqual({
      search: 'water',
      type: 'ngo',
      location: 'Tamil Nadu',
      district: 'Theni',
      verification: 2,
      sdg: ['4', '6'],
      focus: ['Education', 'Water & Sanitation'],
      item: ['ii'],
      budget: ['1-5-crore'],
      price: ['2-10-lakh'],
      paper: ['12a', 'fcra'],
      csr: true,
      saved: true,
      sort: 'rating',
      page: 3,
    });
    expect(countFilters(filters)).toBe(16);
  });

  test.each([
    'type=bank',
    'location=Atlantis',
    'verification=0',
    'verification=4',
    'saved=1',
    'csr=1',
    'sdg=18',
    'focus=Banking',
    'item=xiv',
    'budget=much',
    'price=',
    'paper=pan',
    'sort=random',
    'page=0',
    'page=-1',
    'page=2.5',
    'page=x',
    'page=1e9',
  ])('%s counts as not set', (query) => expect(read(query)).toEqual(NO_FILTERS));

  test('a search is cut to what the API takes', () => {
    expect(read(`search=${'a'.repeat(101)}`).search).toHaveLength(100);
  });
});

describe('writing the URL', () => {
  test('a changed filter goes back to page 1, a changed page keeps the filters', () => {
    expect(change('type=ngo&page=3', { location: 'Goa' })).toBe('type=ngo&location=Goa');
    expect(change('type=ngo&page=3', { page: 4 })).toBe('type=ngo&page=4');
    expect(change('type=ngo&page=3', { page: 1 })).toBe('type=ngo');
  });

  test('what is cleared leaves, what is not ours stays', () => {
    expect(change('type=ngo&saved=true&profile=x', { type: null, saved: false })).toBe('profile=x');
    expect(change('search=a&type=ngo&location=Goa&verification=1&saved=true&page=2', NO_FILTERS)).toBe('');
  });

  test('a search is trimmed', () => {
    expect(change('', { search: '  clean water ' })).toBe('search=clean+water');
    expect(change('search=x', { search: '   ' })).toBe('');
  });
});

test.each([
  ['', true],
  ['type=ngo&location=Goa', true],
  ['sort=newest', true],
  ['location=Goa&sort=newest', false],
  ['verification=1', false],
  ['sdg=4', false],
  ['search=water', false],
])('%s is counted to the end: %s', (query, counted) => expect(isCounted(read(query))).toBe(counted));

test('the query of the call leaves out what is not set', () => {
  expect(toQuery(NO_FILTERS)).toEqual({ sort: 'auto', page: 1 });
  expect(toQuery(read('search=+x+&verification=3&saved=true'))).toEqual({
    sort: 'auto',
    search: 'x',
    verification: '3',
    saved: 'true',
    page: 1,
  });
});
