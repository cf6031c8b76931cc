import { z } from 'zod';
import { PEOPLE_SEARCH_MAX, PersonReasonInput } from '#features/admin/people/people.contract.ts';
import { IdParams, Instant, text } from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { ORGANIZATION_TYPES } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** active: its people can act for it. suspended: by an admin, or with its main owner. closing: an owner deletes it. */
export const ORGANISATION_STATES = ['active', 'suspended', 'closing'] as const;
export type OrganisationState = (typeof ORGANISATION_STATES)[number];

const OrganisationsQuery = PageQuery.extend({
  /** Part of its name or of the address of one of its people, or an id. */
  search: text(PEOPLE_SEARCH_MAX, 'Search').optional(),
  state: z.enum(ORGANISATION_STATES, 'Unknown state').optional(),
  type: z.enum(ORGANIZATION_TYPES, 'Unknown type').optional(),
});
export type OrganisationsQuery = z.output<typeof OrganisationsQuery>;

/** An organisation, or the profile of one person, in the list. */
export const Organisation = z.object({
  id: z.uuid(),
  name: z.string(),
  organization_type: z.enum(ORGANIZATION_TYPES),
  /** State of India; null if the profile names none. */
  state: z.string().nullable(),
  joined_at: Instant,
  people: z.int(),
  main_owner: z.object({ id: z.uuid(), name: z.string(), suspended_at: Instant.nullable() }),
  deletion_due_at: Instant.nullable(),
  /** By an admin, on its own; null for one that is not, also while its main owner is suspended. */
  suspended_at: Instant.nullable(),
  /** Why, and by whom; both are null unless it is suspended on its own. */
  suspension_reason: z.string().nullable(),
  suspended_by_name: z.string().nullable(),
});
export type Organisation = z.output<typeof Organisation>;

export const listOrganisations = defineRoute({
  name: 'listOrganisations',
  method: 'GET',
  path: '/admin/organisations',
  access: 'admin',
  summary: 'Lists organisations of every state, the newest first',
  query: OrganisationsQuery,
  response: paged(Organisation),
});

export const suspendOrganisation = defineRoute({
  name: 'suspendOrganisation',
  method: 'POST',
  path: '/admin/organisations/:id/suspension',
  access: 'admin',
  summary:
    'Suspends an organisation: nobody acts for it, it leaves the marketplace, and all its people get the reason by mail',
  params: IdParams,
  body: PersonReasonInput,
  response: Organisation,
});

export const restoreOrganisation = defineRoute({
  name: 'restoreOrganisation',
  method: 'POST',
  path: '/admin/organisations/:id/restoration',
  access: 'admin',
  summary: 'Ends the suspension of an organisation; all its people get the reason by mail',
  params: IdParams,
  body: PersonReasonInput,
  response: Organisation,
});
