import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './edits.contract.ts';
import * as edits from './edits.service.ts';

export function editsRoutes(bind: Bind): void {
  bind(contract.updatePost, (ctx, { params, body }) => edits.updatePost(ctx, params.id, body), {
    stores: { what: 'changes of posts', perDay: 200 },
  });
  bind(contract.removePost, (ctx, { params }) => edits.removePost(ctx, params.id));
  bind(contract.listPostVersions, (ctx, { params, query }) => edits.listPostVersions(ctx, params.id, query));
}
