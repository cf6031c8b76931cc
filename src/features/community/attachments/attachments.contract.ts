import { z } from 'zod';
import { Attachment } from '#features/community/posts/posts.contract.ts';
import { HOUR_MS } from '#platform/contract/durations.ts';
import { IdParams, Uuid } from '#platform/contract/fields.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import { megabytes } from '#platform/contract/files.ts';
import { defineRoute } from '#platform/contract/route.ts';

export const ATTACHMENT_FILE = { maxBytes: megabytes(10), kinds: ['pdf', 'image'] } as const;

/** The input of `downloadAttachment`. Valid for five minutes, for the session that asked for it. */
const AttachmentLink = z.object({ expires: z.int(), signature: z.string(), file_name: z.string() });

export const createAttachment = defineRoute({
  name: 'createAttachment',
  method: 'POST',
  path: '/community/attachments',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Stores a picture or PDF for a post; without a post it is deleted after a day',
  file: ATTACHMENT_FILE,
  response: Attachment,
  status: 201,
  limits: [{ max: 200, windowMs: HOUR_MS, by: 'address' }],
});

export const removeAttachment = defineRoute({
  name: 'removeAttachment',
  method: 'DELETE',
  path: '/community/attachments/:id',
  access: 'confirmed',
  act: 'speak',
  scope: 'none',
  summary: 'Deletes an own attachment that no post has yet',
  params: IdParams,
  response: z.object({ id: Uuid }),
});

export const openAttachment = defineRoute({
  name: 'openAttachment',
  method: 'POST',
  path: '/community/attachments/:id/openings',
  access: 'signed-in',
  act: 'personal',
  scope: 'none',
  summary: 'Returns a short-lived link to the file of an attachment',
  params: IdParams,
  response: AttachmentLink,
});

export const downloadAttachment = defineRoute({
  name: 'downloadAttachment',
  method: 'GET',
  path: '/community/attachments/:id/file',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Returns the file to the session that asked for the link',
  params: IdParams,
  query: z.strictObject({
    expires: z.coerce.number('This link is not complete').int('This link is not complete'),
    signature: z.string('This link is not complete').max(200, 'This link is not complete'),
  }),
  response: FileResponse,
});
