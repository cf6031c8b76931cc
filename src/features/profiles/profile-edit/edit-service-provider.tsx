import { NativeSelect, TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { PRICING_MODELS } from '#features/profiles/profile/profile-details.contract.ts';
import { wordsOf } from '#features/profiles/profile/profile-fields.rules.ts';
import { REGIONS } from '#platform/contract/reference-data.ts';
import { EditChoices } from './edit-choices.tsx';
import { EditSection } from './edit-section.tsx';
import { EditWords } from './edit-words.tsx';

const MODELS = [
  { value: '', label: 'Not given' },
  ...PRICING_MODELS.map((value) => ({ value, label: wordsOf(value) })),
];

/** Fields of a service provider. */
export function EditServiceProvider({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Your service" about="What clients can order from you. Every member sees it.">
      <EditWords form={form} name="service_categories" />
      <EditWords form={form} name="industries_served" />
      <NativeSelect data={MODELS} {...fieldProps(form, 'pricing_model')} />
      <TextInput
        description="Time from order to start, for example 6 weeks"
        {...fieldProps(form, 'implementation_timeline')}
      />
      <EditChoices form={form} name="deployment_regions" options={[...REGIONS]} />
    </EditSection>
  );
}
