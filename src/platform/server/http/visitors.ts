import { createSecretKeys } from '../crypto/secret-keys.ts';
import { addressGroup } from './callers.ts';

/** Bytes of a name: enough that no two addresses of a day share one. */
const NAME_BYTES = 16;

/** Names a visitor for one day, from the address. */
export type VisitorNames = (address: string, day: string) => string;

/**
 * Makes names for visitors that count readers without knowing them: a keyed hash of address and day. It cannot be turned
 * back without SESSION_SECRET, and says nothing about the same visitor's name on another day.
 */
export function createVisitorNames(sessionSecret: string): VisitorNames {
  const keys = createSecretKeys(sessionSecret);
  return (address, day) =>
    keys
      .mac('visitor', `${day} ${addressGroup(address)}`)
      .subarray(0, NAME_BYTES)
      .toString('base64url');
}
