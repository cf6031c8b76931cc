import { defineNoun } from '#platform/server/noun.ts';
import { learnRoutes } from './learn.routes.ts';
import { loadLearnActivityDemo } from './learn-activity.demo.ts';

export const learnPageNoun = defineNoun({
  routes: learnRoutes,
  demo: { finish: loadLearnActivityDemo },
});
