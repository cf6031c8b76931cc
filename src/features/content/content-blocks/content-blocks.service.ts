import sanitizeHtml from 'sanitize-html';
import {
  depthOf,
  RICH_TEXT_DEPTH_MAX,
  RICH_TEXT_LINKS,
  RICH_TEXT_TAGS,
} from '#features/content/rich-text/rich-text.rules.ts';
import { DAY_MS } from '#platform/contract/durations.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type PageQuery, paginationOf } from '#platform/contract/paging.ts';
import { recordAct } from '#platform/server/audit/record-act.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type {
  BlockParams,
  ContentBlock,
  ContentBlockInput,
  ContentDraft,
  Publication,
  Restoration,
} from './content-blocks.contract.ts';
import * as blocks from './content-blocks.repository.ts';

/** Older versions of a block are deleted, unless visitors see them. */
const VERSIONS_KEPT = 200;

const PLANNED_MS_MAX = 365 * DAY_MS;

/**
 * Removes scripts, styles, event handlers, frames and executable links from an admin's HTML.
 * @throws AppError VALIDATION_FAILED for tags that nest too deep.
 */
function sanitised(html: string): string {
  const content = sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: RICH_TEXT_LINKS,
    allowProtocolRelative: false,
    // A heading level outside the allowed ones becomes the nearest allowed one.
    transformTags: { h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' },
  });
  if (depthOf(content) > RICH_TEXT_DEPTH_MAX) {
    throw validationError({ content: `Content must not nest tags more than ${RICH_TEXT_DEPTH_MAX} deep` });
  }
  return content;
}

export function listContentBlocks(ctx: Context, pageKey: string): Promise<ContentBlock[]> {
  return blocks.findPublishedBlocks(ctx.db, pageKey);
}

export function listContentDrafts(ctx: MemberContext, pageKey: string): Promise<ContentDraft[]> {
  return blocks.findDrafts(ctx.db, pageKey) as Promise<ContentDraft[]>;
}

/** Returns all stored blocks of all pages. */
export function listAllContentDrafts(ctx: MemberContext): Promise<ContentDraft[]> {
  return blocks.findDrafts(ctx.db) as Promise<ContentDraft[]>;
}

/**
 * Saves a version of a block; version 0 creates the block. What visitors see does not change.
 * @throws AppError CONFLICT if the block has changed since the admin read it; VALIDATION_FAILED.
 */
export function updateContentBlock(
  ctx: MemberContext,
  at: BlockParams,
  { version, ...input }: ContentBlockInput,
): Promise<ContentDraft> {
  const words = { ...input, content: sanitised(input.content) };
  return transact(ctx, (ctx) => saveBlock(ctx, at, version, words));
}

/**
 * Saves clean words as a version of a block, in the caller's transaction; version 0 creates the block.
 * @throws AppError CONFLICT if the block has changed since the admin read it.
 */
export async function saveBlock(
  ctx: MemberContext,
  at: BlockParams,
  version: number,
  words: Words,
): Promise<ContentDraft> {
  if (version === 0) {
    const id = newId();
    const keys = { id, page_key: at.pageKey, block_key: at.blockKey };
    await blocks.insertBlock(ctx.db, { ...words, ...keys, updated_at: ctx.now });
    await blocks.insertVersion(ctx.db, { ...words, ...ofNew(ctx), block_id: id, version: 1 });
  } else {
    await saveVersion(ctx, await lock(ctx, at, version), words, null);
  }
  recordAct(ctx, { kind: 'content-saved', subject: subjectOf(at), facts: { version: version + 1 } });
  return draftAt(ctx, at);
}

/**
 * Saves the words of an older version as the latest one.
 * @throws AppError CONTENT_BLOCK_NOT_FOUND, CONFLICT; VALIDATION_FAILED if the history has no such version.
 */
export function restoreContentVersion(
  ctx: MemberContext,
  at: BlockParams,
  { version, restored_version }: Restoration,
): Promise<ContentDraft> {
  return transact(ctx, async (ctx) => {
    const block = await lock(ctx, at, version);
    await blocks.keepOwnWords(ctx.db, block.id, newId());
    const words = await blocks.findVersion(ctx.db, block.id, restored_version);
    if (!words) throw validationError({ restored_version: 'The history does not have this version' });
    await saveVersion(ctx, block, words, restored_version);
    recordAct(ctx, {
      kind: 'content-restored',
      subject: subjectOf(at),
      facts: { restored_version, version: version + 1 },
    });
    return draftAt(ctx, at);
  });
}

/**
 * Shows the latest version of a block to visitors: now, or at a time.
 * @throws AppError CONTENT_BLOCK_NOT_FOUND; CONFLICT if there is a later version than the admin has seen;
 * VALIDATION_FAILED for a time that is past or more than a year away.
 */
export function publishContentBlock(
  ctx: MemberContext,
  at: BlockParams,
  { version, publish_at }: Publication,
): Promise<ContentDraft> {
  const time = publish_at ? new Date(publish_at) : null;
  if (time && time <= ctx.now) throw validationError({ publish_at: 'Please choose a time in the future' });
  if (time && time.getTime() > ctx.now.getTime() + PLANNED_MS_MAX) {
    throw validationError({ publish_at: 'Please choose a time within a year' });
  }
  return transact(ctx, async (ctx) => {
    const { id } = await lock(ctx, at, version);
    if (time) await blocks.setPublishAt(ctx.db, id, time);
    else await publishNow(ctx, id);
    recordAct(ctx, {
      kind: time ? 'content-publication-planned' : 'content-published',
      subject: subjectOf(at),
      facts: { version, ...(time && { publish_at: time.toISOString() }) },
    });
    return draftAt(ctx, at);
  });
}

/** Cancels the planned publication of a version. @throws AppError CONTENT_BLOCK_NOT_FOUND. */
export function keepContentBlock(ctx: MemberContext, at: BlockParams): Promise<ContentDraft> {
  return transact(ctx, async (ctx) => {
    const block = await blocks.findBlockForUpdate(ctx.db, at);
    if (!block) throw new AppError('CONTENT_BLOCK_NOT_FOUND');
    await blocks.setPublishAt(ctx.db, block.id, null);
    recordAct(ctx, { kind: 'content-plan-withdrawn', subject: subjectOf(at) });
    return draftAt(ctx, at);
  });
}

/** @throws AppError CONTENT_BLOCK_NOT_FOUND. */
export function unpublishContentBlock(ctx: MemberContext, at: BlockParams): Promise<ContentDraft> {
  return transact(ctx, async (ctx) => {
    if (!(await blocks.unpublish(ctx.db, at))) throw new AppError('CONTENT_BLOCK_NOT_FOUND');
    recordAct(ctx, { kind: 'content-unpublished', subject: subjectOf(at) });
    return draftAt(ctx, at);
  });
}

/** Publishes blocks whose time has come. @returns their number, at most `limit`. */
export function publishDueBlocks(ctx: Context, limit: number): Promise<number> {
  return transact(ctx, async (ctx) => {
    const due = await blocks.takeDueBlocks(ctx.db, ctx.now, limit);
    for (const { id, page_key: pageKey, block_key: blockKey } of due) {
      await publishNow(ctx, id);
      const subject = subjectOf({ pageKey, blockKey });
      recordAct(ctx, { kind: 'content-published', subject, facts: { planned: true } });
    }
    return due.length;
  });
}

/** Returns the versions of a block, newest first. */
export async function listContentVersions(ctx: MemberContext, at: BlockParams, query: PageQuery) {
  const [records, total] = await Promise.all([
    blocks.findVersions(ctx.db, at, query),
    blocks.countVersions(ctx.db, at),
  ]);
  return { records, pagination: paginationOf(query, total) };
}

/** The block as the audit log names it. */
const subjectOf = ({ pageKey, blockKey }: { pageKey: string; blockKey: string }) =>
  ['content block', `${pageKey}/${blockKey}`] as const;

const ofNew = (ctx: MemberContext) => ({ id: newId(), author_id: ctx.actor.accountId, created_at: ctx.now });

type Words = Pick<ContentBlock, 'block_type' | 'title' | 'content' | 'media_url'>;

/** Saves the next version of a locked block. */
async function saveVersion(
  ctx: MemberContext,
  { id, version }: { id: string; version: number },
  words: Words,
  restored_from: number | null,
): Promise<void> {
  await blocks.keepOwnWords(ctx.db, id, newId());
  const next = version + 1;
  await blocks.insertVersion(ctx.db, { ...words, ...ofNew(ctx), block_id: id, version: next, restored_from });
  await blocks.setVersion(ctx.db, id, next);
  await blocks.deleteOldVersions(ctx.db, id, VERSIONS_KEPT);
}

async function publishNow(ctx: Context, id: string): Promise<void> {
  await blocks.keepOwnWords(ctx.db, id, newId());
  await blocks.publishLatest(ctx.db, id, ctx.now);
}

/** Locks a block at the version that an admin has seen. */
async function lock(ctx: MemberContext, at: BlockParams, version: number) {
  const block = await blocks.findBlockForUpdate(ctx.db, at);
  if (!block) throw new AppError('CONTENT_BLOCK_NOT_FOUND');
  if (block.version !== version) throw new AppError('CONFLICT');
  return block;
}

async function draftAt(ctx: MemberContext, at: BlockParams): Promise<ContentDraft> {
  const draft = await blocks.findDraft(ctx.db, at);
  if (!draft) throw new AppError('CONTENT_BLOCK_NOT_FOUND');
  return draft as ContentDraft;
}
