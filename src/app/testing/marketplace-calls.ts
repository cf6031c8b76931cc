import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Calls, nothing } from './call.ts';

/** What members find of each other, and save. */
export function marketplaceCalls(app: TestApp): Calls {
  const published = () => aboutAnother(app);

  return {
    listMarketplaceProfiles: nothing,
    getMarketplaceProfile: published,
    listMarketplaceProfileProjects: published,
    listMarketplaceProfileServices: published,
    listSavedProfiles: nothing,
    saveProfile: published,
    unsaveProfile: published,
  };
}
