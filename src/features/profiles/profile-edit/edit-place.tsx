import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PlaceFields } from '#platform/web/fields/place-fields.tsx';

/** Fields for the place of the head office and its state. */
export function EditPlace({ form }: { form: ProfileForm }) {
  return (
    <PlaceFields
      location={{
        description: 'For example Bhor, Pune district',
        ...fieldProps(form, 'headquarters_location'),
      }}
      state={fieldProps(form, 'headquarters_state')}
    />
  );
}
