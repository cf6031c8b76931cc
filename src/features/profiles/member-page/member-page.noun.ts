import { defineNoun } from '#platform/server/noun.ts';
import { memberPageRoutes } from './member-page.routes.ts';

export const memberPageNoun = defineNoun({
  routes: memberPageRoutes,
});
