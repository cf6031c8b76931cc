import { NumberInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { EditSection } from './edit-section.tsx';
import { EditWords } from './edit-words.tsx';

/** Fields of a consultant. */
export function EditConsultant({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Your practice" about="What you offer. Every member sees it.">
      <EditWords form={form} name="expertise_areas" />
      <EditWords form={form} name="consulting_domains" />
      <NumberInput {...PEOPLE_FIELD} {...fieldProps(form, 'years_experience')} />
      <MoneyField
        description="In rupees, before tax"
        hint="For example 2,500 or 12k"
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
