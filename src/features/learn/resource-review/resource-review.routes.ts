import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './resource-review.contract.ts';
import * as review from './resource-review.service.ts';

export function resourceReviewRoutes(bind: Bind): void {
  bind(contract.listWaitingResources, (ctx, { query }) => review.listWaitingResources(ctx, query));
  bind(contract.decideResource, (ctx, { params, body }) => review.decideResource(ctx, params.id, body));
  bind(contract.verifyResource, (ctx, { params, body }) => review.verifyResource(ctx, params.id, body));
}
