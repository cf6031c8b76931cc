import { schemaResolver } from '@mantine/form';
import { DomainClaimInput } from './domain-claims.contract.ts';

/** Checks the address that the link of a claim goes to. @returns messages by field. */
export const domainClaimErrors = schemaResolver(DomainClaimInput, { sync: true });
