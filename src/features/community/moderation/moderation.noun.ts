import { defineNoun } from '#platform/server/noun.ts';
import { moderationErrors } from './moderation.errors.ts';
import { moderationRoutes } from './moderation.routes.ts';

export const moderationNoun = defineNoun({
  routes: moderationRoutes,
  errors: moderationErrors,
});
