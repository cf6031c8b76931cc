import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './shortlists.contract.ts';
import * as shortlists from './shortlists.service.ts';

export function shortlistRoutes(bind: Bind): void {
  bind(contract.listShortlists, (ctx) => shortlists.listShortlists(ctx));
  bind(contract.createShortlist, (ctx, { body }) => shortlists.createShortlist(ctx, body), {
    stores: {
      what: 'shortlists',
      perDay: 50,
      inAll: { max: contract.SHORTLISTS_MAX, table: 'shortlists', column: 'owner_id' },
    },
  });
  bind(contract.renameShortlist, (ctx, { params, body }) => shortlists.renameShortlist(ctx, params.id, body));
  bind(contract.removeShortlist, (ctx, { params }) => shortlists.removeShortlist(ctx, params.id));
  bind(contract.getShortlist, (ctx, { params, query }) => shortlists.getShortlist(ctx, params.id, query));
  bind(
    contract.saveShortlistEntry,
    (ctx, { params, body }) => shortlists.saveShortlistEntry(ctx, params, body),
    { stores: { what: 'partners put on shortlists, and notes', perDay: 500 } },
  );
  bind(contract.removeShortlistEntry, (ctx, { params }) => shortlists.removeShortlistEntry(ctx, params));
}
