import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const commentsErrors = defineErrors({
  COMMENT_NOT_FOUND: [404, 'Comment not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof commentsErrors> {}
}
