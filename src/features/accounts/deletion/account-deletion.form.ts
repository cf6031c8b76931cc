import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { CurrentPassword } from '#features/accounts/account/accounts.contract.ts';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';

/** Checks the password and the code for a deletion. @returns messages by field. */
export const accountDeletionErrors = (asksCode: boolean) =>
  schemaResolver(z.object({ password: CurrentPassword, code: codeRule(asksCode) }), { sync: true });
