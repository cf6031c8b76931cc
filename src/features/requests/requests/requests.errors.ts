import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const requestsErrors = defineErrors({
  COLLABORATION_REQUEST_NOT_FOUND: [404, 'Collaboration request not found'],
  REQUEST_TO_YOURSELF: [409, 'You cannot send a collaboration request to yourself.'],
  REQUEST_ALREADY_OPEN: [409, 'You already have an open request with this partner.'],
  REQUEST_WAITS_FOR_YOU: [
    409,
    'This partner has asked you already. Answer their request under Profile > Connections.',
  ],
  REQUEST_WITHDRAWN_TOO_OFTEN: [
    409,
    'You have withdrawn several requests to this partner today. Please wait a day before you ask again.',
  ],
  GUEST_REQUEST_BY_MAIL: [409, 'This request is from a guest. Reply by email, then close it.'],
  REQUEST_ALREADY_ANSWERED: [409, 'This collaboration request has already been answered.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof requestsErrors> {}
}
