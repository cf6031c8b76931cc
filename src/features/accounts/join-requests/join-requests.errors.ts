import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const joinRequestsErrors = defineErrors({
  JOIN_LINK_INVALID: [
    404,
    'This link is not valid: it was used or sent again, or its 24 hours are over. Please ask for a new one.',
  ],
  JOIN_REQUEST_NOT_FOUND: [404, 'This request is no longer here. It was answered or withdrawn.'],
  JOIN_OFFER_NOT_FOUND: [404, 'No organisation on Dayitva has confirmed the domain of your address.'],
  JOIN_ASKED: [409, 'You have asked to join an organisation already. Its owners answer by email.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof joinRequestsErrors> {}
}
