import type { Reorder } from '#features/marketplace/listing/marketplace.service.ts';
import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './exports.contract.ts';
import * as exports from './exports.service.ts';

/** @param reorder puts members in the order of their matches. */
export function exportRoutes(bind: Bind, reorder: Reorder, embeddings: Embeddings): void {
  bind(contract.exportMarketplaceProfiles, (ctx, { query }) =>
    exports.exportMarketplaceProfiles(ctx, query, reorder),
  );
  bind(contract.exportMarketplaceSearch, (ctx, { query }) =>
    exports.exportMarketplaceSearch(ctx, query, embeddings),
  );
  bind(contract.exportShortlist, (ctx, { params, query }) =>
    exports.exportShortlist(ctx, params.id, query.format),
  );
}
