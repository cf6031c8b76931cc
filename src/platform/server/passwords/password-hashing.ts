import { availableParallelism } from 'node:os';
import { hash, hashSync, verify } from '@node-rs/argon2';
import { AppError } from '../../contract/errors.ts';

/** OWASP Password Storage Cheat Sheet, first choice for argon2id (the library's default algorithm). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes that run at once: they use libuv's threads, of which some are left for files and name look-ups, and a core
 * each, of which one is left for everybody who is not signing in.
 */
const RUNNING_MAX = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A few seconds of work; whoever comes later is asked to try again instead of waiting behind them. */
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

/** Tries at one account that go first; more of them wait in the strangers' queue, so that they do not delay other members. */
const FIRST_AT_ONE = 3;
const goingFirst = new Map<string, number>();

/** @param knownAt the account at which the caller is known, null for a stranger. */
async function inLineOf<T>(knownAt: string | null, work: () => Promise<T>): Promise<T> {
  const before = knownAt === null ? FIRST_AT_ONE : (goingFirst.get(knownAt) ?? 0);
  if (knownAt === null || before >= FIRST_AT_ONE) return inTurn('stranger', work);
  goingFirst.set(knownAt, before + 1);
  try {
    return await inTurn('known', work);
  } finally {
    const left = (goingFirst.get(knownAt) ?? 1) - 1;
    if (left === 0) goingFirst.delete(knownAt);
    else goingFirst.set(knownAt, left);
  }
}

/** The argon2id hash of a password in PHC string form. @throws AppError UNAVAILABLE when too many wait. */
export const hashPassword = (password: string) =>
  inTurn('stranger', () => hash(password.normalize('NFC'), PARAMETERS));

/** The forms in which a password was perhaps hashed: keyboards compose letters or not, and earlier hashes are of what was typed. */
const formsOf = (password: string) => [
  ...new Set([password.normalize('NFC'), password, password.normalize('NFD')]),
];

/** Hash of a password that nobody has: compared against when the account does not exist, so that both take as long. */
const nobodysHash = hashSync(crypto.randomUUID(), PARAMETERS);

/**
 * Resolves to true if the password is the one that was hashed; always false for an account that does not exist (null).
 * @param knownAt email of the account where somebody known asks: on a known device, or inside a session; null for a
 *   stranger.
 * @throws AppError UNAVAILABLE when too many wait.
 */
export async function isPassword(
  passwordHash: string | null,
  password: string,
  knownAt: string | null = null,
): Promise<boolean> {
  const against = passwordHash ?? nobodysHash;
  const matches = await inLineOf(knownAt, async () => {
    for (const form of formsOf(password)) if (await verify(against, form)) return true;
    return false;
  });
  return matches && passwordHash !== null;
}
