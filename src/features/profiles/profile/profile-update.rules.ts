import { differingFields } from '#features/profiles/records/field-versions.rules.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { RESERVED_NAME } from '#platform/contract/fields.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { isReservedName } from '#platform/contract/names.ts';
import { stateOfLocation } from '#platform/contract/places.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import { FIELDS_OF_TYPE, TYPE_OF_FIELD, type TypedField } from './fields-of-type.data.ts';
import { PROFILE_IDENTIFIER_RULES } from './profile-identifiers.contract.ts';
import { identifierErrors } from './profile-identifiers.rules.ts';
import type { OwnProfileUpdate, Profile, ProfileUpdate } from './profiles.contract.ts';

/** Fields that a save can write, under the names of their columns. */
export type ProfileChanges = Omit<ProfileUpdate, 'version' | 'company_size'>;
type StoredProfile = Pick<Profile, keyof ProfileChanges>;

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);

const emptied = (value: unknown) => {
  if (Array.isArray(value)) return [];
  return typeof value === 'boolean' ? false : null;
};

/** Returns the fields that a change of the member type empties: those that only the previous type has. */
function withoutFieldsOf(type: OrganizationType, current: StoredProfile): ProfileChanges {
  // `company_size` is another name of a field that every type has.
  const fields = FIELDS_OF_TYPE[type].filter((field) => field !== 'company_size');
  return Object.fromEntries(fields.map((field) => [field, emptied(current[field])]));
}

/**
 * Returns the fields that an update changes: those that differ from the stored ones, those that a change of type
 * empties, and the listing that follows from the CIN.
 */
export function changesOf(current: StoredProfile, input: ProfileUpdate): ProfileChanges {
  const { version, company_size, ...sent } = input;
  const type = sent.organization_type ?? current.organization_type;
  const wanted: ProfileChanges = {
    ...(type !== current.organization_type && withoutFieldsOf(current.organization_type, current)),
    // An individual's page is public only if that person chooses so.
    ...(type === 'consultant' && type !== current.organization_type && { is_page_public: false }),
    ...sent,
    ...(company_size !== undefined && type === 'corporate' && { organization_size: company_size }),
  };
  const cin = wanted.corporate_cin === undefined ? current.corporate_cin : wanted.corporate_cin;
  // As at sign-up: the CIN decides, whatever else is sent.
  if (type === 'corporate') wanted.is_listed_entity = isListedCin(cin) ?? sent.is_listed_entity;
  return differingFields(wanted, current);
}

/** The location that others read: that of the headquarters, or else of the other office. */
const shownLocation = ({
  headquarters_location,
  location,
}: Pick<StoredProfile, 'headquarters_location' | 'location'>) => headquarters_location ?? location;

/**
 * Returns the state that an update without one reads from the location; nothing if the location stays. Kept apart from
 * `changesOf`: a field that was not sent cannot conflict with another save.
 */
export function stateReadFrom(
  current: StoredProfile,
  { headquarters_state: sent }: ProfileUpdate,
  changes: ProfileChanges,
): Pick<ProfileChanges, 'headquarters_state'> {
  const location = shownLocation({ ...current, ...changes });
  if (sent !== undefined || location === shownLocation(current)) return {};
  const headquarters_state = stateOfLocation(location);
  return headquarters_state === current.headquarters_state ? {} : { headquarters_state };
}

/** Returns a message for each name that only Dayitva's staff can use. */
export const reservedNameErrors = (changes: ProfileChanges): Record<string, string> =>
  Object.fromEntries(
    (['full_name', 'organization_name'] as const)
      .filter((field) => isReservedName(changes[field] ?? ''))
      .map((field) => [field, RESERVED_NAME]),
  );

/** Returns a message for an id or email that is not the caller's own: a save of the profile changes neither. */
export function otherMemberErrors(
  current: Pick<Profile, 'id' | 'email'>,
  { id, email }: Pick<OwnProfileUpdate, 'id' | 'email'>,
): Record<string, string> {
  return {
    ...(id !== undefined && id !== current.id && { id: 'Id cannot be changed' }),
    ...(email !== undefined &&
      email !== current.email &&
      normalAddress(email.trim()) !== current.email && { email: 'Email cannot be changed here' }),
  };
}

/** Returns why fields of an update contradict each other or do not fit this type of member, by field. */
export function updateErrors(
  current: StoredProfile,
  input: ProfileUpdate,
  changes: ProfileChanges,
): Record<string, string> {
  const after = { ...current, ...changes };
  const { organization_type: type } = after;
  const errors: Record<string, string> = {};
  for (const [field, value] of Object.entries(input)) {
    const owner = TYPE_OF_FIELD[field as TypedField];
    if (owner && owner !== type && !isEmpty(value)) {
      errors[field] = `This field is for the member type ${ORGANIZATION_TYPE_LABELS[owner]}`;
    }
  }
  const { company_size, organization_size } = input;
  if (company_size !== undefined && organization_size !== undefined && company_size !== organization_size) {
    errors.company_size = 'Company size and organization size must be the same';
  }
  // Values stored before a rule existed must not prevent a change of other fields.
  return Object.keys(changes).some((field) => field in PROFILE_IDENTIFIER_RULES)
    ? { ...identifierErrors(after), ...errors }
    : errors;
}
