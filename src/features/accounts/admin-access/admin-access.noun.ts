import { defineNoun } from '#platform/server/noun.ts';
import { adminAccessErrors } from './admin-access.errors.ts';
import { adminAccessRoutes } from './admin-access.routes.ts';
import { makeFirstAdmin } from './first-admin.service.ts';

export const adminAccessNoun = defineNoun({
  routes: adminAccessRoutes,
  start: async ({ db, config }) => {
    if (config.adminEmail) await makeFirstAdmin({ db }, config.adminEmail);
  },
  errors: adminAccessErrors,
});
