import { NumberInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PEOPLE_FIELD, RUPEE_FIELD } from '#platform/web/fields/number-field.ts';
import { EditSection } from './edit-section.tsx';
import { EditWords } from './edit-words.tsx';

/** Fields of a consultant. */
export function EditConsultant({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Your practice" about="What you offer. Every member sees it.">
      <EditWords form={form} name="expertise_areas" />
      <EditWords form={form} name="consulting_domains" />
      <NumberInput {...PEOPLE_FIELD} {...fieldProps(form, 'years_experience')} />
      <NumberInput
        description="In rupees, before tax"
        {...RUPEE_FIELD}
        {...fieldProps(form, 'hourly_rate')}
      />
      <EditWords
        form={form}
        name="certifications"
        description="Include who issued each. Type one and press Enter"
        names
      />
    </EditSection>
  );
}
