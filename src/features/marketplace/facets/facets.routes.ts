import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './facets.contract.ts';
import * as facets from './facets.service.ts';

export function facetRoutes(bind: Bind): void {
  bind(contract.listFacets, (ctx, { query }) => facets.listFacets(ctx, query));
}
