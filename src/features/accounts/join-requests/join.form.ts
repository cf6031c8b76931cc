import { schemaResolver } from '@mantine/form';
import { JoinLinkInput, JoinSignUp } from './join-requests.contract.ts';

/** Checks the address that the link goes to. @returns messages by field. */
export const joinLinkErrors = schemaResolver(JoinLinkInput, { sync: true });

/** Checks the name and the password of a person who asks to join. @returns messages by field. */
export const joinSignUpErrors = schemaResolver(JoinSignUp.pick({ person_name: true, password: true }), {
  sync: true,
});
