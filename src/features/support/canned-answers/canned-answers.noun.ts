import { defineNoun } from '#platform/server/noun.ts';
import { cannedAnswersRoutes } from './canned-answers.routes.ts';

export const cannedAnswersNoun = defineNoun({
  routes: cannedAnswersRoutes,
});
