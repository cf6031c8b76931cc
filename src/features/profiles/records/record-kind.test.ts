import { expect, test } from 'vitest';
import { SERVICE, type ServiceValues, serviceValues } from '#features/profiles/services/service.form.ts';
import type { Service } from '#features/profiles/services/services.contract.ts';
import { rebased } from './merging.rules.ts';
import { mergeRules } from './record-kind.rules.ts';

const BASE = {
  id: '01941f29-7c00-7267-b3b7-207cef4db438',
  title: 'Library',
  tagline: 'Books',
  description: 'For every child.',
  contact_preference: 'Email',
  practice_areas: ['Reading'],
  price: 1000,
  duration: null,
  version: 3,
} as Service;
const rules = mergeRules(SERVICE);
const values = (changes: Partial<ServiceValues>): ServiceValues => ({ ...serviceValues(BASE), ...changes });

test('only what differs from the record that was opened is sent', () => {
  expect(rules.changesOf(values({}), BASE)).toEqual({});
  const changes = { title: 'Libraries', price: '', practice_areas: [] } as const;
  expect(rules.changesOf(values({ ...changes, practice_areas: [] }), BASE)).toEqual({
    title: 'Libraries',
    price: null,
    practice_areas: [],
  });
});

test('over what another save has stored, own changes stay but where the other one was chosen', () => {
  const latest: Service = { ...BASE, title: 'Theirs', price: 2000, duration: '1 week', version: 4 };
  const mine = values({ title: 'Mine', price: '3,000', tagline: 'My books' });
  const merged = rebased(rules, mine, { base: BASE, latest, theirs: ['price'] });
  expect(merged).toMatchObject({ title: 'Mine', price: '2,000', tagline: 'My books', duration: '1 week' });
  expect(rules.changesOf(merged, latest)).toEqual({ title: 'Mine', tagline: 'My books' });
});
