import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const savedSearchesErrors = defineErrors({
  SEARCH_NOT_FOUND: [404, 'This search is not here. It may have been deleted.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof savedSearchesErrors> {}
}
