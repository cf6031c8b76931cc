import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { SecondFactorCode } from '#features/accounts/two-factor/two-factor.contract.ts';
import { Email } from '#platform/contract/fields.ts';
import { CurrentPassword, Password } from './accounts.contract.ts';

/** The code beside the password: checked where two-factor sign-in is on, and else left out. */
const codeRule = (asksCode: boolean) => (asksCode ? SecondFactorCode : z.string().optional());

/** Checks a new address, the password and the code that go with it. @returns messages by field. */
export const emailChangeErrors = (asksCode: boolean) =>
  schemaResolver(z.object({ email: Email, password: CurrentPassword, code: codeRule(asksCode) }), {
    sync: true,
  });

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

/** Checks the password and the code of a member who wants to leave. @returns messages by field. */
export const accountDeletionErrors = (asksCode: boolean) =>
  schemaResolver(z.object({ password: CurrentPassword, code: codeRule(asksCode) }), { sync: true });

/** What is wrong with the password that proves who asks. */
export const passwordErrors = schemaResolver(z.object({ password: CurrentPassword }), { sync: true });

/** The file that a member's data is saved as. @param day in India, `YYYY-MM-DD`. */
export const dataFileName = (day: string) => `dayitva-data-${day}.json`;
