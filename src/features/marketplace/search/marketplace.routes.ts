import * as contract from '#features/marketplace/listing/marketplace.contract.ts';
import * as marketplace from '#features/marketplace/listing/marketplace.service.ts';
import type { Bind } from '#platform/server/http/bind.ts';

export function marketplaceRoutes(bind: Bind): void {
  bind(contract.listMarketplaceProfiles, (ctx, { query }) => marketplace.listMarketplaceProfiles(ctx, query));
  bind(contract.getMarketplaceProfile, (ctx, { params }) =>
    marketplace.getMarketplaceProfile(ctx, params.id),
  );
  bind(contract.listMarketplaceProfileProjects, (ctx, { params, query }) =>
    marketplace.listMarketplaceProfileProjects(ctx, params.id, query),
  );
  bind(contract.listMarketplaceProfileServices, (ctx, { params, query }) =>
    marketplace.listMarketplaceProfileServices(ctx, params.id, query),
  );
  bind(contract.listSavedProfiles, (ctx, { query }) => marketplace.listSavedProfiles(ctx, query));
  bind(contract.saveProfile, (ctx, { params }) => marketplace.saveProfile(ctx, params.id));
  bind(contract.unsaveProfile, (ctx, { params }) => marketplace.unsaveProfile(ctx, params.id));
}
