import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './shortlists.contract.ts';
import * as shortlists from './shortlists.service.ts';

export function shortlistRoutes(bind: Bind): void {
  bind(contract.listShortlists, (ctx) => shortlists.listShortlists(ctx));
  bind(contract.createShortlist, (ctx, { body }) => shortlists.createShortlist(ctx, body));
  bind(contract.renameShortlist, (ctx, { params, body }) => shortlists.renameShortlist(ctx, params.id, body));
  bind(contract.removeShortlist, (ctx, { params }) => shortlists.removeShortlist(ctx, params.id));
  bind(contract.getShortlist, (ctx, { params, query }) => shortlists.getShortlist(ctx, params.id, query));
  bind(contract.saveShortlistEntry, (ctx, { params, body }) =>
    shortlists.saveShortlistEntry(ctx, params, body),
  );
  bind(contract.removeShortlistEntry, (ctx, { params }) => shortlists.removeShortlistEntry(ctx, params));
}
