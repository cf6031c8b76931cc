import { schemaResolver } from '@mantine/form';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';
import { AccessTokenInput } from './access-tokens.contract.ts';
import type { Scope } from './access-tokens.data.ts';

/** Values of the form; days as ISO dates. */
export interface AccessTokenValues {
  name: string;
  scopes: Scope[];
  expires_on: string;
  password: string;
  code?: string;
}

/** Checks a new token, the password and the code that go with it. @returns messages by field. */
export const accessTokenErrors = (asksCode: boolean) =>
  schemaResolver(AccessTokenInput.extend({ code: codeRule(asksCode) }), { sync: true });
