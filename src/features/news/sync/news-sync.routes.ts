import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './news-sync.contract.ts';
import * as sync from './news-sync.service.ts';

export function newsSyncRoutes(bind: Bind, settings: sync.NewsSyncSettings): void {
  bind(contract.syncNews, (ctx) => sync.syncNews(ctx, settings));
  bind(contract.fetchNewsSource, (ctx, { params }) => sync.fetchNewsSource(ctx, params.id, settings));
}
