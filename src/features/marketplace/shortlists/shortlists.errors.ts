import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const shortlistsErrors = defineErrors({
  SHORTLIST_NOT_FOUND: [404, 'This list is not here. It may have been deleted, or belong to others.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof shortlistsErrors> {}
}
