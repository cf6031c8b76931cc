import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const sourcesErrors = defineErrors({
  NEWS_SOURCE_NOT_FOUND: [404, 'News source not found'],
  NEWS_SOURCES_FULL: [409, 'You have reached the maximum number of news sources. Please delete one first.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof sourcesErrors> {}
}
