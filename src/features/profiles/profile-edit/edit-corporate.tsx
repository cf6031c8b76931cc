import { TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { MoneyField } from '#platform/web/fields/money-field.tsx';
import { EditChoices } from './edit-choices.tsx';
import { EditSection } from './edit-section.tsx';

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));

/** Fields of a corporate. */
export function EditCorporate({ form }: { form: ProfileForm }) {
  return (
    <EditSection title="Your CSR" about="What NGOs look for before they write to you. Every member sees it.">
      <TextInput description="For example steel, banking" {...fieldProps(form, 'industry')} />
      <MoneyField
        description="In rupees, for one financial year"
        hint="For example 2.5 Cr or 40 lakh"
        {...fieldProps(form, 'annual_csr_budget')}
      />
      <EditChoices
        form={form}
        name="sdg_focus"
        description="Goals your budget supports first"
        options={GOALS}
      />
      <TextInput description="Contact for partners" {...fieldProps(form, 'csr_lead_name')} />
      <TextInput type="email" {...fieldProps(form, 'csr_lead_email')} />
    </EditSection>
  );
}
