import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const resourceReviewErrors = defineErrors({
  RESOURCE_NOT_WAITING: [
    409,
    'This resource no longer waits for a decision: another admin was first, or its author has changed it.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof resourceReviewErrors> {}
}
