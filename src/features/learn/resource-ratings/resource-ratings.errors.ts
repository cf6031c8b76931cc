import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const resourceRatingsErrors = defineErrors({
  RESOURCE_OF_YOURSELF: [409, 'You cannot rate your own resource.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof resourceRatingsErrors> {}
}
