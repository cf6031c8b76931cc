import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const moderationErrors = defineErrors({
  ANSWER_ALREADY_DECIDED: [409, 'Another admin has already decided on this answer.'],
  POST_ALREADY_REPORTED: [409, 'You have already reported this post.'],
  REPORT_ALREADY_DECIDED: [409, 'The reports of this post have already been decided.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof moderationErrors> {}
}
