import { z } from 'zod';
import { MarketplaceProfile } from '#features/marketplace/listing/marketplace.contract.ts';
import { Project } from '#features/profiles/projects/projects.contract.ts';
import { Service } from '#features/profiles/services/services.contract.ts';
import { IdParams } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Number of projects and of services that come with the detail, and with each further page of them. */
export const DETAIL_PAGE_SIZE = 20;

export const getMarketplaceProfileDetail = defineRoute({
  name: 'getMarketplaceProfileDetail',
  method: 'GET',
  path: '/marketplace/profiles/:id/detail',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: `One member of the marketplace with the newest ${DETAIL_PAGE_SIZE} projects and services`,
  params: IdParams,
  response: z.object({
    profile: MarketplaceProfile,
    projects: z.array(Project),
    services: z.array(Service),
    /** Median time in minutes from a request to its answer, of the newest 50; null below three answers. */
    answer_minutes: z.int().nullable(),
  }),
});

export const listMarketplaceProfileProjects = defineRoute({
  name: 'listMarketplaceProfileProjects',
  method: 'GET',
  path: '/marketplace/profiles/:id/projects',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: "A member's projects, newest first",
  params: IdParams,
  query: ListQuery,
  response: z.array(Project),
});

export const listMarketplaceProfileServices = defineRoute({
  name: 'listMarketplaceProfileServices',
  method: 'GET',
  path: '/marketplace/profiles/:id/services',
  access: 'signed-in',
  act: 'read',
  scope: 'marketplace:read',
  summary: "A member's services, newest first",
  params: IdParams,
  query: ListQuery,
  response: z.array(Service),
});
