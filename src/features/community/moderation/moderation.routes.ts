import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './moderation.contract.ts';
import * as moderation from './moderation.service.ts';

export function moderationRoutes(bind: Bind): void {
  bind(contract.reportPost, (ctx, { params, body }) => moderation.reportPost(ctx, params.id, body), {
    stores: { what: 'reported posts', perDay: 30 },
  });
  bind(contract.hidePost, (ctx, { params, body }) => moderation.hidePost(ctx, params.id, body));
  bind(contract.showPost, (ctx, { params }) => moderation.showPost(ctx, params.id));
  bind(contract.listReportedPosts, (ctx, { query }) => moderation.listReportedPosts(ctx, query));
  bind(contract.decideReports, (ctx, { params, body }) => moderation.decideReports(ctx, params.id, body));
}
