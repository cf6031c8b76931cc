import { defineNoun } from '#platform/server/noun.ts';
import { accountDataRoutes } from './account-data.routes.ts';

export const ownAccountNoun = defineNoun({
  routes: (bind, parts) => accountDataRoutes(bind, parts.records),
});
