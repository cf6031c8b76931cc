import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const contentBlocksErrors = defineErrors({
  CONTENT_BLOCK_NOT_FOUND: [404, 'Content block not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof contentBlocksErrors> {}
}
