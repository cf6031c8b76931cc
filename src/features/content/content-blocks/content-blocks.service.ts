import sanitizeHtml from 'sanitize-html';
import { AppError } from '#platform/contract/errors.ts';
import { type Context, type MemberContext, transact } from '#platform/server/context.ts';
import { validationError } from '#platform/server/http/validation.ts';
import { newId } from '#platform/server/ids.ts';
import type { BlockParams, ContentBlock, ContentBlockInput } from './content-blocks.contract.ts';
import * as blocks from './content-blocks.repository.ts';
import { depthOf, RICH_TEXT_DEPTH_MAX, RICH_TEXT_LINKS, RICH_TEXT_TAGS } from './rich-text.rules.ts';

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
  return blocks.findBlocks(ctx.db, pageKey, 'published only');
}

export function listContentDrafts(ctx: MemberContext, pageKey: string): Promise<ContentBlock[]> {
  return blocks.findBlocks(ctx.db, pageKey, 'drafts too');
}

/**
 * Writes a block; version 0 creates it as a draft.
 * @throws AppError CONFLICT if the block has changed since the admin read it; VALIDATION_FAILED.
 */
export function updateContentBlock(
  ctx: MemberContext,
  at: BlockParams,
  { version, ...input }: ContentBlockInput,
): Promise<ContentBlock> {
  const changes = { ...input, content: sanitised(input.content), updated_at: ctx.now };
  return transact(ctx, async ({ db }) => {
    if (version === 0) {
      return blocks.insertBlock(db, {
        ...changes,
        id: newId(),
        page_key: at.pageKey,
        block_key: at.blockKey,
      });
    }
    const block = await blocks.updateBlock(db, at, version, changes);
    if (!block) throw new AppError('CONFLICT');
    return block;
  });
}

/** @throws AppError CONTENT_BLOCK_NOT_FOUND. */
export function publishContentBlock(ctx: MemberContext, at: BlockParams): Promise<ContentBlock> {
  return show(ctx, at, true);
}

/** @throws AppError CONTENT_BLOCK_NOT_FOUND. */
export function unpublishContentBlock(ctx: MemberContext, at: BlockParams): Promise<ContentBlock> {
  return show(ctx, at, false);
}

async function show(ctx: MemberContext, at: BlockParams, isPublished: boolean): Promise<ContentBlock> {
  const block = await blocks.setPublished(ctx.db, at, isPublished);
  if (!block) throw new AppError('CONTENT_BLOCK_NOT_FOUND');
  return block;
}
