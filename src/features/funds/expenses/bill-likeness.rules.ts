/** Pictures that differ in no more bits show the same paper, cropped or scanned again; beyond `FAR` they show another one. */
const NEAR = 48;
const FAR = 64;

/** What decides whether two expenses are for the same bill. */
export interface BillFacts {
  /** ISO day. */
  spent_on: string;
  /** The payee as the database compares it: without case, signs and words of its legal form. */
  payee_key: string;
  /** Whole rupees of the whole bill. */
  amount: number;
  /** Hash of the picture; null of a file that is none. */
  picture: Uint8Array | null;
}

/** Returns in how many bits two hashes differ. */
function bitsApart(one: Uint8Array, other: Uint8Array): number {
  let apart = 0;
  for (let at = 0; at < one.length; at += 1) {
    let rest = (one[at] ?? 0) ^ (other[at] ?? 0);
    for (; rest > 0; rest >>= 1) apart += rest & 1;
  }
  return apart;
}

/**
 * Returns true if two bills with different bytes are likely the same: all that was typed agrees and the pictures, where both have one,
 * are not clearly different; or the pictures are near and the amount, or the day and the payee, agree as well. Bills of one seller
 * look alike, so a picture alone decides nothing.
 */
export function areLikelySame(one: BillFacts, other: BillFacts): boolean {
  const sameAmount = one.amount === other.amount;
  const sameSale = one.spent_on === other.spent_on && one.payee_key === other.payee_key;
  if (!sameAmount && !sameSale) return false;
  const apart = one.picture && other.picture ? bitsApart(one.picture, other.picture) : null;
  if (sameAmount && sameSale) return apart === null || apart <= FAR;
  return apart !== null && apart <= NEAR;
}
