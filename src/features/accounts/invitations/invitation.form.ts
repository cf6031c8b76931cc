import { schemaResolver } from '@mantine/form';
import { InvitationInput, InvitedSignUp } from './invitations.contract.ts';

/** Checks the address, the role and the message of an invitation. @returns messages by field. */
export const invitationErrors = schemaResolver(InvitationInput, { sync: true });

/** Checks the name and the password of a person who was invited. @returns messages by field. */
export const invitedSignUpErrors = schemaResolver(InvitedSignUp.pick({ person_name: true, password: true }), {
  sync: true,
});
