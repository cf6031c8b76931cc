import { z } from 'zod';
import {
  ProgrammeListQuery,
  ProgrammeMilestonesQuery,
} from '#features/programme/portfolio/portfolio.contract.ts';
import { IdParams, Instant, requiredLine } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most views that a person keeps in an organisation. */
export const PROGRAMME_VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 80;
const QUERY_MAX = 2000;

/** A list with its filters and order, as the address of the programme has it; `list=milestones` for the milestones. */
const SavedQuery = z.discriminatedUnion('list', [
  ProgrammeListQuery.omit({ page: true, pageSize: true })
    .extend({ list: z.literal('collaborations') })
    .strict(),
  ProgrammeMilestonesQuery.omit({ page: true, pageSize: true })
    .extend({ list: z.literal('milestones') })
    .strict(),
]);

const partsOf = (query: string) => Object.fromEntries(new URLSearchParams(query));
const isKnown = (query: string) =>
  SavedQuery.safeParse({ list: 'collaborations', ...partsOf(query) }).success;

export const ProgrammeViewName = z.strictObject({
  name: requiredLine(VIEW_NAME_MAX, 'Name', 'Please give the view a name'),
});
export type ProgrammeViewName = z.output<typeof ProgrammeViewName>;

const NewProgrammeView = ProgrammeViewName.extend({
  /** `late=true&place=Bihar&sort=budget`, as in the address of the programme; empty for the list as it opens. */
  query: z
    .string('Name the view')
    .max(QUERY_MAX, 'This view is too long')
    .overwrite((query) => new URLSearchParams(partsOf(query)).toString())
    .refine(isKnown, 'The programme does not know this view'),
});
export type NewProgrammeView = z.output<typeof NewProgrammeView>;

export const ProgrammeView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  created_at: Instant,
});
export type ProgrammeView = z.output<typeof ProgrammeView>;

const writes = { access: 'confirmed', act: 'personal', scope: 'none' } as const;

export const listProgrammeViews = defineRoute({
  name: 'listProgrammeViews',
  method: 'GET',
  path: '/programme/views',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'The views of the programme that the caller keeps in this organisation, by name',
  response: z.array(ProgrammeView),
});

export const createProgrammeView = defineRoute({
  ...writes,
  name: 'createProgrammeView',
  method: 'POST',
  path: '/programme/views',
  summary: 'Keeps a view of the programme under a name',
  body: NewProgrammeView,
  response: ProgrammeView,
  status: 201,
});

export const updateProgrammeView = defineRoute({
  ...writes,
  name: 'updateProgrammeView',
  method: 'PUT',
  path: '/programme/views/:id',
  summary: 'Renames a view of the caller',
  params: IdParams,
  body: ProgrammeViewName,
  response: ProgrammeView,
});

export const removeProgrammeView = defineRoute({
  ...writes,
  name: 'removeProgrammeView',
  method: 'DELETE',
  path: '/programme/views/:id',
  summary: 'Deletes a view of the caller',
  params: IdParams,
  response: IdParams,
});
