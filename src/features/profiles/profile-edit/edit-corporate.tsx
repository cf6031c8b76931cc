import { NumberInput, TextInput } from '@mantine/core';
import { fieldProps, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { formatRupeesShort } from '#platform/contract/money.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { RUPEE_FIELD } from '#platform/web/fields/number-field.ts';
import { EditChoices } from './edit-choices.tsx';
import { EditSection } from './edit-section.tsx';

const GOALS = SDG_GOALS.map((goal, at) => ({ value: goal, label: `${at + 1}. ${goal}` }));

/** Fields of a corporate. */
export function EditCorporate({ form }: { form: ProfileForm }) {
  const budget = form.values.annual_csr_budget;
  return (
    <EditSection title="Your CSR" about="What NGOs look for before they write to you. Every member sees it.">
      <TextInput description="For example steel, banking" {...fieldProps(form, 'industry')} />
      <NumberInput
        description={
          typeof budget === 'number' ? formatRupeesShort(budget) : 'In rupees, for one financial year'
        }
        {...RUPEE_FIELD}
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
