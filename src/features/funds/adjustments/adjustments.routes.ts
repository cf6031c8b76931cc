import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './adjustments.contract.ts';
import * as adjustments from './adjustments.service.ts';

export function adjustmentsRoutes(bind: Bind): void {
  bind(contract.createRefund, (ctx, { params, body }) => adjustments.createRefund(ctx, params.id, body), {
    stores: { what: 'refunds', perDay: 100 },
  });
  bind(contract.listRefunds, (ctx, { params, query }) => adjustments.listRefunds(ctx, params.id, query));
  bind(contract.confirmRefund, (ctx, { params }) => adjustments.confirmRefund(ctx, params.id));
  bind(contract.createInterest, (ctx, { params, body }) => adjustments.createInterest(ctx, params.id, body), {
    stores: { what: 'entries of interest', perDay: 100 },
  });
  bind(
    contract.createReallocation,
    (ctx, { params, body }) => adjustments.createReallocation(ctx, params.id, body),
    { stores: { what: 'moves between heads', perDay: 100 } },
  );
  bind(contract.listReallocations, (ctx, { params, query }) =>
    adjustments.listReallocations(ctx, params.id, query),
  );
  bind(contract.acceptReallocation, (ctx, { params }) =>
    adjustments.answerReallocation(ctx, params.id, 'accepted'),
  );
  bind(contract.declineReallocation, (ctx, { params }) =>
    adjustments.answerReallocation(ctx, params.id, 'declined'),
  );
}
