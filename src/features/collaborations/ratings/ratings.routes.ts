import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './ratings.contract.ts';
import * as ratings from './ratings.service.ts';

export function ratingsRoutes(bind: Bind): void {
  bind(contract.ratePartner, (ctx, { params, body }) => ratings.ratePartner(ctx, params.id, body), {
    stores: { what: 'ratings', perDay: 50 },
  });
  bind(contract.listCollaborationRatings, (ctx, { params }) =>
    ratings.listCollaborationRatings(ctx, params.id),
  );
  bind(contract.listProfileRatings, (ctx, { params, query }) =>
    ratings.listProfileRatings(ctx, params.id, query),
  );
  bind(contract.replyToRating, (ctx, { params, body }) => ratings.replyToRating(ctx, params.id, body), {
    stores: { what: 'replies to ratings', perDay: 50 },
  });
}
