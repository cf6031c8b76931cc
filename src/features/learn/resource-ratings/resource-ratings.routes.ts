import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './resource-ratings.contract.ts';
import * as ratings from './resource-ratings.service.ts';

export function resourceRatingsRoutes(bind: Bind): void {
  bind(contract.listResourceRatings, (ctx, { params, query }) =>
    ratings.listResourceRatings(ctx, params.id, query),
  );
  bind(contract.rateResource, (ctx, { params, body }) => ratings.rateResource(ctx, params.id, body), {
    stores: { what: 'ratings of resources', perDay: 100 },
  });
  bind(contract.removeResourceRating, (ctx, { params }) => ratings.removeResourceRating(ctx, params.id));
  bind(
    contract.answerResourceRating,
    (ctx, { params, body }) => ratings.answerResourceRating(ctx, params.id, body),
    { stores: { what: 'answers to ratings of resources', perDay: 100 } },
  );
}
