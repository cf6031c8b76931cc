import type { Embeddings } from '#platform/server/embeddings/embeddings.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './saved-searches.contract.ts';
import * as searches from './saved-searches.service.ts';

export function savedSearchRoutes(bind: Bind, embeddings: Embeddings): void {
  bind(contract.listSavedSearches, (ctx) => searches.listSavedSearches(ctx));
  bind(contract.createSavedSearch, (ctx, { body }) => searches.createSavedSearch(ctx, body, embeddings), {
    stores: { what: 'saved searches', perDay: 50 },
  });
  bind(contract.updateSavedSearch, (ctx, { params, body }) =>
    searches.updateSavedSearch(ctx, params.id, body, embeddings),
  );
  bind(contract.removeSavedSearch, (ctx, { params }) => searches.removeSavedSearch(ctx, params.id));
}
