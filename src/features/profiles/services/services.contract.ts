import { z } from 'zod';
import { FocusAreas, SdgGoals } from '#features/accounts/account/profile-fields.contract.ts';
import {
  IdParams,
  Instant,
  optionalText,
  Rupees,
  requiredText,
  selection,
  tags,
  Uuid,
  Version,
} from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { REGIONS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const CONTACT_PREFERENCES = ['Email', 'Phone', 'LinkedIn', 'Website', 'Other'] as const;

/** Contact preferences as they read in "Contact by email"; company names keep their capitals. */
export const CONTACT_TEXTS: Record<(typeof CONTACT_PREFERENCES)[number], string> = {
  Email: 'email',
  Phone: 'phone',
  LinkedIn: 'LinkedIn',
  Website: 'website',
  Other: 'other means',
};

export const SERVICE_TITLE_MAX = 120;
export const SERVICE_TAGLINE_MAX = 90;
export const SERVICE_DESCRIPTION_MAX = 1500;

/** Suggestions for practice areas; other words are accepted too. The specification counts eight and names none. */
export const PRACTICE_AREAS = [
  'Programme Design',
  'Implementation',
  'Monitoring & Evaluation',
  'Impact Assessment',
  'CSR Advisory',
  'Capacity Building',
  'Compliance & Reporting',
  'Technology Solutions',
] as const;

/** A service that a member offers. `price` is in whole rupees. */
export const Service = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  tagline: z.string(),
  description: z.string(),
  contact_preference: z.enum(CONTACT_PREFERENCES),
  practice_areas: z.array(z.string()),
  focus_areas: z.array(z.string()),
  sdg_goals: z.array(z.string()),
  geographic_coverage: z.array(z.string()),
  price: z.int().nullable(),
  duration: z.string().nullable(),
  category: z.string().nullable(),
  created_at: Instant,
  updated_at: Instant,
  /** Grows by one with every save that changes something; an update names the version it started from. */
  version: z.int(),
});
export type Service = z.output<typeof Service>;

const fields = {
  title: requiredText(SERVICE_TITLE_MAX, 'Title'),
  tagline: requiredText(SERVICE_TAGLINE_MAX, 'Tagline'),
  description: requiredText(SERVICE_DESCRIPTION_MAX, 'Description'),
  contact_preference: z.enum(CONTACT_PREFERENCES, 'Please select a contact preference from the list'),
  practice_areas: tags('Practice areas'),
  focus_areas: FocusAreas,
  sdg_goals: SdgGoals,
  geographic_coverage: selection(REGIONS, 'Geographic coverage'),
  price: Rupees.nullish(),
  duration: optionalText(60, 'Duration'),
  category: optionalText(60, 'Category'),
};

export const ServiceInput = z.strictObject({
  ...fields,
  contact_preference: fields.contact_preference.default('Email'),
  practice_areas: fields.practice_areas.default([]),
  focus_areas: fields.focus_areas.default([]),
  sdg_goals: fields.sdg_goals.default([]),
  geographic_coverage: fields.geographic_coverage.default([]),
});
export type ServiceInput = z.output<typeof ServiceInput>;

/**
 * Only the fields that are sent change. With the `version` that the changes started from, fields that another save
 * has changed since are not overwritten: the answer is 409 and names them. Without it the last save wins.
 */
export const ServiceUpdate = z.strictObject({ ...fields, version: Version }).partial();
export type ServiceUpdate = z.output<typeof ServiceUpdate>;

export const listServices = defineRoute({
  name: 'listServices',
  method: 'GET',
  path: '/profile/services',
  access: 'signed-in',
  act: 'read',
  scope: 'profile:read',
  summary: "The signed-in member's services, newest first",
  query: PageQuery,
  response: paged(Service),
});

export const createService = defineRoute({
  name: 'createService',
  method: 'POST',
  path: '/profile/services',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary: 'Publishes a service',
  body: ServiceInput,
  response: Service,
  status: 201,
});

export const getService = defineRoute({
  name: 'getService',
  method: 'GET',
  path: '/profile/services/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'profile:read',
  summary: "One of the signed-in member's services",
  params: IdParams,
  response: Service,
});

export const updateService = defineRoute({
  name: 'updateService',
  method: 'PUT',
  path: '/profile/services/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary:
    "Changes fields of one of the signed-in member's services; 409 where another save changed the same ones",
  params: IdParams,
  body: ServiceUpdate,
  response: Service,
});

export const removeService = defineRoute({
  name: 'removeService',
  method: 'DELETE',
  path: '/profile/services/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'profile:write',
  summary: "Deletes one of the signed-in member's services",
  params: IdParams,
  response: z.object({ id: Uuid }),
});
