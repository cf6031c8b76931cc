import { defineNoun } from '#platform/server/noun.ts';
import { cannedAnswersErrors } from './canned-answers.errors.ts';
import { cannedAnswersRoutes } from './canned-answers.routes.ts';

export const cannedAnswersNoun = defineNoun({
  routes: cannedAnswersRoutes,
  errors: cannedAnswersErrors,
});
