import { z } from 'zod';
import { Project } from '#features/profiles/projects/projects.contract.ts';
import { Service } from '#features/profiles/services/services.contract.ts';
import { IdParams } from '#platform/contract/fields.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const listMarketplaceProfileProjects = defineRoute({
  name: 'listMarketplaceProfileProjects',
  method: 'GET',
  path: '/marketplace/profiles/:id/projects',
  access: 'signed-in',
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
  summary: "A member's services, newest first",
  params: IdParams,
  query: ListQuery,
  response: z.array(Service),
});
