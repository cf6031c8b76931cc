import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './content-blocks.contract.ts';
import * as blocks from './content-blocks.service.ts';

export function contentBlocksRoutes(bind: Bind): void {
  bind(contract.listContentBlocks, (ctx, { params }) => blocks.listContentBlocks(ctx, params.pageKey));
  bind(contract.listContentDrafts, (ctx, { params }) => blocks.listContentDrafts(ctx, params.pageKey));
  bind(contract.updateContentBlock, (ctx, { params, body }) => blocks.updateContentBlock(ctx, params, body));
  bind(contract.publishContentBlock, (ctx, { params, body }) =>
    blocks.publishContentBlock(ctx, params, body),
  );
  bind(contract.unpublishContentBlock, (ctx, { params }) => blocks.unpublishContentBlock(ctx, params));
  bind(contract.listAllContentDrafts, (ctx) => blocks.listAllContentDrafts(ctx));
  bind(contract.keepContentBlock, (ctx, { params }) => blocks.keepContentBlock(ctx, params));
  bind(contract.listContentVersions, (ctx, { params, query }) =>
    blocks.listContentVersions(ctx, params, query),
  );
  bind(contract.restoreContentVersion, (ctx, { params, body }) =>
    blocks.restoreContentVersion(ctx, params, body),
  );
}
