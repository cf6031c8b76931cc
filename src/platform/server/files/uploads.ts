import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#platform/contract/errors.ts';
import {
  EMPTY_FILE,
  FILE_FIELD,
  type FileRule,
  type MediaType,
  NO_FILE,
  tooLargeMessage,
} from '#platform/contract/files.ts';
import { callerOf } from '../http/callers.ts';
import { validationError } from '../http/validation.ts';
import { cleanFileName, mediaTypeOf } from './file-content.ts';
import { fileError } from './file-refusals.ts';

/** A file that came with the request. It lies in a temporary place and is gone when the request has ended. */
export interface Upload {
  path: string;
  /** The caller who sent it: callers take turns. */
  owner: string;
  /** Cleaned, with the ending of its content. */
  name: string;
  /** By its content. */
  mediaType: MediaType;
  byteSize: number;
  /** Names under which it was put into the file store; what was not kept by then is taken out at the end. */
  saved: string[];
}

/** The body of a route that takes a file and nothing else. */
export const NO_FIELDS = z.strictObject({});

const FIELDS_MAX = 20;
const FIELD_BYTES_MAX = 8 * 1024;

/** Bytes of the form that a request brings; the most that the rule allows where it does not say. */
export const bytesOf = ({ headers }: FastifyRequest, { maxBytes }: FileRule): number =>
  Number(headers['content-length'] ?? Number.NaN) || maxBytes;

/** Prepares a scope of routes for multipart forms; all others go on taking JSON only. */
export function acceptForms(scope: FastifyInstance): void {
  scope.register(multipart, { throwFileSizeLimit: false });
  scope.addHook('onRequest', async (request) => {
    const isForm = /^multipart\/form-data;.*boundary=/i.test(request.headers['content-type'] ?? '');
    if (!isForm)
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', { message: 'Please send a form with the file.' });
  });
}

/**
 * Reads the form that a route with a file takes: its text parts become the body, its file goes to a temporary place
 * while it arrives, and no further than the limit.
 * @param folder of temporary files.
 * @throws AppError FILE_TOO_LARGE, FILE_EMPTY, FILE_TYPE_NOT_ALLOWED, VALIDATION_FAILED without a file,
 * MALFORMED_REQUEST; Error of the disk. Nothing is left on the disk then.
 */
export async function receiveForm(
  request: FastifyRequest,
  rule: FileRule,
  folder: string,
): Promise<{ body: Record<string, unknown>; upload: Upload }> {
  const path = join(folder, crypto.randomUUID());
  try {
    await mkdir(folder, { recursive: true });
    const { body, file } = await readParts(request, rule, path);
    if (!file) throw validationError({ [FILE_FIELD]: NO_FILE });
    if (file.byteSize === 0) throw fileError('FILE_EMPTY', EMPTY_FILE);
    const owner = callerOf(request);
    const mediaType = await mediaTypeOf(path, rule, owner);
    const name = cleanFileName(file.name, mediaType);
    return { body, upload: { path, owner, name, mediaType, byteSize: file.byteSize, saved: [] } };
  } catch (error) {
    // Where even this fails the nightly sweep removes it; the caller gets the failure that came first.
    await rm(path, { force: true }).catch(() => undefined);
    // What is left of the request is read and forgotten, so that a browser that is still sending gets the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw error;
  }
}

async function readParts(request: FastifyRequest, rule: FileRule, path: string) {
  const limits = { fileSize: rule.maxBytes, files: 1, fields: FIELDS_MAX, fieldSize: FIELD_BYTES_MAX };
  const body: Record<string, unknown> = {};
  let file: { name: string; byteSize: number } | undefined;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') body[part.fieldname] = textOf(part);
      else file = await writeFile(part, rule, path);
    }
  } catch (error) {
    // Whatever the form's parser stumbles over was wrong with the form; a full disk is not.
    const isOurs = error instanceof AppError || (error instanceof Error && 'syscall' in error);
    throw isOurs ? error : new AppError('MALFORMED_REQUEST');
  }
  return { body, file };
}

type FieldPart = Extract<Multipart, { type: 'field' }>;
type FilePart = Extract<Multipart, { type: 'file' }>;

function textOf({ fieldname, value, valueTruncated }: FieldPart): string {
  if (valueTruncated || typeof value !== 'string') {
    throw validationError({ [fieldname]: 'This text is too long' });
  }
  return value;
}

async function writeFile({ fieldname, filename, file }: FilePart, rule: FileRule, path: string) {
  if (fieldname !== FILE_FIELD) throw validationError({ [fieldname]: 'Unknown field' });
  await pipeline(file, createWriteStream(path, { mode: 0o600 }));
  if (file.truncated) throw fileError('FILE_TOO_LARGE', tooLargeMessage(rule));
  return { name: filename, byteSize: file.bytesRead };
}
