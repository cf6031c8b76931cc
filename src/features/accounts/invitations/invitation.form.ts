import { schemaResolver } from '@mantine/form';
import { InvitationInput } from './invitations.contract.ts';

/** Checks the address, the role and the message of an invitation. @returns messages by field. */
export const invitationErrors = schemaResolver(InvitationInput, { sync: true });
