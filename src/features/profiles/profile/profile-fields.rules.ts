import { formatCount } from '#platform/contract/counts.ts';
import { formatRupees } from '#platform/contract/money.ts';
import { ORGANIZATION_TYPE_LABELS, type OrganizationType } from '#platform/contract/reference-data.ts';
import type { IdentifierName } from './profile-identifiers.contract.ts';
import { shownIdentifier } from './profile-identifiers.rules.ts';
import type { ProfileUpdate } from './profiles.contract.ts';

/** A field that the edit form can change. A corporate's company size is its organization size. */
export type ProfileField = Exclude<keyof ProfileUpdate, 'version' | 'company_size'>;

/** Labels of a profile's fields, in the order of the edit form and the settings. */
export const PROFILE_FIELD_LABELS: Record<ProfileField, string> = {
  organization_type: 'Member type',
  full_name: 'Full name',
  organization_name: 'Organization name',
  gender: 'Gender',
  short_summary: 'Short summary',
  bio: 'About',
  skills: 'Skills',
  year_established: 'Year established',
  organization_size: 'Organization size',

  headquarters_location: 'Headquarters location',
  headquarters_state: 'State or union territory',
  location: 'Other office',
  operating_regions: 'Operating regions',
  focus_areas: 'Focus areas',
  sdg_goals: 'SDG goals',

  cause_areas: 'Cause areas',
  annual_beneficiaries: 'Beneficiaries a year',
  annual_projects: 'Projects a year',
  annual_volunteers: 'Volunteers a year',
  strategic_partners: 'Strategic partners',

  expertise_areas: 'Expertise areas',
  consulting_domains: 'Consulting domains',
  years_experience: 'Years of experience',
  hourly_rate: 'Hourly rate',
  certifications: 'Certifications',

  service_categories: 'Service categories',
  industries_served: 'Industries served',
  pricing_model: 'Pricing model',
  implementation_timeline: 'Implementation timeline',
  deployment_regions: 'Deployment regions',

  industry: 'Industry',
  annual_csr_budget: 'Annual CSR budget',
  sdg_focus: 'SDG focus',
  csr_lead_name: 'CSR lead',
  csr_lead_email: 'Email of the CSR lead',

  pan: 'PAN',
  gstin: 'GSTIN',
  corporate_cin: 'CIN or FCRN',
  is_listed_entity: 'Listed entity',
  ngo_registration_number: 'Registration number',
  csr_registration_number: 'CSR registration number',
  darpan_id: 'Darpan ID',
  urn_12a: '12A registration number',
  urn_80g: '80G registration number',
  fcra_registration_number: 'FCRA registration number',

  public_contact_email: 'Public email',
  public_contact_phone: 'Public phone',
  phone: 'Private phone',
  website: 'Website',
  linkedin: 'LinkedIn',
  twitter: 'Twitter',

  is_page_public: 'Public page',
  slug: 'Address of your page',
  shows_email: 'Public email shown',
  shows_phone: 'Public phone shown',
  shows_website: 'Website shown',
  shows_linkedin: 'LinkedIn shown',
  shows_twitter: 'Twitter shown',
  shows_csr_lead: 'CSR lead shown',
  mails_requests: 'Emails about collaboration requests',
  mails_answers: 'Emails about answers to your requests',
  mails_milestones: 'Emails about milestones',
  mails_collaborations: 'Emails about budgets and partners',
  mails_funds: 'Emails about grants and payments',
  mails_ratings: 'Emails about ratings',
  mails_document_expiry: 'Emails about expiring documents',
  mails_document_shares: 'Emails about documents shared with you',
  mails_stories: 'Emails about your stories',
  mails_sessions: 'Emails about webinars and workshops',
  mails_mentions: 'Emails about mentions in the community and in collaborations',
  mails_replies: 'Emails about replies to your topics and comments',
  mails_digest: 'Weekly digest of the community',
  mails_partners: 'Weekly email about new partners that fit',
};

/** Returns an option as screens show it: `prefer-not-to-say` as `Prefer not to say`. */
export const wordsOf = (option: string) =>
  option === 'non-binary'
    ? 'Non-binary'
    : option.charAt(0).toUpperCase() + option.slice(1).replaceAll('-', ' ');

/** `1 field`, `3 fields`. */
export const fieldsText = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`;

/** Returns a stored value in words, or null if it is empty. */
export function shownValue(field: ProfileField, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field === 'year_established') return String(value);
  if (typeof value === 'number') {
    return field === 'hourly_rate' || field === 'annual_csr_budget'
      ? formatRupees(value)
      : formatCount(value);
  }
  if (field === 'organization_type') return ORGANIZATION_TYPE_LABELS[value as OrganizationType];
  if (field === 'gender' || field === 'pricing_model') return wordsOf(String(value));
  return shownIdentifier(field as IdentifierName, String(value));
}
