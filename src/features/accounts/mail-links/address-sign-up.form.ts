import { z } from 'zod';
import { Password, PersonName } from '#features/accounts/account/accounts.contract.ts';
import { inputErrors } from '#platform/web/form-errors.ts';

const Fields = z.object({ person_name: PersonName, password: Password });

/** Checks the name and the password of a new account for a known address. @returns messages by field. */
export const addressSignUpErrors = (fields: { person_name: string; password: string }) =>
  inputErrors(Fields, fields);
