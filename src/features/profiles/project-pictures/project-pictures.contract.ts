import { z } from 'zod';
import { requiredText, Uuid } from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const PROJECT_PICTURES_MAX = 6;
export const ALT_TEXT_MAX = 200;

/** Proportions (width by height) of a project's pictures, and the stored widths in pixels: large, and for lists. */
export const PROJECT_PICTURE_RATIO = 4 / 3;
export const PROJECT_PICTURE_WIDTHS = [1200, 400] as const;
export const SMALL_PROJECT_PICTURE = PROJECT_PICTURE_WIDTHS[1];

export const PROJECT_PICTURE_FILE = { maxBytes: megabytes(10), kinds: ['image'] } as const;

/**
 * Statements about the people in a picture: no one can be recognised, or all have agreed. A picture in which a person
 * can be recognised is personal data and needs their consent, for a child a parent's (DPDP Act, 2023, sections 6, 9).
 */
const PICTURE_PEOPLE = ['none', 'agreed'] as const;

/** A picture of a project. `url` leads to the largest; `pictureInWidth` to the others. */
export const ProjectPicture = z.object({
  id: z.uuid(),
  url: z.string(),
  alt_text: z.string(),
  people: z.enum(PICTURE_PEOPLE),
});
export type ProjectPicture = z.output<typeof ProjectPicture>;

export const ProjectPictureInput = z.strictObject({
  alt_text: requiredText(ALT_TEXT_MAX, 'Description of the picture'),
  people: z.enum(PICTURE_PEOPLE, 'Please say whether people can be recognised'),
});
export type ProjectPictureInput = z.output<typeof ProjectPictureInput>;

/** Only the fields that are sent change. */
export const ProjectPictureUpdate = ProjectPictureInput.partial();
export type ProjectPictureUpdate = z.output<typeof ProjectPictureUpdate>;

const ProjectParams = z.strictObject({ id: Uuid });
const PictureParams = z.strictObject({ id: Uuid, pictureId: Uuid });

export const createProjectPicture = defineRoute({
  name: 'createProjectPicture',
  method: 'POST',
  path: '/profile/projects/:id/pictures',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary: "Adds a picture to one of the signed-in member's projects, six at most",
  params: ProjectParams,
  file: PROJECT_PICTURE_FILE,
  body: ProjectPictureInput,
  response: ProjectPicture,
  status: 201,
  limits: [{ max: 120, windowMs: 3_600_000, by: 'address' }],
});

export const updateProjectPicture = defineRoute({
  name: 'updateProjectPicture',
  method: 'PUT',
  path: '/profile/projects/:id/pictures/:pictureId',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary: "Changes the description of a picture of one of the signed-in member's projects",
  params: PictureParams,
  body: ProjectPictureUpdate,
  response: ProjectPicture,
});

export const removeProjectPicture = defineRoute({
  name: 'removeProjectPicture',
  method: 'DELETE',
  path: '/profile/projects/:id/pictures/:pictureId',
  access: 'confirmed',
  act: 'write',
  scope: 'projects:write',
  summary: "Deletes a picture of one of the signed-in member's projects",
  params: PictureParams,
  response: z.object({ id: Uuid }),
});
