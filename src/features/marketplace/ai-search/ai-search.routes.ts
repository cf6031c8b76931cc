import type { Bind } from '#platform/server/http/bind.ts';
import type { RouteParts } from '#platform/server/noun.ts';
import * as contract from './ai-search.contract.ts';
import * as aiSearch from './ai-search.service.ts';

export function aiSearchRoutes(
  bind: Bind,
  { embeddings, contacts }: Pick<RouteParts, 'embeddings' | 'contacts'>,
): void {
  bind(contract.searchMarketplace, async (ctx, { query }) => {
    const found = await aiSearch.searchMarketplace(ctx, query, embeddings);
    await contacts(ctx, found.records);
    return found;
  });
  bind(contract.prepareMarketplaceSearch, async () => aiSearch.prepareMarketplaceSearch(embeddings));
}
