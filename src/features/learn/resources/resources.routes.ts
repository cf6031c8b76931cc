import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './resources.contract.ts';
import * as resources from './resources.service.ts';

export function resourcesRoutes(bind: Bind): void {
  bind(contract.listResources, (ctx, { query }) => resources.listResources(ctx, query));
  bind(contract.listLatestResources, (ctx) => resources.listLatestResources(ctx));
  bind(contract.getResource, (ctx, { params }) => resources.getResource(ctx, params.id));
  bind(contract.viewResource, (ctx, { params }, caller) => resources.viewResource(ctx, params.id, caller));
  bind(contract.downloadResource, (ctx, { params, query }, caller) =>
    resources.downloadResource(ctx, params.id, query, caller),
  );
}
