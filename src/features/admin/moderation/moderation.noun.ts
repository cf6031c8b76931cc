import { defineNoun } from '#platform/server/noun.ts';
import { moderationQueueRoutes } from './moderation-queue.routes.ts';

export const moderationNoun = defineNoun({
  routes: moderationQueueRoutes,
});
