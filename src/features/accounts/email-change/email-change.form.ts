import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { CurrentPassword } from '#features/accounts/account/accounts.contract.ts';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';
import { Email } from '#platform/contract/fields.ts';

/** Checks a new address, the password and the code that go with it. @returns messages by field. */
export const emailChangeErrors = (asksCode: boolean) =>
  schemaResolver(z.object({ email: Email, password: CurrentPassword, code: codeRule(asksCode) }), {
    sync: true,
  });
