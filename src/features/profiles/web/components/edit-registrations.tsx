import { Checkbox, TextInput } from '@mantine/core';
import { type IdentifierName, identifierWarnings } from '#features/profiles/profile-identifiers.contract.ts';
import type { Profile } from '#features/profiles/profiles.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { fieldProps, identifiedMember, listedOf, type ProfileForm } from '../profile.form.ts';
import { EditIdentifier } from './edit-identifier.tsx';
import { EditSection } from './edit-section.tsx';

const DESCRIPTIONS: Record<IdentifierName, string> = {
  pan: '10 characters, such as AAATA1234F',
  gstin: '15 characters with your PAN inside, if you are registered',
  corporate_cin: '21 characters; a foreign company gives its FCRN',
  csr_registration_number: 'From form CSR-1: CSR and 8 digits',
  darpan_id: 'Such as RJ/2024/1234567',
  urn_12a: 'Of the order under section 12A (332 in the Act of 2025); begins with your PAN',
  urn_80g: 'Of the order under section 80G (354 in the Act of 2025); begins with your PAN',
  fcra_registration_number: '9 digits, if you may receive foreign contributions',
};
const OF_NGOS = [
  'csr_registration_number',
  'darpan_id',
  'urn_12a',
  'urn_80g',
  'fcra_registration_number',
] as const;

/** The numbers under which the state knows the member. */
export function EditRegistrations({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const type = form.values.organization_type;
  const warnings = identifierWarnings(identifiedMember(form.values));
  const identifier = (name: IdentifierName) => (
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
      about="They make you trusted. Nobody else sees your PAN, or a number that contains it."
    >
      {identifier('pan')}
      {identifier('gstin')}
      {type === 'corporate' && (
        <>
          {identifier('corporate_cin')}
          <EarlierCins cins={profile.earlier_cins} />
          <Listing form={form} />
        </>
      )}
      {type === 'ngo' && (
        <>
          <TextInput
            description="Of the trust, society or section 8 company"
            {...fieldProps(form, 'ngo_registration_number')}
          />
          {OF_NGOS.map(identifier)}
        </>
      )}
    </EditSection>
  );
}

function Listing({ form }: { form: ProfileForm }) {
  const isRead = isListedCin(form.values.corporate_cin) !== null;
  return (
    <Checkbox
      {...form.getInputProps('is_listed_entity', { type: 'checkbox' })}
      label="We are a listed entity"
      description={isRead ? 'The first letter of the CIN says so: L is listed, U is not' : undefined}
      checked={listedOf(form.values)}
      disabled={isRead}
    />
  );
}

function EarlierCins({ cins }: { cins: Profile['earlier_cins'] }) {
  if (cins.length === 0) return null;
  return (
    <ul aria-label="Earlier CINs">
      {cins.map(({ cin, replaced_at }) => (
        <li key={cin + replaced_at}>
          {cin}, until {formatInstant(replaced_at)}
        </li>
      ))}
    </ul>
  );
}
