import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { Password } from '../accounts.contract.ts';

export interface NewPasswordValues {
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
