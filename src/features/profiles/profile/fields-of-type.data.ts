import type { OrganizationType } from '#platform/contract/reference-data.ts';

/** Fields of one kind of member, identifiers included; every other field of a profile is for all kinds. */
export const FIELDS_OF_TYPE = {
  ngo: [
    'ngo_registration_number',
    'cause_areas',
    'annual_beneficiaries',
    'annual_projects',
    'annual_volunteers',
    'strategic_partners',
    'csr_registration_number',
    'darpan_id',
    'urn_12a',
    'urn_80g',
    'fcra_registration_number',
  ],
  consultant: [
    'gender',
    'expertise_areas',
    'certifications',
    'consulting_domains',
    'hourly_rate',
    'years_experience',
  ],
  service_provider: [
    'service_categories',
    'pricing_model',
    'deployment_regions',
    'industries_served',
    'implementation_timeline',
  ],
  corporate: [
    'corporate_cin',
    'is_listed_entity',
    'industry',
    'annual_csr_budget',
    'sdg_focus',
    'csr_lead_name',
    'csr_lead_email',
    'company_size',
  ],
} as const satisfies Record<OrganizationType, readonly string[]>;
export type TypedField = (typeof FIELDS_OF_TYPE)[OrganizationType][number];

/** The kind of member that a field is for, by field name. */
export const TYPE_OF_FIELD = Object.fromEntries(
  Object.entries(FIELDS_OF_TYPE).flatMap(([type, fields]) => fields.map((field) => [field, type])),
) as Record<TypedField, OrganizationType>;
