import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS } from '#features/profiles/profile/profile-fields.rules.ts';
import { WordsInput } from '#platform/web/fields/words-input.tsx';

interface EditWordsProps {
  form: ProfileForm;
  name: ProfileField;
  description?: string;
  /** True for names, which can contain a comma; otherwise a comma ends a word. */
  names?: boolean;
}

/** Input for free words of a profile. */
export function EditWords({ form, name, description, names }: EditWordsProps) {
  return (
    <WordsInput
      description={description ?? 'Type and press Enter'}
      splitChars={names ? [] : [',']}
      clearLabel={`Clear: ${PROFILE_FIELD_LABELS[name]}`}
      {...fieldProps(form, name)}
    />
  );
}
