import { memberName } from '#features/profiles/profile/member-name.rules.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile, ProfileBody } from '#features/profiles/profile/profiles.contract.ts';

/** Numbers that were compared with the papers; adding one where there was none does not end the verification. */
const CHECKED_NUMBERS = [
  'pan',
  'corporate_cin',
  'ngo_registration_number',
  'csr_registration_number',
  'darpan_id',
] as const satisfies ProfileField[];

/** Returns the changed fields that end the verification once they are saved; none for a member who is not verified. */
export function checkedFieldsIn(body: ProfileBody, base: Profile): ProfileField[] {
  if (!base.verified) return [];
  const names = (['organization_name', 'full_name'] as const).filter((field) => field in body);
  return [
    ...(memberName({ ...base, ...body } as Profile) === memberName(base) ? [] : names),
    ...(['organization_type'] as const).filter((field) => field in body),
    ...CHECKED_NUMBERS.filter((field) => field in body && base[field] !== null),
  ];
}
