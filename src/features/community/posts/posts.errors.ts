import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const postsErrors = defineErrors({
  POST_NOT_FOUND: [404, 'Post not found'],
  POST_REMOVED: [409, 'This post was removed or hidden. It cannot be changed any more.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof postsErrors> {}
}
