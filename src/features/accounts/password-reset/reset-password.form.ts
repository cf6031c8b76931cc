import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { Password } from '#features/accounts/account/accounts.contract.ts';

export interface NewPasswordValues {
  /** Asked for only when the server says that the account begins anew. */
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

/** What is wrong with a new password and its repetition, by field. */
export const newPasswordErrors = schemaResolver(NewPassword, { sync: true });
