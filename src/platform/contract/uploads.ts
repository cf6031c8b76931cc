import { z } from 'zod';
import { IdParams, Instant, requiredLine } from './fields.ts';
import { megabytes } from './files.ts';
import { defineRoute } from './route.ts';

/*
 * Files that arrive in parts and go on after a lost line: tus 1.0 (https://tus.io/protocols/resumable-upload). A file is
 * announced and given up by the calls here; HEAD and PATCH on /uploads/:id, the core of the protocol, send it.
 */

/** Largest file that arrives in parts, of any feature. */
const UPLOAD_BYTES_MAX = megabytes(50);
/** Unfinished or unused files that one member can have at a time. */
export const UPLOADS_MAX = 5;
/**
 * Minutes without a new part after which an upload gives its place up to another file of the member: a crash or a closed
 * browser has interrupted it, and a part of 5 MB needs less on all but the slowest lines.
 */
export const UPLOAD_REST_MINUTES = 15;
/** Hours until a file that no feature has taken over is removed. */
export const UPLOAD_HOURS = 24;

const UploadInput = z.strictObject({
  name: requiredLine(255, 'Name'),
  byte_size: z
    .int('Please choose a file')
    .min(1, 'This file is empty. Please choose another one.')
    .max(UPLOAD_BYTES_MAX, 'This file is larger than 50 MB. Please choose a smaller one.'),
  /** When the file was last changed on the member's disk. */
  modified_at: Instant.nullish(),
});
export type UploadInput = z.output<typeof UploadInput>;

/** A file on its way. */
export const PendingUpload = z.object({
  id: z.uuid(),
  name: z.string(),
  byte_size: z.int(),
  modified_at: Instant.nullable(),
  /** Bytes that have arrived, from the beginning. */
  received: z.int(),
  created_at: Instant,
});
export type PendingUpload = z.output<typeof PendingUpload>;

/** Room for files, in bytes. */
export const FileSpace = z.object({
  /** What the files of the profile take, those on their way included. */
  used: z.int(),
  /** The most that they may take. */
  allowed: z.int(),
});
export type FileSpace = z.output<typeof FileSpace>;

export const getFileSpace = defineRoute({
  name: 'getFileSpace',
  method: 'GET',
  path: '/uploads/space',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Tells how much room the files of the profile take, and how much they may take',
  response: FileSpace,
});

export const createUpload = defineRoute({
  name: 'createUpload',
  method: 'POST',
  path: '/uploads',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Announces a file; its bytes are sent by HEAD and PATCH as tus 1.0 says, and kept for a day',
  body: UploadInput,
  response: PendingUpload,
  status: 201,
});

export const listUploads = defineRoute({
  name: 'listUploads',
  method: 'GET',
  path: '/uploads',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: "Lists the signed-in member's files on their way, newest first; there are five at most",
  response: z.array(PendingUpload),
});

export const removeUpload = defineRoute({
  name: 'removeUpload',
  method: 'DELETE',
  path: '/uploads/:id',
  access: 'confirmed',
  act: 'personal',
  scope: 'none',
  summary: 'Gives a file on its way up',
  params: IdParams,
  response: z.object({ id: z.uuid() }),
});
