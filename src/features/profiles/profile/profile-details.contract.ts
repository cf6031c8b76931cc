import { z } from 'zod';
import { OrganizationSize, SdgGoals } from '#features/accounts/account/profile-fields.contract.ts';
import {
  optionalEmail,
  optionalLine,
  optionalText,
  Rupees,
  selection,
  tags,
} from '#platform/contract/fields.ts';
import { REGIONS } from '#platform/contract/reference-data.ts';

export const PRICING_MODELS = ['fixed', 'hourly', 'subscription', 'custom'] as const;

/** Names of partners and certificates are longer than tags. */
const NAME_MAX = 160;
const YEARS_MAX = 80;

/** Returns the rule for a count: a whole number up to a hundred crore. */
const count = (label: string) =>
  z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must not be negative`)
    .max(1_000_000_000, `${label} must be at most 1,00,00,00,000`);

/** The fields that only one kind of member has, as GET and PUT /profile/profile carry them; money in whole rupees. */
export const ProfileDetails = z.object({
  ngo_registration_number: z.string().nullable(),
  cause_areas: z.array(z.string()),
  annual_beneficiaries: z.int().nullable(),
  annual_projects: z.int().nullable(),
  annual_volunteers: z.int().nullable(),
  strategic_partners: z.array(z.string()),

  expertise_areas: z.array(z.string()),
  certifications: z.array(z.string()),
  consulting_domains: z.array(z.string()),
  hourly_rate: z.int().nullable(),
  years_experience: z.int().nullable(),

  service_categories: z.array(z.string()),
  pricing_model: z.enum(PRICING_MODELS).nullable(),
  deployment_regions: z.array(z.string()),
  industries_served: z.array(z.string()),
  implementation_timeline: z.string().nullable(),

  industry: z.string().nullable(),
  annual_csr_budget: z.int().nullable(),
  sdg_focus: z.array(z.string()),
  csr_lead_name: z.string().nullable(),
  csr_lead_email: z.string().nullable(),
  /** A corporate's `organization_size` under the specification's other name. */
  company_size: z.string().nullable(),
});
export type ProfileDetails = z.output<typeof ProfileDetails>;

/** Rules for a change of these fields. */
export const PROFILE_DETAIL_RULES = {
  ngo_registration_number: optionalText(60, 'Registration number'),
  cause_areas: tags('Cause areas'),
  annual_beneficiaries: count('Beneficiaries').nullable(),
  annual_projects: count('Projects').nullable(),
  annual_volunteers: count('Volunteers').nullable(),
  strategic_partners: tags('Strategic partners', NAME_MAX),

  expertise_areas: tags('Expertise areas'),
  certifications: tags('Certifications', NAME_MAX),
  consulting_domains: tags('Consulting domains'),
  hourly_rate: Rupees.nullable(),
  years_experience: z
    .int('Years of experience must be a whole number')
    .min(0, 'Years of experience must not be negative')
    .max(YEARS_MAX, `Years of experience must be at most ${YEARS_MAX}`)
    .nullable(),

  service_categories: tags('Service categories'),
  pricing_model: z.enum(PRICING_MODELS, 'Please select a pricing model from the list').nullable(),
  deployment_regions: selection(REGIONS, 'Deployment regions'),
  industries_served: tags('Industries served'),
  implementation_timeline: optionalText(200, 'Implementation timeline'),

  industry: optionalText(100, 'Industry'),
  annual_csr_budget: Rupees.nullable(),
  sdg_focus: SdgGoals,
  csr_lead_name: optionalLine(160, 'CSR lead'),
  csr_lead_email: optionalEmail,
  company_size: OrganizationSize,
};
