import { defineNoun } from '#platform/server/noun.ts';
import { savedProfileRecords } from './saved-profile-records.service.ts';
import { savedProfilesRoutes } from './saved-profiles.routes.ts';

export const savedProfilesNoun = defineNoun({
  routes: savedProfilesRoutes,
  records: savedProfileRecords,
});
