import { schemaResolver } from '@mantine/form';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';
import { OwnerProof, OwnershipInput, PersonNameInput } from './memberships.contract.ts';

/** Checks the colleague, the password and the code that go with it. @returns messages by field. */
export const ownershipErrors = (asksCode: boolean) =>
  schemaResolver(OwnershipInput.extend({ code: codeRule(asksCode) }), { sync: true });

/** Checks the password, and the code that goes with it, of a change of who the owners are. @returns messages by field. */
export const ownerProofErrors = (asksCode: boolean) =>
  schemaResolver(OwnerProof.required({ password: true }).extend({ code: codeRule(asksCode) }), {
    sync: true,
  });

/** Checks the own name of a person. @returns messages by field. */
export const personNameErrors = schemaResolver(PersonNameInput, { sync: true });
