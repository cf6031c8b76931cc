import { defineNoun } from '#platform/server/noun.ts';
import { exampleFeedRoutes } from './example-feed.routes.ts';

export const exampleFeedNoun = defineNoun({
  routes: exampleFeedRoutes,
});
