import { callAs } from '#platform/testing/records.ts';
import { createMember, type TestMember } from '#platform/testing/sign-in.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { aboutAnother, type Calls, nothing } from './call.ts';

/** Calls of the marketplace: finding members and saving them. */
export function marketplaceCalls(app: TestApp, owner: TestMember): Calls {
  const published = () => aboutAnother(app);
  const shortlist = async () => {
    const body = { name: `List ${crypto.randomUUID()}` };
    const { id }: { id: string } = await callAs(app, owner, 'POST', '/marketplace/shortlists', body);
    return { id };
  };
  const entry = async () => ({ ...(await shortlist()), profile: (await createMember(app)).id });

  const search = async () => {
    const body = { name: `Search ${crypto.randomUUID()}`, query: 'type=ngo', sends_mail: true };
    const { id }: { id: string } = await callAs(app, owner, 'POST', '/marketplace/saved-searches', body);
    return { id };
  };

  return {
    listMarketplaceProfiles: nothing,
    getMarketplaceProfile: published,
    getMarketplaceProfileDetail: published,
    getMatchSettings: nothing,
    updateMatchSettings: () => ({ body: { weighs_need: true } }),
    listMatches: async () => ({ query: `?ids=${(await createMember(app)).id}` }),
    listRecommendations: nothing,
    listFacets: nothing,
    searchMarketplace: async () => ({ query: '?q=schools' }),
    prepareMarketplaceSearch: nothing,
    listMarketplaceProfileProjects: published,
    listMarketplaceProfileServices: published,
    listSavedProfiles: nothing,
    listShortlists: nothing,
    createShortlist: () => ({ body: { name: `List ${crypto.randomUUID()}` } }),
    renameShortlist: async () => ({
      params: await shortlist(),
      body: { name: `List ${crypto.randomUUID()}` },
    }),
    removeShortlist: async () => ({ params: await shortlist() }),
    getShortlist: async () => ({ params: await shortlist() }),
    saveShortlistEntry: async () => ({ params: await entry(), body: { note: 'Near our plant' } }),
    removeShortlistEntry: async () => ({ params: await entry() }),
    listSavedSearches: nothing,
    createSavedSearch: () => ({
      body: { name: `Search ${crypto.randomUUID()}`, query: 'type=ngo', sends_mail: true },
    }),
    updateSavedSearch: async () => ({
      params: await search(),
      body: { name: `Search ${crypto.randomUUID()}`, sends_mail: false },
    }),
    removeSavedSearch: async () => ({ params: await search() }),
    exportMarketplaceProfiles: () => ({ query: '?format=csv' }),
    exportMarketplaceSearch: () => ({ query: '?q=schools&format=csv' }),
    exportShortlist: async () => ({ params: await shortlist(), query: '?format=csv' }),
    saveProfile: published,
    unsaveProfile: published,
  };
}
