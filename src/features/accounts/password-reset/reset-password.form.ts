import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { Password } from '#features/accounts/account/accounts.contract.ts';

export interface NewPasswordValues {
  /** Asked for only if the server says that the account is reset. */
  full_name: string;
  password: string;
  confirmPassword: string;
}

const NewPassword = z
  .object({ password: Password, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'Passwords do not match',
    when: () => true,
  });

/** Checks a new password and its repetition. @returns messages by field. */
export const newPasswordErrors = schemaResolver(NewPassword, { sync: true });
