import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const invitationsErrors = defineErrors({
  PASSWORD_NEEDED: [403, 'Please also enter your password.'],
  INVITATION_NOT_FOUND: [404, 'This invitation was accepted or withdrawn.'],
  INVITATION_INVALID: [
    404,
    'This invitation is not valid: it was accepted, withdrawn or sent again, or its 14 days are over. Please ask for a new one.',
  ],
  INVITATION_OPEN: [409, 'This address is invited already. You can send the invitation again.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof invitationsErrors> {}
}
