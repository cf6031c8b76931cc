import type { Bind } from '#platform/server/http/bind.ts';
import * as contract from './marketplace.contract.ts';
import * as marketplace from './marketplace.service.ts';

/** @param reorder puts members in the order of their matches, which this noun does not know. */
export function marketplaceRoutes(bind: Bind, reorder: marketplace.Reorder): void {
  bind(contract.listMarketplaceProfiles, (ctx, { query }) =>
    marketplace.listMarketplaceProfiles(ctx, query, reorder),
  );
  bind(contract.getMarketplaceProfile, (ctx, { params }) =>
    marketplace.getMarketplaceProfile(ctx, params.id),
  );
}
