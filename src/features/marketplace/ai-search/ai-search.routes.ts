import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ai-search.contract.ts';
import * as aiSearch from './ai-search.service.ts';

export function aiSearchRoutes(bind: Bind, embeddings: Embeddings): void {
  bind(contract.searchMarketplace, (ctx, { query }) => aiSearch.searchMarketplace(ctx, query, embeddings));
  bind(contract.prepareMarketplaceSearch, async () => aiSearch.prepareMarketplaceSearch(embeddings));
}
