import { z } from 'zod';
import { IdParams, optionalUrl, requiredName, requiredText, Uuid } from '#platform/contract/fields.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Most moderators of a circle. */
const MODERATORS_MAX = 20;

/** Another page has this address. */
const RESERVED_SLUG = 'digest';

const SLUG_RULE = 'The address must be 3 to 60 small letters, digits and single hyphens between them';

const fields = {
  name: requiredName(80, 'Name'),
  description: requiredText(300, 'Description'),
  group_url: optionalUrl('Group link'),
};

export const CircleInput = z.strictObject({
  ...fields,
  slug: z
    .string(SLUG_RULE)
    .overwrite((value) => value.trim().toLowerCase())
    .min(3, SLUG_RULE)
    .max(60, SLUG_RULE)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, SLUG_RULE)
    .refine((slug) => slug !== RESERVED_SLUG, 'Please choose another address'),
});
export type CircleInput = z.output<typeof CircleInput>;

/** Changes of a circle; absent fields stay as they are. The address never changes: mails and members link to it. */
export const CircleUpdate = z
  .strictObject({
    ...fields,
    is_archived: z.boolean('Archived must be true or false'),
    moderator_ids: z
      .array(Uuid)
      .max(MODERATORS_MAX, `A circle can have ${MODERATORS_MAX} moderators at most`),
  })
  .partial();
export type CircleUpdate = z.output<typeof CircleUpdate>;

/** A circle as admins see it. */
export const ManagedCircle = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  group_url: z.string().nullable(),
  is_archived: z.boolean(),
  topics_count: z.int(),
  moderators: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ManagedCircle = z.output<typeof ManagedCircle>;

export const listManagedCircles = defineRoute({
  name: 'listManagedCircles',
  method: 'GET',
  path: '/admin/community/circles',
  access: 'admin',
  summary: 'All circles with their moderators, archived ones at the end',
  response: z.array(ManagedCircle),
});

export const createCircle = defineRoute({
  name: 'createCircle',
  method: 'POST',
  path: '/admin/community/circles',
  access: 'admin',
  summary: 'Adds a circle',
  body: CircleInput,
  response: ManagedCircle,
  status: 201,
});

export const updateCircle = defineRoute({
  name: 'updateCircle',
  method: 'PUT',
  path: '/admin/community/circles/:id',
  access: 'admin',
  summary: 'Changes a circle and its moderators, archives it or takes it back',
  params: IdParams,
  body: CircleUpdate,
  response: ManagedCircle,
});
