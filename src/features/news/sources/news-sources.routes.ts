import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './news-sources.contract.ts';
import * as sources from './news-sources.service.ts';

export function newsSourcesRoutes(bind: Bind): void {
  bind(contract.listNewsSources, (ctx, { query }) => sources.listNewsSources(ctx, query));
  bind(contract.createNewsSource, (ctx, { body }) => sources.createNewsSource(ctx, body));
  bind(contract.updateNewsSource, (ctx, { params, body }) => sources.updateNewsSource(ctx, params.id, body));
  bind(contract.removeNewsSource, (ctx, { params }) => sources.removeNewsSource(ctx, params.id));
}
