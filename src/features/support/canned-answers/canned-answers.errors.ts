import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const cannedAnswersErrors = defineErrors({
  CANNED_ANSWER_NOT_FOUND: [404, 'Canned answer not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof cannedAnswersErrors> {}
}
