import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const webhooksErrors = defineErrors({
  WEBHOOK_NOT_FOUND: [404, 'This webhook was already deleted.'],
  DELIVERY_NOT_FOUND: [404, 'This delivery is no longer in the log.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof webhooksErrors> {}
}
