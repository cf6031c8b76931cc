import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { FIELDS_OF_TYPE } from '#features/profiles/profile/fields-of-type.data.ts';
import type { ProfileField } from '#features/profiles/profile/profile-fields.rules.ts';
import { PROFILE_FIELD_LABELS, shownValue } from '#features/profiles/profile/profile-fields.rules.ts';
import {
  IDENTIFIER_NAMES,
  PRIVATE_IDENTIFIERS,
} from '#features/profiles/profile/profile-identifiers.contract.ts';
import type { Profile } from '#features/profiles/profile/profiles.contract.ts';
import { mailto } from '#platform/contract/email-addresses.ts';
import { callLink } from '#platform/contract/phones.ts';
import { type Fact, FactList } from '#platform/web/ui/fact-list.tsx';
import { TagList } from '#platform/web/ui/tag-list.tsx';
import { WebLink } from '#platform/web/ui/web-link.tsx';
import type { MemberProfile } from './member-page.contract.ts';
import classes from './profile-details.module.css';

/** A public profile, or the own one with private fields. */
type ShownProfile = MemberProfile & Partial<Profile>;

interface ProfileDetailsProps {
  profile: ShownProfile;
  /** True in the view of other members, without private fields. */
  readOnly: boolean;
  /** The section Registrations as others see it; by default the owner's own numbers. */
  registrations?: ReactNode;
}

const LISTS: ProfileField[] = ['focus_areas', 'sdg_goals', 'operating_regions', 'skills'];
/** Registration numbers; the verification says whether they were checked. */
const REGISTRATIONS: ProfileField[] = ['ngo_registration_number', ...IDENTIFIER_NAMES];
/** Fields that only the owner sees. */
const ONLY_OWN: ProfileField[] = ['gender', ...PRIVATE_IDENTIFIERS];

/** The fields of the profile as a column of facts; empty ones are left out. */
export function ProfileDetails({ profile, readOnly, registrations }: ProfileDetailsProps) {
  const ofType: readonly string[] = FIELDS_OF_TYPE[profile.organization_type];
  const fields = (Object.keys(PROFILE_FIELD_LABELS) as ProfileField[]).filter((field) =>
    ofType.includes(field),
  );
  const lists = [...fields, ...LISTS].filter((field) => Array.isArray(profile[field]));
  const single = fields.filter((field) => !lists.includes(field) && !REGISTRATIONS.includes(field));
  const isShown = (field: ProfileField) => !(readOnly && ONLY_OWN.includes(field));
  return (
    <div className={classes.details}>
      <section>
        <h2>Details</h2>
        <FactList
          facts={[
            ...factsOf(profile, readOnly),
            ...single.filter(isShown).map((field) => factOf(profile, field)),
          ]}
        />
      </section>
      {registrations ?? (
        <Registrations facts={REGISTRATIONS.filter(isShown).map((field) => factOf(profile, field))} />
      )}
      {lists.map((field) => {
        const tags = profile[field] as string[];
        return (
          tags.length > 0 && (
            <section key={field}>
              <h3>{PROFILE_FIELD_LABELS[field]}</h3>
              <TagList tags={tags} label={PROFILE_FIELD_LABELS[field]} />
            </section>
          )
        );
      })}
    </div>
  );
}

/** Registration numbers as the member entered them, not necessarily checked. */
function Registrations({ facts }: { facts: Fact[] }) {
  if (facts.every(([, value]) => value === null)) return null;
  return (
    <section>
      <h2>Registrations</h2>
      <FactList facts={facts} />
    </section>
  );
}

function factOf(profile: ShownProfile, field: ProfileField): Fact {
  const value = profile[field];
  const shown =
    field === 'csr_lead_email' ? linkTo(mailto, profile.csr_lead_email) : shownValue(field, value);
  return [PROFILE_FIELD_LABELS[field], shown];
}

function factsOf(profile: ShownProfile, readOnly: boolean): Fact[] {
  return [
    ['Contact person', profile.organization_name === profile.full_name ? null : profile.full_name],
    ['Sign-in email (only you see it)', readOnly ? null : profile.email],
    ['Private phone (only you see it)', readOnly ? null : profile.phone],
    ['Public email', linkTo(mailto, profile.public_contact_email)],
    ['Public phone', linkTo(callLink, profile.public_contact_phone)],
    ['Website', profile.website && <WebLink url={profile.website} />],
    ['LinkedIn', profile.linkedin && <WebLink url={profile.linkedin} />],
    ['Twitter', profile.twitter],
    ['Established', profile.year_established],
    ['Size', profile.organization_size && sizeInPeople(profile.organization_size)],
    ['Other office', profile.location === profile.headquarters_location ? null : profile.location],
  ];
}

const sizeInPeople = (size: string) => (size.endsWith('people') ? size : `${size} people`);

function linkTo(link: (value: string) => string, value: string | null) {
  return value && <Anchor href={link(value)}>{value}</Anchor>;
}
