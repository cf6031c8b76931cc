import { TextInput } from '@mantine/core';
import { fieldProps, identifiedMember, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import type { IdentifierName } from '#features/profiles/profile/profile-identifiers.contract.ts';
import { identifierWarnings } from '#features/profiles/profile/profile-identifiers.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { EditCompany } from './edit-company.tsx';
import { EditIdentifier } from './edit-identifier.tsx';
import { EditSection } from './edit-section.tsx';

const DESCRIPTIONS: Record<Exclude<IdentifierName, 'corporate_cin'>, string> = {
  pan: '10 characters, such as AAATA1234F',
  gstin: '15 characters with your PAN inside, if you are registered',
  csr_registration_number: 'From form CSR-1: CSR and 8 digits',
  darpan_id: 'Such as RJ/2024/1234567',
  urn_12a: 'From the order under section 12A (332 in the 2025 Act); starts with your PAN',
  urn_80g: 'From the order under section 80G (354 in the 2025 Act); starts with your PAN',
  fcra_registration_number: '9 digits, if you can receive foreign contributions',
};
const OF_NGOS = [
  'csr_registration_number',
  'darpan_id',
  'urn_12a',
  'urn_80g',
  'fcra_registration_number',
] as const;

/** Fields for registration numbers. */
export function EditRegistrations({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const type = form.values.organization_type;
  const warnings = identifierWarnings(identifiedMember(form.values));
  const identifier = (name: keyof typeof DESCRIPTIONS) => (
    <EditIdentifier
      key={name}
      form={form}
      name={name}
      description={DESCRIPTIONS[name]}
      warnings={warnings[name]}
      stored={profile[name]}
    />
  );
  return (
    <EditSection
      title="Registrations"
      about="These build trust. No other member sees your PAN or numbers that contain it."
    >
      {identifier('pan')}
      {identifier('gstin')}
      {type === 'corporate' && <EditCompany form={form} profile={profile} />}
      {type === 'ngo' && (
        <>
          <TextInput
            description="Number of the trust, society or section 8 company"
            {...fieldProps(form, 'ngo_registration_number')}
          />
          {OF_NGOS.map(identifier)}
        </>
      )}
    </EditSection>
  );
}
