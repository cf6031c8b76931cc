import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { closeAnswer } from '#features/activity/decisions/decisions.service.ts';
import { forgetTopics } from '#features/activity/events/activity-events.service.ts';
import * as resources from '#features/learn/resources/resources.repository.ts';
import { getResource } from '#features/learn/resources/resources.service.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { ListQuery } from '#platform/contract/paging.ts';
import { type MemberContext, transact } from '#platform/server/context.ts';
import { dropFiles, keepFiles } from '#platform/server/files/files.ts';
import type { Upload } from '#platform/server/files/uploads.ts';
import { newId } from '#platform/server/ids.ts';
import { dropUpload, withUpload } from '#platform/server/uploads/uploads.ts';
import {
  LIBRARY_BYTES_MAX,
  type OwnResource,
  RESOURCE_FILE,
  RESOURCE_VERSIONS_MAX,
  type ResourceChange,
  type ResourceInput,
  type VersionInput,
} from './resource-upload.contract.ts';
import * as own from './resource-upload.repository.ts';

async function getOwnResource(ctx: MemberContext, id: string): Promise<OwnResource> {
  const { licence, sources, is_own, ...resource } = await getResource(ctx, id);
  return { ...resource, email: await own.findEmail(ctx.db, id) };
}

export async function listOwnResources(ctx: MemberContext, query: ListQuery): Promise<OwnResource[]> {
  const found: OwnResource[] = [];
  for (const id of await own.findOwnIds(ctx.db, ctx.actor.profileId, query))
    found.push(await getOwnResource(ctx, id));
  return found;
}

async function fingerprintOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}

interface NewVersion {
  upload_id: string;
  note?: string | null;
}

/**
 * Takes an upload over as the next version of a resource; one that still waits for a review goes.
 * @param prepare stores the resource, or locks it, in the same transaction. Returns its id.
 */
async function takeVersion(
  ctx: MemberContext,
  { upload_id, note }: NewVersion,
  prepare: (ctx: MemberContext) => Promise<string>,
): Promise<OwnResource> {
  return withUpload(ctx, upload_id, RESOURCE_FILE, async (file: Upload) => {
    const saved = await ctx.files.savePrivate(file);
    const fingerprint = await fingerprintOf(file.path);
    return transact(ctx, async (ctx) => {
      // Parallel requests must count one another.
      await own.lockLibraryOf(ctx.db, ctx.actor.profileId);
      const id = await prepare(ctx);
      const waiting = await own.deleteWaitingVersion(ctx.db, id);
      if (waiting) await dropFiles(ctx, [waiting]);
      const [newest] = await resources.findVersions(ctx.db, id);
      const number = (newest?.number ?? 0) + 1;
      if (number > RESOURCE_VERSIONS_MAX) throw new AppError('RESOURCE_VERSIONS_FULL');
      if ((await own.sumBytes(ctx.db, ctx.actor.profileId)) + saved.byteSize > LIBRARY_BYTES_MAX)
        throw new AppError('LIBRARY_FULL');
      await keepFiles(ctx, [saved]);
      await own.insertVersion(ctx.db, {
        id: newId(),
        resource_id: id,
        number,
        file_name: saved.name,
        original_name: file.name,
        fingerprint,
        note: note ?? null,
        created_at: ctx.now,
      });
      await own.updateResource(ctx.db, id, { waiting_since: ctx.now, remark: null });
      await dropUpload(ctx, upload_id);
      return getOwnResource(ctx, id);
    });
  });
}

/** Submits a resource for review. @throws AppError of the upload and its file; LIBRARY_FULL. */
export function createResource(
  ctx: MemberContext,
  { upload_id, content_url = null, ...details }: ResourceInput,
): Promise<OwnResource> {
  return takeVersion(ctx, { upload_id }, async (ctx) => {
    const id = newId();
    const { actor, now } = ctx;
    await own.insertResource(ctx.db, {
      ...details,
      content_url,
      id,
      author_id: actor.profileId,
      created_at: now,
      updated_at: now,
    });
    return id;
  });
}

/** @throws AppError RESOURCE_NOT_FOUND, also for another member's. */
async function lockOwn(ctx: MemberContext, id: string) {
  const resource = await own.lockOwnResource(ctx.db, ctx.actor.profileId, id);
  if (!resource) throw new AppError('RESOURCE_NOT_FOUND');
  return resource;
}

/**
 * Changes a resource that is not published, with another file if one was sent, and submits it again.
 * @throws AppError RESOURCE_NOT_FOUND, RESOURCE_PUBLISHED, RESOURCE_DECLINED; of the upload and its file.
 */
export function updateResource(
  ctx: MemberContext,
  id: string,
  { upload_id, content_url = null, ...details }: ResourceChange,
): Promise<OwnResource> {
  const change = async (ctx: MemberContext) => {
    const { status } = await lockOwn(ctx, id);
    if (status === 'published') throw new AppError('RESOURCE_PUBLISHED');
    if (status === 'declined') throw new AppError('RESOURCE_DECLINED');
    await own.updateResource(ctx.db, id, {
      ...details,
      content_url,
      status: 'pending',
      remark: null,
      waiting_since: ctx.now,
      updated_at: ctx.now,
    });
    return id;
  };
  if (upload_id) return takeVersion(ctx, { upload_id }, change);
  return transact(ctx, async (ctx) => getOwnResource(ctx, await change(ctx)));
}

/** Submits another file. @throws AppError RESOURCE_NOT_FOUND, RESOURCE_DECLINED, RESOURCE_VERSIONS_FULL; of the file. */
export function addResourceVersion(
  ctx: MemberContext,
  id: string,
  input: VersionInput,
): Promise<OwnResource> {
  return takeVersion(ctx, input, async (ctx) => {
    const { status } = await lockOwn(ctx, id);
    if (status === 'declined') throw new AppError('RESOURCE_DECLINED');
    if (status === 'returned') await own.updateResource(ctx.db, id, { status: 'pending' });
    return id;
  });
}

/** @throws AppError RESOURCE_NOT_FOUND, also for another member's. */
export function removeResource(ctx: MemberContext, id: string): Promise<{ id: string }> {
  return transact(ctx, async (ctx) => {
    await lockOwn(ctx, id);
    const versions = await resources.findVersions(ctx.db, id);
    await closeAnswer(ctx, 'resource', id);
    await own.deleteResource(ctx.db, id);
    await forgetTopics(ctx.db, 'resource', id);
    await dropFiles(
      ctx,
      versions.map(({ stored_name }) => stored_name),
    );
    return { id };
  });
}
