import { schemaResolver } from '@mantine/form';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';
import { InvitationInput } from './invitations.contract.ts';

const OWNER = InvitationInput.required({ password: true });

/** Returns the input of the API: only an owner is invited with the password. */
export const invitationInput = ({ password, code, ...invitation }: InvitationInput): InvitationInput =>
  invitation.role === 'owner' ? { ...invitation, password, code } : invitation;

/** Checks the address, the role and the message of an invitation, and for an owner the own password. @returns messages by field. */
export const invitationErrors = (asksCode: boolean) => (values: InvitationInput) => {
  const schema = values.role === 'owner' ? OWNER.extend({ code: codeRule(asksCode) }) : InvitationInput;
  return schemaResolver(schema, { sync: true })(invitationInput(values));
};
