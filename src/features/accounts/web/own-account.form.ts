import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { Email } from '#platform/contract/fields.ts';
import { CurrentPassword, Password } from '../accounts.contract.ts';

/** What is wrong with a new address and the password that goes with it, by field. */
export const emailChangeErrors = schemaResolver(z.object({ email: Email, password: CurrentPassword }), {
  sync: true,
});

export interface PasswordChangeValues {
  current_password: string;
  new_password: string;
  confirmPassword: string;
}

/** What is wrong with the old password, the new one and its repetition, by field. */
export const passwordChangeErrors = schemaResolver(
  z
    .object({ current_password: CurrentPassword, new_password: Password, confirmPassword: z.string() })
    .refine((values) => values.new_password === values.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      when: () => true,
    }),
  { sync: true },
);

/** What is wrong with the password that proves who asks. */
export const passwordErrors = schemaResolver(z.object({ password: CurrentPassword }), { sync: true });

/** The file that a member's data is saved as. @param day in India, `YYYY-MM-DD`. */
export const dataFileName = (day: string) => `dayitva-data-${day}.json`;
