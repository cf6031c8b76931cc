import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './exports.contract.ts';
import * as exports from './exports.service.ts';

export function exportRoutes(bind: Bind, parts: exports.ExportParts): void {
  bind(contract.exportMarketplaceProfiles, (ctx, { query }) =>
    exports.exportMarketplaceProfiles(ctx, query, parts),
  );
  bind(contract.exportMarketplaceSearch, (ctx, { query }) =>
    exports.exportMarketplaceSearch(ctx, query, parts),
  );
  bind(contract.exportShortlist, (ctx, { params, query }) =>
    exports.exportShortlist(ctx, { id: params.id, format: query.format }, parts),
  );
}
