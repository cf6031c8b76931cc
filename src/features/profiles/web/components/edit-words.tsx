import { TagsInput } from '@mantine/core';
import { fieldProps, type ProfileField, type ProfileForm } from '../profile.form.ts';
import { PROFILE_FIELD_LABELS } from '../profile-fields.form.ts';

interface EditWordsProps {
  form: ProfileForm;
  name: ProfileField;
  description?: string;
  /** Names may hold a comma; of words it ends one. */
  names?: boolean;
}

/** Free words of a profile: Enter adds one, trimmed; blanks and repetitions are not taken (spec part 1, section 5). */
export function EditWords({ form, name, description, names }: EditWordsProps) {
  return (
    <TagsInput
      description={description ?? 'Type and press Enter'}
      splitChars={names ? [] : [',']}
      maxTags={30}
      clearable
      clearButtonProps={{ 'aria-label': `Clear: ${PROFILE_FIELD_LABELS[name]}` }}
      {...fieldProps(form, name)}
      // Enter adds a word; where there is none to add, it must not save the form half-way.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.currentTarget.value.trim() === '') event.preventDefault();
      }}
    />
  );
}
