import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './grants.contract.ts';
import * as grants from './grants.service.ts';

export function grantsRoutes(bind: Bind): void {
  bind(contract.createGrant, (ctx, { params, body }) => grants.createGrant(ctx, params.id, body), {
    stores: { what: 'grants', perDay: 50 },
  });
  bind(contract.listGrants, (ctx, { params, query }) => grants.listGrants(ctx, params.id, query));
  bind(contract.listOwnGrants, (ctx, { query }) => grants.listOwnGrants(ctx, query));
  bind(contract.getGrant, (ctx, { params }) => grants.getGrant(ctx, params.id));
  bind(contract.updateGrant, (ctx, { params, body }) => grants.updateGrant(ctx, params.id, body), {
    stores: { what: 'versions of grants', perDay: 500 },
  });
  bind(contract.agreeToGrant, (ctx, { params, body }) => grants.agreeToGrant(ctx, params.id, body));
  bind(contract.listGrantVersions, (ctx, { params, query }) =>
    grants.listGrantVersions(ctx, params.id, query),
  );
  bind(contract.listGrantActs, (ctx, { params, query }) => grants.listGrantActs(ctx, params.id, query));
  bind(contract.suspendGrant, (ctx, { params, body }) =>
    grants.moveGrant(ctx, params.id, 'suspend', body.reason),
  );
  bind(contract.resumeGrant, (ctx, { params, body }) =>
    grants.moveGrant(ctx, params.id, 'resume', body.reason),
  );
  bind(contract.terminateGrant, (ctx, { params, body }) =>
    grants.moveGrant(ctx, params.id, 'terminate', body.reason),
  );
}
