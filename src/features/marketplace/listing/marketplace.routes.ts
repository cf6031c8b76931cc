import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './marketplace.contract.ts';
import * as marketplace from './marketplace.service.ts';

export function marketplaceRoutes(bind: Bind): void {
  bind(contract.listMarketplaceProfiles, (ctx, { query }) => marketplace.listMarketplaceProfiles(ctx, query));
  bind(contract.getMarketplaceProfile, (ctx, { params }) =>
    marketplace.getMarketplaceProfile(ctx, params.id),
  );
}
