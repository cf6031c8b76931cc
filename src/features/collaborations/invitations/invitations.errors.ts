import { type Declared, defineErrors } from '#platform/contract/errors.ts';

export const invitationsErrors = defineErrors({
  INVITATION_ANSWERED: [409, 'This invitation was already answered or withdrawn.'],
  INVITATION_EXPIRED: [409, 'This invitation has expired. Please ask for a new one.'],
  COLLABORATION_INVITED: [409, 'This organisation is invited already. You can send the invitation again.'],
});

declare module '#platform/contract/errors.ts' {
  interface ErrorWords extends Declared<typeof invitationsErrors> {}
}
