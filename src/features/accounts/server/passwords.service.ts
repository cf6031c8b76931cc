import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#platform/contract/errors.ts';
import { validationError } from '#platform/server/validation.ts';
import { isCommonPassword } from './common-passwords.policy.ts';

/** OWASP Password Storage Cheat Sheet, first choice for argon2id (the library's default algorithm). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that run at once: they use libuv's threads, and one is left for files and name look-ups. */
const RUNNING_MAX = 2;
/** About two seconds of work; whoever comes later is asked to try again instead of waiting behind them. */
const WAITING_MAX = 100;

let running = 0;
/** Members on a device that is known go first: the guesses of strangers do not hold them up. */
const lines = { known: [] as (() => void)[], stranger: [] as (() => void)[] };
type Line = keyof typeof lines;

/** Bounds the hashing so that a flood of sign-ins cannot stall everything else. */
async function inTurn<T>(line: Line, work: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MAX) {
    const waiting = lines[line];
    if (waiting.length >= WAITING_MAX) throw new AppError('UNAVAILABLE');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = lines.known.shift() ?? lines.stranger.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash of a password in PHC string form. @throws AppError UNAVAILABLE when too many wait. */
export const hashPassword = (password: string) => inTurn('stranger', () => hash(password, PARAMETERS));

/** Hash of a password that nobody has: compared against when the account does not exist, so that both take as long. */
const nobodysHash = hash(crypto.randomUUID(), PARAMETERS);

/**
 * Whether the password is the one that was hashed; always false for an account that does not exist (null).
 * @param line who asks; the own password inside a session is asked by somebody known.
 * @throws AppError UNAVAILABLE when too many wait.
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  line: Line = 'known',
): Promise<boolean> {
  const against = passwordHash ?? (await nobodysHash);
  const matches = await inTurn(line, () => verify(against, password));
  return matches && passwordHash !== null;
}

/** @throws AppError VALIDATION_FAILED at the named field for a password that is guessed first. */
export function rejectCommonPassword(password: string, field: string): void {
  if (isCommonPassword(password)) {
    throw validationError({ [field]: 'This password is too easy to guess. Please choose another one.' });
  }
}
