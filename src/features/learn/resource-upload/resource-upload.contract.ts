import { z } from 'zod';
import {
  RESOURCE_AUDIENCES,
  RESOURCE_CATEGORIES,
  RESOURCE_LANGUAGES,
  RESOURCE_TYPES,
} from '#features/learn/resources/resource-choices.data.ts';
import { Resource } from '#features/learn/resources/resources.contract.ts';
import {
  Email,
  IdParams,
  optionalText,
  optionalUrl,
  requiredLine,
  requiredName,
  requiredText,
  selection,
  text,
  Uuid,
} from '#platform/contract/fields.ts';
import { megabytes } from '#platform/contract/files.ts';
import { ListQuery } from '#platform/contract/paging.ts';
import { SDG_GOALS } from '#platform/contract/reference-data.ts';
import { defineRoute } from '#platform/contract/route.ts';

/** Files that the library takes (specification part 2, section 5), and pictures, which its page shows. */
export const RESOURCE_FILE = {
  maxBytes: megabytes(50),
  kinds: ['pdf', 'document', 'spreadsheet', 'presentation', 'archive', 'image'],
} as const;

export const RESOURCES_MAX = 200;
export const RESOURCE_VERSIONS_MAX = 20;
/** Of all versions of one member's resources, in bytes. */
export const LIBRARY_BYTES_MAX = megabytes(2048);
export const RESOURCE_DESCRIPTION_MAX = 2000;
export const VERSION_NOTE_MAX = 300;
export const RESOURCE_TAG_MAX = 40;

const NO_FILE = 'Please choose a file';
const UploadId = z.uuid(NO_FILE);

/** Different words, also in other capitals. */
const Tags = z
  .array(text(RESOURCE_TAG_MAX, 'Tag').min(1, 'A tag must not be empty'), 'Tags must be a list')
  .max(30, 'Tags must have 30 entries or less')
  .refine(
    (words) => new Set(words.map((word) => word.toLowerCase())).size === words.length,
    'Tags have a duplicate entry',
  );

const fields = {
  title: requiredLine(200, 'Title'),
  category: z.enum(RESOURCE_CATEGORIES, 'Please select a category'),
  description: requiredText(RESOURCE_DESCRIPTION_MAX, 'Description'),
  type: z.enum(RESOURCE_TYPES, 'Please select a type'),
  audience: z.enum(RESOURCE_AUDIENCES, 'Please select an audience'),
  language: z.enum(RESOURCE_LANGUAGES, 'Please select a language').default('English'),
  tags: Tags.default([]),
  sdg_goals: selection(SDG_GOALS, 'SDG goals').default([]),
  content_url: optionalUrl('Link'),
  author_name: requiredName(120, 'Author name'),
  organization: requiredName(160, 'Organization'),
  email: Email,
};

/** A new resource (specification part 2, section 3, "Resource upload"). Its file has been sent before. */
export const ResourceInput = z.strictObject({ upload_id: UploadId, ...fields });
export type ResourceInput = z.output<typeof ResourceInput>;

/** Other details of a resource that is not published, and another file where `upload_id` is given. */
export const ResourceChange = z.strictObject({ upload_id: UploadId.nullish(), ...fields });
export type ResourceChange = z.output<typeof ResourceChange>;

export const VersionInput = z.strictObject({
  upload_id: UploadId,
  note: optionalText(VERSION_NOTE_MAX, 'What has changed'),
});
export type VersionInput = z.output<typeof VersionInput>;

/** A resource as its author sees it. */
export const OwnResource = Resource.omit({ licence: true, sources: true, is_own: true }).extend({
  email: z.string().nullable(),
});
export type OwnResource = z.output<typeof OwnResource>;

export const listOwnResources = defineRoute({
  name: 'listOwnResources',
  method: 'GET',
  path: '/resources/mine',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "The signed-in member's own resources with their states, newest first",
  query: ListQuery,
  response: z.array(OwnResource),
});

export const createResource = defineRoute({
  name: 'createResource',
  method: 'POST',
  path: '/resources',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Submits a resource for review; its file was sent as an upload before',
  body: ResourceInput,
  response: OwnResource,
  status: 201,
});

export const updateResource = defineRoute({
  name: 'updateResource',
  method: 'PUT',
  path: '/resources/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Changes a resource that is not published, and submits it again',
  params: IdParams,
  body: ResourceChange,
  response: OwnResource,
});

export const addResourceVersion = defineRoute({
  name: 'addResourceVersion',
  method: 'POST',
  path: '/resources/:id/versions',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Submits a new file of a published resource; it replaces one that still waits for review',
  params: IdParams,
  body: VersionInput,
  response: OwnResource,
  status: 201,
});

export const removeResource = defineRoute({
  name: 'removeResource',
  method: 'DELETE',
  path: '/resources/:id',
  access: 'confirmed',
  act: 'write',
  scope: 'none',
  summary: 'Deletes a resource with its versions and ratings',
  params: IdParams,
  response: z.object({ id: Uuid }),
});
