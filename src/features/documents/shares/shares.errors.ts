import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const sharesErrors = defineErrors({
  DOCUMENT_SHARE_NOT_FOUND: [404, 'Share not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof sharesErrors> {}
}
