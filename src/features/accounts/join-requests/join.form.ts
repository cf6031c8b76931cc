import { schemaResolver } from '@mantine/form';
import { JoinLinkInput } from './join-requests.contract.ts';

/** Checks the address that the link goes to. @returns messages by field. */
export const joinLinkErrors = schemaResolver(JoinLinkInput, { sync: true });
