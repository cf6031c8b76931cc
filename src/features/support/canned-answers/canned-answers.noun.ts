import { defineNoun } from '#platform/server/noun.ts';
import { loadCannedAnswersDemo } from './canned-answers.demo.ts';
import { cannedAnswersErrors } from './canned-answers.errors.ts';
import { cannedAnswersRoutes } from './canned-answers.routes.ts';

export const cannedAnswersNoun = defineNoun({
  routes: cannedAnswersRoutes,
  errors: cannedAnswersErrors,
  demo: { load: loadCannedAnswersDemo },
});
