import type { Bind } from '#platform/server/http/bind.ts';
import type { SharedParts } from '#platform/server/noun.ts';
import * as contract from './profile-detail.contract.ts';
import * as detail from './profile-detail.service.ts';

export function profileDetailRoutes(bind: Bind, contacts: SharedParts['contacts']): void {
  bind(contract.getMarketplaceProfileDetail, async (ctx, { params }) => {
    const found = await detail.getMarketplaceProfileDetail(ctx, params.id);
    await contacts(ctx, [found.profile]);
    return found;
  });
  bind(contract.listMarketplaceProfileProjects, (ctx, { params, query }) =>
    detail.listMarketplaceProfileProjects(ctx, params.id, query),
  );
  bind(contract.listMarketplaceProfileServices, (ctx, { params, query }) =>
    detail.listMarketplaceProfileServices(ctx, params.id, query),
  );
}
