import { NativeSelect, NumberInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';
import { ORGANIZATION_SIZES } from '#platform/contract/reference-data.ts';

const SIZES = [{ value: '', label: 'Not given' }, ...ORGANIZATION_SIZES];
const YEAR = {
  clampBehavior: 'none',
  thousandSeparator: '',
  hideControls: true,
} as const;

/** Fields for the age and size of an organisation. */
export function EditSize({ form }: { form: ProfileForm }) {
  const isCompany = form.values.organization_type === 'corporate';
  return (
    <>
      <NumberInput {...YEAR} {...fieldProps(form, 'year_established')} />
      <NativeSelect
        description="People who work for you"
        data={SIZES}
        {...fieldProps(form, 'organization_size')}
        label={isCompany ? 'Company size' : PROFILE_FIELD_LABELS.organization_size}
      />
    </>
  );
}
