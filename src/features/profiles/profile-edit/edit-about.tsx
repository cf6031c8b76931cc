import { Alert, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { fieldProps, fieldsLostByType, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PROFILE_FIELD_LABELS, wordsOf } from '#features/profiles/profile/profile-fields.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import {
  GENDERS,
  ORGANIZATION_TYPE_LABELS,
  ORGANIZATION_TYPES,
  type OrganizationType,
} from '#platform/contract/reference-data.ts';
import { EditSection } from './edit-section.tsx';
import { EditSize } from './edit-size.tsx';
import { EditSummary } from './edit-summary.tsx';
import { EditWords } from './edit-words.tsx';

const TYPES = ORGANIZATION_TYPES.map((value) => ({ value, label: ORGANIZATION_TYPE_LABELS[value] }));
const NOT_GIVEN = { value: '', label: 'Not given' };
const GENDER_OPTIONS = [NOT_GIVEN, ...GENDERS.map((value) => ({ value, label: wordsOf(value) }))];

/** Fields for the member's type, names and texts. */
export function EditAbout({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const type = form.values.organization_type as OrganizationType;
  const isPerson = type === 'consultant';
  const lost = fieldsLostByType(profile, type);
  return (
    <EditSection title="Who you are" about="The top of your profile. Every member sees it.">
      <NativeSelect data={TYPES} {...fieldProps(form, 'organization_type')} />
      {lost.length > 0 && (
        <Alert color="brick" role="status" title="This removes some fields">
          Only the type {ORGANIZATION_TYPE_LABELS[profile.organization_type]} has these fields. Saving removes
          them: {lost.map((field) => PROFILE_FIELD_LABELS[field]).join(', ')}.
        </Alert>
      )}
      <TextInput
        description={isPerson ? undefined : 'Contact person of the organization'}
        autoComplete="name"
        required
        {...fieldProps(form, 'full_name')}
      />
      <TextInput
        description={isPerson ? 'If you use a business name' : undefined}
        autoComplete="organization"
        {...fieldProps(form, 'organization_name')}
      />
      {isPerson && <NativeSelect data={GENDER_OPTIONS} {...fieldProps(form, 'gender')} />}
      <EditSummary form={form} />
      <Textarea
        description="How you work, who you have reached, what you look for in a partner"
        autosize
        minRows={4}
        maxRows={16}
        {...fieldProps(form, 'bio')}
      />
      <EditWords form={form} name="skills" description="They help members find you. Type and press Enter" />
      {!isPerson && <EditSize form={form} />}
    </EditSection>
  );
}
