import type { Bind } from '#platform/server/http/bind.ts';
import * as viewsContract from './saved-views.contract.ts';
import * as views from './saved-views.service.ts';
import * as contract from './ticket-queue.contract.ts';
import * as queue from './ticket-queue.service.ts';

export function ticketQueueRoutes(bind: Bind): void {
  bind(contract.listDeskTickets, (ctx, { query }) => queue.listDeskTickets(ctx, query));
  bind(contract.listSupporters, (ctx) => queue.listSupporters(ctx));
  bind(viewsContract.listSavedViews, (ctx) => views.listSavedViews(ctx));
  bind(viewsContract.createSavedView, (ctx, { body }) => views.createSavedView(ctx, body));
  bind(viewsContract.removeSavedView, (ctx, { params }) => views.removeSavedView(ctx, params.id));
}
