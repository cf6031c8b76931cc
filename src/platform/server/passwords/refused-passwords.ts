import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMON_PASSWORD_MESSAGE, COMMONEST_PASSWORDS } from '#platform/contract/common-passwords.ts';
import { isOwnWords, OWN_WORDS_MESSAGE } from '#platform/contract/own-words.ts';
import { validationError } from '../http/validation.ts';

/**
 * The passwords that leaked most often (MIT, from the lists of zxcvbn-ts), and those of ours that forms know too. Too
 * many for the browser, so the server decides.
 */
const COMMON = new Set(
  [...COMMONEST_PASSWORDS, ...dictionary['passwords-common']].map((password) => password.toLowerCase()),
);

/** True if a password is too easy to guess, whatever its length. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());

/** @throws AppError VALIDATION_FAILED at the named field for a password that is guessed first. */
export function rejectCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) {
    throw validationError({ [field]: COMMON_PASSWORD_MESSAGE });
  }
}

/**
 * @param owner whose password it is to be.
 * @param newName of an account that starts again under another name.
 * @throws AppError VALIDATION_FAILED at the named field for a password that is made of its owner's words.
 */
export function rejectOwnWords(
  password: string,
  field: string,
  owner: { email: string; full_name: string; organization_name?: string | null | undefined },
  newName?: string,
): void {
  if (isOwnWords(password, [owner.email, owner.full_name, owner.organization_name, newName])) {
    throw validationError({ [field]: OWN_WORDS_MESSAGE });
  }
}
