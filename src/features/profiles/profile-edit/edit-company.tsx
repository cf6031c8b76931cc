import { Checkbox } from '@mantine/core';
import { identifiedMember, listedOf, type ProfileForm } from '#features/profiles/profile/profile.form.ts';
import { identifierWarnings } from '#features/profiles/profile/profile-identifiers.rules.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { formatInstant } from '#platform/contract/dates.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { EditIdentifier } from './edit-identifier.tsx';

/** Fields of a company: its CIN, former CINs, and the listing. */
export function EditCompany({ form, profile }: { form: ProfileForm; profile: Profile }) {
  const isRead = isListedCin(form.values.corporate_cin) !== null;
  return (
    <>
      <EditIdentifier
        form={form}
        name="corporate_cin"
        description="21 characters; a foreign company gives its FCRN"
        warnings={identifierWarnings(identifiedMember(form.values)).corporate_cin}
        stored={profile.corporate_cin}
      />
      <EarlierCins cins={profile.earlier_cins} />
      <Checkbox
        {...form.getInputProps('is_listed_entity', { type: 'checkbox' })}
        label="We are a listed entity"
        description={isRead ? 'From the first letter of the CIN: L is listed, U is not' : undefined}
        checked={listedOf(form.values)}
        disabled={isRead}
      />
    </>
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
