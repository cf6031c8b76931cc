import { schemaResolver } from '@mantine/form';
import { z } from 'zod';
import { AuthenticatorCode, PasswordAndCode, SecondFactorCode } from './two-factor.contract.ts';

/** The rule for a code that is asked for together with the password: checked where two-factor sign-in is on. */
export const codeRule = (asksCode: boolean) => (asksCode ? SecondFactorCode : z.string().optional());

/** Checks the first code of the app. */
export const appCodeErrors = schemaResolver(z.object({ code: AuthenticatorCode }), { sync: true });

/** Checks the password and the code for a change of the second factor. @returns messages by field. */
export const passwordAndCodeErrors = schemaResolver(PasswordAndCode, { sync: true });
