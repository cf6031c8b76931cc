import { NumberInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PEOPLE_FIELD } from '#platform/web/fields/number-field.ts';
import { EditSection } from './edit-section.tsx';
import { EditWords } from './edit-words.tsx';

/** Fields of an NGO. */
export function EditNgo({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Your work" about="Figures for a typical year. Companies compare budgets by them.">
      <EditWords
        form={form}
        name="cause_areas"
        description="More precise than focus areas, for example girls’ toilets. Type and press Enter"
      />
      <NumberInput {...PEOPLE_FIELD} {...fieldProps(form, 'annual_beneficiaries')} />
      <NumberInput {...PEOPLE_FIELD} {...fieldProps(form, 'annual_projects')} />
      <NumberInput {...PEOPLE_FIELD} {...fieldProps(form, 'annual_volunteers')} />
      <EditWords
        form={form}
        name="strategic_partners"
        description="Long-term partners. Type a name and press Enter"
        names
      />
    </EditSection>
  );
}
