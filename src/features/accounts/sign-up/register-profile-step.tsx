import { MultiSelect, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import {
  SHORT_SUMMARY_MAX,
  YEAR_ESTABLISHED_MIN,
} from '#features/accounts/account/profile-fields.contract.ts';
import { FOCUS_AREAS, ORGANIZATION_SIZES, REGIONS, SDG_GOALS } from '#platform/contract/reference-data.ts';
import { PlaceFields } from '#platform/web/fields/place-fields.tsx';
import { UrlInput } from '#platform/web/ui/url-input.tsx';
import { RegisterCompanyFields } from './register-company-fields.tsx';
import { RegisterStep, type RegisterStepProps } from './register-step.tsx';

const GOALS = SDG_GOALS.map((goal, index) => ({ value: goal, label: `${index + 1}. ${goal}` }));

/** Step 3: the public profile. */
export function RegisterProfileStep({ form, heading }: RegisterStepProps) {
  const individual = form.values.organization_type === 'individual';
  const summaryLength = form.values.short_summary.length;
  const lists = {
    searchable: true,
    clearable: true,
    nothingFoundMessage: 'Nothing found',
  };
  return (
    <RegisterStep title="Complete Your Profile" heading={heading}>
      <TextInput
        label={individual ? 'Full name' : 'Organization name'}
        autoComplete={individual ? 'name' : 'organization'}
        maxLength={160}
        required
        {...form.getInputProps('organization_name')}
      />
      {!individual && (
        <TextInput
          label="Your name"
          description="The contact person of the organization, whom members see. Colleagues can join later."
          autoComplete="name"
          maxLength={160}
          {...form.getInputProps('person_name')}
        />
      )}
      <PlaceFields
        location={{
          label: individual ? 'Location' : 'Headquarters location',
          description: 'For example Bhor, Pune district.',
          maxLength: 200,
          required: true,
          ...form.getInputProps('headquarters_location'),
        }}
        state={{ label: 'State or union territory', ...form.getInputProps('headquarters_state') }}
      />
      <Textarea
        label="Short summary"
        description={`What you do, in a sentence or two. ${summaryLength}/${SHORT_SUMMARY_MAX}`}
        maxLength={SHORT_SUMMARY_MAX}
        minRows={2}
        autosize
        required
        {...form.getInputProps('short_summary')}
      />
      <UrlInput label="Website" autoComplete="url" {...form.getInputProps('website')} />
      <TextInput
        label="Public contact phone"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        {...form.getInputProps('public_contact_phone')}
      />
      {!individual && (
        <NumberInput
          label="Year established"
          description={`From ${YEAR_ESTABLISHED_MIN} to ${new Date().getFullYear()}.`}
          clampBehavior="none"
          thousandSeparator=""
          hideControls
          maxLength={4}
          {...form.getInputProps('year_established')}
        />
      )}
      {!individual && (
        <Select
          label="Organization size"
          description="People who work for you."
          data={[...ORGANIZATION_SIZES]}
          clearable
          clearButtonProps={{ 'aria-label': 'Clear the size' }}
          {...form.getInputProps('organization_size')}
        />
      )}
      <MultiSelect
        label="Operating regions"
        data={[...REGIONS]}
        {...lists}
        clearButtonProps={{ 'aria-label': 'Clear the regions' }}
        {...form.getInputProps('operating_regions')}
      />
      <MultiSelect
        label="SDG goals"
        data={GOALS}
        {...lists}
        clearButtonProps={{ 'aria-label': 'Clear the goals' }}
        {...form.getInputProps('sdg_goals')}
      />
      <MultiSelect
        label="Focus areas"
        data={[...FOCUS_AREAS]}
        {...lists}
        clearButtonProps={{ 'aria-label': 'Clear the focus areas' }}
        {...form.getInputProps('focus_areas')}
      />
      {form.values.organization_type === 'corporate' && <RegisterCompanyFields form={form} />}
    </RegisterStep>
  );
}
