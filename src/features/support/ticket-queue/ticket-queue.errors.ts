import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const ticketQueueErrors = defineErrors({
  SAVED_VIEW_NOT_FOUND: [404, 'Saved view not found'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof ticketQueueErrors> {}
}
