import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './news.contract.ts';
import * as news from './news.service.ts';

export function newsRoutes(bind: Bind): void {
  bind(contract.listNews, (ctx, { query }) => news.listNews(ctx, query));
  bind(contract.listPublicNewsSources, (ctx, { query }) => news.listPublicNewsSources(ctx, query));
  bind(contract.openNews, (ctx, { params }, caller) => news.openNews(ctx, params.id, caller), {
    stores: { what: 'opened news', perDay: 1000 },
  });
  bind(contract.markNews, (ctx, { params, body }) => news.markNews(ctx, params.id, body), {
    stores: { what: 'marks of news', perDay: 1000 },
  });
}
