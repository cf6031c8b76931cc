import { COMMONEST_PASSWORDS } from '../common-passwords.contract.ts';

const COMMONEST = new Set(COMMONEST_PASSWORDS);

/** Whether a password is too easily guessed to accept, whatever its length. */
export const isCommonPassword = (password: string) => COMMONEST.has(password.toLowerCase());
