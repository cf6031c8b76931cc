import { z } from 'zod';
import { ProjectPicture } from '#features/profiles/project-pictures/project-pictures.contract.ts';
import { SCHEDULE_VII_ITEMS } from '#platform/contract/csr/schedule-vii.ts';
import {
  DATES_IN_ORDER,
  IdParams,
  Instant,
  IsoDate,
  optionalText,
  Rupees,
  requiredText,
  tags,
  Uuid,
  Version,
} from '#platform/contract/fields.ts';
import { PageQuery, paged } from '#platform/contract/paging.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const PROJECT_STATUSES = ['Active', 'Completed', 'On Hold', 'Cancelled'] as const;
export const PROJECT_TITLE_MAX = 200;
export const PROJECT_DESCRIPTION_MAX = 3000;

/** About the population of India. */
const PEOPLE_MAX = 1_500_000_000;

/** A project that a member ran or runs. `budget` is in whole rupees, the dates are ISO days. */
export const Project = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.enum(PROJECT_STATUSES),
  start_date: z.string().nullable(),
  end_date: z.string().nullable(),
  budget: z.int().nullable(),
  rating: z.number().nullable(),
  /** Head of Schedule VII of the Companies Act, 2013 that the project falls under: `i` to `xiii`. */
  schedule_vii_item: z.string().nullable(),
  districts: z.array(z.string()),
  /** Number of people the project aims to reach, and has reached so far. */
  beneficiaries_planned: z.int().nullable(),
  beneficiaries_reached: z.int().nullable(),
  pictures: z.array(ProjectPicture),
  created_at: Instant,
  updated_at: Instant,
  /** Grows by one with every save that changes something; an update names the version it started from. */
  version: z.int(),
});
export type Project = z.output<typeof Project>;

const people = (label: string) =>
  z
    .number(`${label} must be a number`)
    .int(`${label} must be a whole number`)
    .min(0, `${label} must not be negative`)
    .max(PEOPLE_MAX, `${label} must be at most 150 crore`)
    .nullish();

const fields = {
  title: requiredText(PROJECT_TITLE_MAX, 'Title'),
  description: optionalText(PROJECT_DESCRIPTION_MAX, 'Description'),
  status: z.enum(PROJECT_STATUSES, 'Please select a status from the list'),
  start_date: IsoDate.nullish(),
  end_date: IsoDate.nullish(),
  budget: Rupees.nullish(),
  rating: z
    .number('Rating must be a number')
    .min(0, 'Rating must be from 0 to 5')
    .max(5, 'Rating must be from 0 to 5')
    .nullish(),
  schedule_vii_item: z
    .enum(SCHEDULE_VII_ITEMS, 'Please select an item of Schedule VII from the list')
    .nullish(),
  districts: tags('Districts'),
  beneficiaries_planned: people('Beneficiaries planned'),
  beneficiaries_reached: people('Beneficiaries reached'),
};

export const ProjectInput = z
  .strictObject({ ...fields, districts: fields.districts.default([]) })
  .refine(...DATES_IN_ORDER);
export type ProjectInput = z.output<typeof ProjectInput>;

/**
 * Only the fields that are sent change. With the `version` that the changes started from, fields that another save
 * has changed since are not overwritten: the answer is 409 and names them. Without it the last save wins.
 */
export const ProjectUpdate = z
  .strictObject({ ...fields, version: Version })
  .partial()
  .refine(...DATES_IN_ORDER);
export type ProjectUpdate = z.output<typeof ProjectUpdate>;

export const ProjectStats = z.object({ activeProjects: z.int(), completedProjects: z.int() });
export type ProjectStats = z.output<typeof ProjectStats>;

export const listProjects = defineRoute({
  name: 'listProjects',
  method: 'GET',
  path: '/profile/projects',
  access: 'signed-in',
  act: 'read',
  scope: 'projects:read',
  summary: "The signed-in member's projects, newest first",
  query: PageQuery,
  response: paged(Project),
});

export const getProjectStats = defineRoute({
  name: 'getProjectStats',
  method: 'GET',
  path: '/profile/projects/stats',
  access: 'signed-in',
  act: 'read',
  scope: 'projects:read',
  summary: "How many of the signed-in member's projects are active and completed",
  response: ProjectStats,
  // The specification's client reads the two numbers at the top level.
  alsoBesideData: true,
});

export const createProject = defineRoute({
  name: 'createProject',
  method: 'POST',
  path: '/profile/projects',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary: 'Publishes a project',
  body: ProjectInput,
  response: Project,
  status: 201,
});

export const getProject = defineRoute({
  name: 'getProject',
  method: 'GET',
  path: '/profile/projects/:id',
  access: 'signed-in',
  act: 'read',
  scope: 'projects:read',
  summary: "One of the signed-in member's projects",
  params: IdParams,
  response: Project,
});

export const updateProject = defineRoute({
  name: 'updateProject',
  method: 'PUT',
  path: '/profile/projects/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary:
    "Changes fields of one of the signed-in member's projects; 409 where another save changed the same ones",
  params: IdParams,
  body: ProjectUpdate,
  response: Project,
});

export const removeProject = defineRoute({
  name: 'removeProject',
  method: 'DELETE',
  path: '/profile/projects/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary: "Deletes one of the signed-in member's projects",
  params: IdParams,
  response: z.object({ id: Uuid }),
});
