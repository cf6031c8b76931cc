import { createMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Calls, nothing } from './call.ts';

/** Calls of the marketplace: finding members and saving them. */
export function marketplaceCalls(app: TestApp): Calls {
  const published = () => aboutAnother(app);

  return {
    listMarketplaceProfiles: nothing,
    getMarketplaceProfile: published,
    getMarketplaceProfileDetail: published,
    listMatches: async () => ({ query: `?ids=${(await createMember(app)).id}` }),
    listRecommendations: nothing,
    listFacets: nothing,
    searchMarketplace: async () => ({ query: '?q=schools' }),
    listMarketplaceProfileProjects: published,
    listMarketplaceProfileServices: published,
    listSavedProfiles: nothing,
    saveProfile: published,
    unsaveProfile: published,
  };
}
