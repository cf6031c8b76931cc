import { dictionary } from '@zxcvbn-ts/language-common';
import { COMMONEST_PASSWORDS } from '../../contract/common-passwords.ts';

/**
 * The passwords that leaked most often (MIT, from the lists of zxcvbn-ts), and those of ours that forms know too. Too
 * many for the browser, so the server decides.
 */
const COMMON = new Set(
  [...COMMONEST_PASSWORDS, ...dictionary['passwords-common']].map((password) => password.toLowerCase()),
);

/** Whether a password is too easily guessed to accept, whatever its length. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase());
