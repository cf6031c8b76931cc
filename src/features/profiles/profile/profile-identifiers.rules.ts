import { checkCorporateId, cinWarnings } from '#platform/contract/identifiers/corporate-identity.ts';
import { checkGstin, gstinPanError } from '#platform/contract/identifiers/gstin.ts';
import { checkPan, maskedPan, panWarnings } from '#platform/contract/identifiers/pan.ts';
import { checkDarpanId, checkTaxUrn, urnPanError } from '#platform/contract/identifiers/registrations.ts';
import type { OrganizationType } from '#platform/contract/reference-data.ts';
import type { IdentifierName, ProfileIdentifiers } from './profile-identifiers.contract.ts';

/** The identifiers of a member, and the fields they are compared with. */
export interface IdentifiedMember extends Partial<ProfileIdentifiers> {
  organization_type: OrganizationType;
  headquarters_state?: string | null;
  year_established?: number | null;
}

const given = (errors: Partial<Record<IdentifierName, string | null>>) =>
  Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])),
  ) as Partial<Record<IdentifierName, string>>;

/** Returns contradictions between identifiers that are each valid, by field; such a profile is refused. */
export function identifierErrors(member: IdentifiedMember) {
  return given({
    gstin: gstinPanError(member.gstin, member.pan),
    urn_12a: urnPanError(member.urn_12a, member.pan),
    urn_80g: urnPanError(member.urn_80g, member.pan),
  });
}

/** Returns warnings by field: values that look odd but may be right. They do not prevent saving. */
export function identifierWarnings(member: IdentifiedMember): Partial<Record<IdentifierName, string[]>> {
  const { corporate_cin, darpan_id, pan, gstin, urn_12a, urn_80g } = member;
  const found: [IdentifierName, string[]][] = [
    [
      'corporate_cin',
      [
        ...(corporate_cin ? checkCorporateId(corporate_cin).warnings : []),
        ...cinWarnings(corporate_cin, member),
      ],
    ],
    ['darpan_id', darpan_id ? checkDarpanId(darpan_id).warnings : []],
    ['pan', [...(pan ? checkPan(pan).warnings : []), ...panWarnings(pan, member)]],
    ['gstin', gstin ? checkGstin(gstin).warnings : []],
    ['urn_12a', urn_12a ? checkTaxUrn(urn_12a).warnings : []],
    ['urn_80g', urn_80g ? checkTaxUrn(urn_80g).warnings : []],
  ];
  return Object.fromEntries(found.filter(([, warnings]) => warnings.length > 0));
}

/** Returns the identifier as screens show it, with the PAN in it masked except for its last four characters. */
export function shownIdentifier(name: IdentifierName, value: string): string {
  if (name === 'pan') return maskedPan(value);
  if (name === 'gstin') return value.slice(0, 2) + maskedPan(value.slice(2, 12)) + value.slice(12);
  if (name === 'urn_12a' || name === 'urn_80g') return maskedPan(value.slice(0, 10)) + value.slice(10);
  return value;
}
