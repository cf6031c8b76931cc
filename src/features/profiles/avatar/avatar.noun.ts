import { defineNoun } from '#platform/server/noun.ts';
import { avatarRoutes } from './avatar.routes.ts';

export const avatarNoun = defineNoun({
  routes: avatarRoutes,
});
