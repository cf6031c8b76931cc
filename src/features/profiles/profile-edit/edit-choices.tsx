import { type ComboboxData, MultiSelect } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';

interface EditChoicesProps {
  form: ProfileForm;
  name: ProfileField;
  description?: string;
  options: ComboboxData;
}

/** Input for several options of a list, with search. */
export function EditChoices({ form, name, description, options }: EditChoicesProps) {
  return (
    <MultiSelect
      description={description}
      data={options}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${PROFILE_FIELD_LABELS[name]}` }}
      nothingFoundMessage="Nothing found"
      {...fieldProps(form, name)}
    />
  );
}
