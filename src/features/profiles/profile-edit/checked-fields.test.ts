import { expect, test } from 'vitest';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { checkedFieldsIn } from './checked-fields.rules.ts';

const base = {
  verified: true,
  organization_name: 'Akshar Trust',
  full_name: 'Vaishali Pawar',
  organization_type: 'ngo',
  pan: null,
  darpan_id: 'MH/2016/9972418',
} as Profile;

test('a new name, kind or number ends the verification', () => {
  expect(checkedFieldsIn({ organization_name: 'Akshar' }, base)).toEqual(['organization_name']);
  expect(checkedFieldsIn({ organization_name: null }, base), 'the person then').toEqual([
    'organization_name',
  ]);
  expect(checkedFieldsIn({ organization_type: 'consultant' }, base)).toEqual(['organization_type']);
  expect(checkedFieldsIn({ darpan_id: null }, base)).toEqual(['darpan_id']);
});

test('a field that was not checked does not end it', () => {
  expect(checkedFieldsIn({ full_name: 'Nandini Rao' }, base), 'the organisation keeps its name').toEqual([]);
  expect(checkedFieldsIn({ pan: 'AAQTA0000L' }, base), 'the first PAN').toEqual([]);
  expect(checkedFieldsIn({ bio: 'We read.' }, base)).toEqual([]);
  expect(checkedFieldsIn({ organization_name: 'Akshar' }, { ...base, verified: false })).toEqual([]);
});
