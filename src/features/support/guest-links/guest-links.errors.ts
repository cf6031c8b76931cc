import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const guestLinksErrors = defineErrors({
  TICKET_LINK_INVALID: [
    404,
    'This link has expired or was replaced. Please open the newest email about your ticket, or write to us again.',
  ],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof guestLinksErrors> {}
}
