import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const syncErrors = defineErrors({
  NEWS_SOURCE_WITHOUT_FEED: [409, 'This source has no URL, so there is nothing to fetch.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof syncErrors> {}
}
