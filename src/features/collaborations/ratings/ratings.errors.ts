import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const ratingsErrors = defineErrors({
  RATING_NOT_FOUND: [404, 'Rating not found'],
  ALREADY_RATED: [409, 'You have already rated this partner for this collaboration.'],
  RATING_OF_YOURSELF: [409, 'You cannot rate yourself.'],
  RATING_ALREADY_ANSWERED: [409, 'This rating has already been answered.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof ratingsErrors> {}
}
