import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './replies.contract.ts';
import * as replies from './replies.service.ts';

export function repliesRoutes(bind: Bind): void {
  bind(contract.listReplies, (ctx, { params, query }) => replies.listReplies(ctx, params.id, query));
  bind(contract.createReply, (ctx, { params, body }) => replies.createReply(ctx, params.id, body), {
    stores: { what: 'replies', perDay: 100 },
  });
}
