import { TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { FOCUS_AREAS, REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { EditChoices } from './edit-choices.tsx';
import { EditPlace } from './edit-place.tsx';
import { EditSection } from './edit-section.tsx';

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));

/** Fields for places, focus areas and goals. */
export function EditReach({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Where you work and on what" about="The marketplace uses these to filter and match.">
      <EditPlace form={form} />
      <TextInput description="If you have another office" {...fieldProps(form, 'location')} />
      <EditChoices form={form} name="operating_regions" options={[...REGIONS]} />
      <EditChoices form={form} name="focus_areas" options={[...FOCUS_AREAS]} />
      <EditChoices form={form} name="sdg_goals" options={GOALS} />
    </EditSection>
  );
}
