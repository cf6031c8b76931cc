import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const entriesErrors = defineErrors({
  NEWS_NOT_FOUND: [404, 'This news is no longer here.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof entriesErrors> {}
}
