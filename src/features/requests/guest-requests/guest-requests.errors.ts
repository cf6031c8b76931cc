import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const guestRequestsErrors = defineErrors({
  GUEST_REQUEST_CHANGED: [
    409,
    'Another admin has just edited or decided this request. Please read the list again.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof guestRequestsErrors> {}
}
