import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './releases.contract.ts';
import * as releases from './releases.service.ts';

export function releasesRoutes(bind: Bind): void {
  bind(contract.prepareRelease, (ctx, { params, body }) => releases.prepareRelease(ctx, params.id, body), {
    stores: { what: 'payments', perDay: 500 },
  });
  bind(contract.listReleases, (ctx, { params, query }) => releases.listReleases(ctx, params.id, query));
  bind(contract.getRelease, (ctx, { params }) => releases.getRelease(ctx, params.id));
  bind(contract.authoriseRelease, (ctx, { params }) => releases.authoriseRelease(ctx, params.id));
  bind(contract.initiateRelease, (ctx, { params, body }) => releases.initiateRelease(ctx, params.id, body));
  bind(contract.confirmRelease, (ctx, { params, body }) =>
    releases.confirmRelease(ctx, params.id, body.received_on),
  );
  bind(contract.bounceRelease, (ctx, { params, body }) =>
    releases.bounceRelease(ctx, params.id, body.reason),
  );
}
