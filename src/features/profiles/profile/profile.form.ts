import type { FormOf } from '#features/profiles/records/merged-saving.hook.ts';
import { type Rebase, rebased } from '#features/profiles/records/merging.rules.ts';
import { isListedCin } from '#platform/contract/identifiers/corporate-identity.ts';
import { moneyErrors, rupeesFromText, rupeesText } from '#platform/contract/money-reading.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import { amountFromField, type NumberField } from '#platform/web/fields/number-field.ts';
import { inputErrors } from '#platform/web/form-errors.ts';
import { FIELDS_OF_TYPE, TYPE_OF_FIELD, type TypedField } from './fields-of-type.data.ts';
import { PROFILE_FIELD_LABELS, type ProfileField } from './profile-fields.rules.ts';
import { type IdentifiedMember, identifierErrors } from './profile-identifiers.rules.ts';
import { type Profile, type ProfileBody, ProfileUpdate } from './profiles.contract.ts';

type FieldValue<T> = T extends boolean
  ? boolean
  : T extends string[]
    ? string[]
    : T extends number
      ? NumberField
      : string;

/** Labels of the fields of money; the form holds these as typed. */
const MONEY_LABELS = {
  hourly_rate: PROFILE_FIELD_LABELS.hourly_rate,
  annual_csr_budget: PROFILE_FIELD_LABELS.annual_csr_budget,
};
type MoneyFieldName = keyof typeof MONEY_LABELS;
const isMoney = (field: ProfileField): field is MoneyFieldName => field in MONEY_LABELS;

/** Values of the edit form; '' for an empty field. */
export type ProfileValues = {
  [Field in ProfileField]: Field extends MoneyFieldName ? string : FieldValue<Profile[Field]>;
};

const isOfForm = (field: string): field is ProfileField => field !== 'version' && field !== 'company_size';

const ALL_FIELDS = Object.keys(ProfileUpdate.shape).filter(isOfForm);
const fieldsOfType = (type: OrganizationType) => (FIELDS_OF_TYPE[type] as readonly string[]).filter(isOfForm);

/** Fields that an individual does not have. */
const OF_ORGANISATIONS: ProfileField[] = ['year_established', 'organization_size'];

/** Returns the fields that the form shows to a type of member, in the order of the page. */
export function fieldsOfForm(type: OrganizationType): ProfileField[] {
  const own = fieldsOfType(type);
  const isShown = (field: ProfileField) =>
    field in TYPE_OF_FIELD ? own.includes(field) : type !== 'consultant' || !OF_ORGANISATIONS.includes(field);
  return (Object.keys(PROFILE_FIELD_LABELS) as ProfileField[]).filter(isShown);
}

/** Returns the form's values for a profile. */
export const profileValues = (profile: Profile): ProfileValues =>
  Object.fromEntries(
    ALL_FIELDS.map((field) => [field, isMoney(field) ? rupeesText(profile[field]) : (profile[field] ?? '')]),
  ) as ProfileValues;

const isNumberField = (field: ProfileField) =>
  ['year_established', 'years_experience'].includes(field) || field.startsWith('annual_');

/** Returns a value as it is sent: an empty one is null. */
function toWire(field: ProfileField, value: ProfileValues[ProfileField]): unknown {
  if (isMoney(field)) return rupeesFromText(String(value));
  if (isNumberField(field)) return amountFromField(value as NumberField);
  return typeof value === 'string' && value.trim() === '' ? null : value;
}

/** Returns a field of the form as it would be sent. */
export const wireValue = (field: ProfileField, values: ProfileValues): unknown =>
  toWire(field, values[field]);

// JSON writes NaN, which stands for unreadable text, as null.
const isSame = (one: unknown, other: unknown) =>
  !Number.isNaN(one) && JSON.stringify(one) === JSON.stringify(other);

/** True if the company is listed, by its CIN or else as the member says. */
export const listedOf = (values: Pick<ProfileValues, 'corporate_cin' | 'is_listed_entity'>): boolean =>
  isListedCin(values.corporate_cin) ?? values.is_listed_entity;

/** Returns the body of an update: only the fields that differ from the profile that the form was opened with. */
export function changedFields(values: ProfileValues, base: Profile): ProfileBody {
  const now = { ...values, is_listed_entity: listedOf(values) };
  const type = values.organization_type as OrganizationType;
  const changed = fieldsOfForm(type)
    .map((field) => [field, toWire(field, now[field])] as const)
    .filter(([field, value]) => !isSame(value, base[field]));
  return Object.fromEntries(changed) as ProfileBody;
}

/** Returns an update as it is sent. A location goes with its state, or the server would read the state from it. */
export const bodyOf = (changes: ProfileBody, { version }: Profile, values: ProfileValues): ProfileBody => ({
  ...changes,
  ...(isMove(changes) && { headquarters_state: stateOfForm(values) }),
  version,
});

const isMove = (changes: ProfileBody) => 'headquarters_location' in changes || 'location' in changes;
const stateOfForm = ({ headquarters_state }: ProfileValues) =>
  headquarters_state as ProfileBody['headquarters_state'];

/** Returns the member that identifiers are compared with: the form's values over the stored ones. */
export function identifiedMember(values: ProfileValues): IdentifiedMember {
  const wire = Object.fromEntries(ALL_FIELDS.map((field) => [field, toWire(field, values[field])]));
  return wire as unknown as IdentifiedMember;
}

const concernsIdentifiers = (body: ProfileBody) =>
  ['pan', 'gstin', 'urn_12a', 'urn_80g'].some((field) => field in body);

/** Returns the messages by field, in the order of the page; checks only changed fields. */
export function profileErrors(values: ProfileValues, base: Profile): Record<string, string> {
  const body = changedFields(values, base);
  const together = concernsIdentifiers(body) ? identifierErrors(identifiedMember(values)) : {};
  const money = Object.entries(moneyErrors(values, MONEY_LABELS)).filter(([field]) => field in body);
  const errors: Record<string, string> = {
    ...together,
    ...inputErrors(ProfileUpdate, body),
    ...Object.fromEntries(money),
  };
  const order = fieldsOfForm(values.organization_type as OrganizationType);
  const place = (field: string) => order.indexOf(field as ProfileField);
  return Object.fromEntries(Object.entries(errors).sort(([one], [other]) => place(one) - place(other)));
}

/** Returns the fields that hold a value and that a change of the member type removes. */
export function fieldsLostByType(profile: Profile, type: OrganizationType): ProfileField[] {
  if (type === profile.organization_type) return [];
  return fieldsOfType(profile.organization_type).filter((field) => {
    const value = profile[field];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
}

/** Merge rules of the profile's form. */
const PROFILE_FORM = { valuesOf: profileValues, changesOf: changedFields };

/**
 * Returns the form's values on top of what another save has stored. If `theirs` names a field that only the other
 * member type has, that type is kept too.
 */
export function rebasedValues(values: ProfileValues, change: Rebase<Profile>): ProfileValues {
  const merged = rebased(PROFILE_FORM, values, change);
  const isForeign = (field: string) => {
    const owner = TYPE_OF_FIELD[field as TypedField];
    return owner !== undefined && owner !== merged.organization_type;
  };
  return change.theirs.some(isForeign)
    ? { ...merged, organization_type: change.latest.organization_type }
    : merged;
}

export type ProfileForm = FormOf<ProfileValues>;

/** Returns the label, value and error of a field, for an input of the form. */
export const fieldProps = (form: ProfileForm, name: ProfileField) => ({
  label: PROFILE_FIELD_LABELS[name],
  ...form.getInputProps(name),
});
