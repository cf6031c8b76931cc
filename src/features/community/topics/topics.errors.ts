import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const topicsErrors = defineErrors({
  TOPIC_NOT_FOUND: [404, 'Topic not found'],
  TOPIC_LOCKED: [409, 'This topic is locked. Nothing more can be written in it.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof topicsErrors> {}
}
