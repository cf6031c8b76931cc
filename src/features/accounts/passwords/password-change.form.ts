import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { CurrentPassword, Password } from '#features/accounts/account/accounts.contract.ts';
import { codeRule } from '#features/accounts/two-factor/two-factor.form.ts';

export interface PasswordChangeValues {
  current_password: string;
  new_password: string;
  confirmPassword: string;
  code?: string;
}

/** Checks the old password, the new one, its repetition and the code. @returns messages by field. */
export const passwordChangeErrors = (asksCode: boolean) =>
  schemaResolver(
    z
      .object({
        current_password: CurrentPassword,
        new_password: Password,
        confirmPassword: z.string(),
        code: codeRule(asksCode),
      })
      .refine((values) => values.new_password === values.confirmPassword, {
        path: ['confirmPassword'],
        error: 'Passwords do not match',
        when: () => true,
      }),
    { sync: true },
  );
