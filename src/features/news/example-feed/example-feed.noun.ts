import { defineNoun } from '#platform/server/noun.ts';
import { loadNewsDemo } from './example-feed.demo.ts';
import { exampleFeedRoutes } from './example-feed.routes.ts';

export const exampleFeedNoun = defineNoun({
  routes: exampleFeedRoutes,
  demo: { load: loadNewsDemo },
});
