import { defineNoun } from '#platform/server/noun.ts';
import { holidaysErrors } from './holidays.errors.ts';
import { holidaysRoutes } from './holidays.routes.ts';

export const holidaysNoun = defineNoun({
  routes: holidaysRoutes,
  errors: holidaysErrors,
});
