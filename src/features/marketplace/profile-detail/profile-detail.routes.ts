import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './profile-detail.contract.ts';
import * as detail from './profile-detail.service.ts';

export function profileDetailRoutes(bind: Bind): void {
  bind(contract.getMarketplaceProfileDetail, (ctx, { params }) =>
    detail.getMarketplaceProfileDetail(ctx, params.id),
  );
  bind(contract.listMarketplaceProfileProjects, (ctx, { params, query }) =>
    detail.listMarketplaceProfileProjects(ctx, params.id, query),
  );
  bind(contract.listMarketplaceProfileServices, (ctx, { params, query }) =>
    detail.listMarketplaceProfileServices(ctx, params.id, query),
  );
}
