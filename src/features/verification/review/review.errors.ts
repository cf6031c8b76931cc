import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const reviewErrors = defineErrors({
  VERIFICATION_PAPERS_CHANGED: [
    409,
    'The member has just changed one of the papers. Please look at them again before you decide.',
  ],
  VERIFICATION_ALREADY_DECIDED: [
    409,
    'This request is no longer open: another admin has decided it, or the member has withdrawn it.',
  ],
  VERIFICATION_LEVEL_NOT_HELD: [409, 'The member no longer holds this level.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof reviewErrors> {}
}
