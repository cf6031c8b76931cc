import type { Bind } from '#platform/server/http/bind.ts';
import type { SharedParts } from '#platform/server/noun.ts';
import * as contract from './marketplace.contract.ts';
import * as marketplace from './marketplace.service.ts';
import { listMarketplaceProfiles } from './marketplace-list.service.ts';

/**
 * @param parts `matches` puts members in the order of their matches, which this noun does not know; `contacts` counts whose
 *   contact details are shown.
 */
export function marketplaceRoutes(
  bind: Bind,
  { matches, contacts }: Pick<SharedParts, 'matches' | 'contacts'>,
): void {
  bind(contract.listMarketplaceProfiles, async (ctx, { query }) => {
    const list = await listMarketplaceProfiles(ctx, query, matches);
    await contacts(ctx, list.records);
    return list;
  });
  bind(contract.getMarketplaceProfile, async (ctx, { params }) => {
    const profile = await marketplace.getMarketplaceProfile(ctx, params.id);
    await contacts(ctx, [profile]);
    return profile;
  });
}
