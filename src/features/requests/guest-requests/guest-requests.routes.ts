import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './guest-requests.contract.ts';
import * as guests from './guest-requests.service.ts';

export function guestRequestsRoutes(bind: Bind): void {
  bind(contract.listHeldCollaborationRequests, (ctx, { query }) =>
    guests.listHeldCollaborationRequests(ctx, query),
  );
  bind(contract.editHeldRequest, (ctx, { params, body }) => guests.editHeldRequest(ctx, params.id, body));
  bind(contract.releaseHeldRequest, (ctx, { params, body }) =>
    guests.releaseHeldRequest(ctx, params.id, body.version),
  );
  bind(contract.refuseHeldRequest, (ctx, { params, body }) =>
    guests.refuseHeldRequest(ctx, params.id, body.version),
  );
}
