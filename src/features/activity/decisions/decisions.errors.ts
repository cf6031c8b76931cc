import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const decisionsErrors = defineErrors({
  REFUSAL_NOT_FOUND: [404, 'There is no decision here that you can answer.'],
  REFUSAL_ANSWERED: [409, 'You have answered this decision already. You can answer once.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof decisionsErrors> {}
}
