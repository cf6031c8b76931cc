/** Whom the floods are aimed at: the NGO of the demo data. */
export const OWNER = { email: 'programmes@aksharvan.example', password: 'demo-ngo' };

/** Address of both the guesser of the first flood and the owner: the worst place to sign in from. */
export const ONE_ADDRESS = '203.0.113.7';

export const GUESSES = 10_000;
export const GUESSES_PER_SECOND = 1000;

export interface Flood {
  name: string;
  /** Target and origin of the n-th guess, counted from 1. */
  guess(n: number): { email: string; address: string };
  /** Address from which the owner signs in meanwhile. */
  ownerAddress: string;
}

export const FLOODS: Flood[] = [
  {
    name: 'one address, an account each',
    guess: (n) => ({ email: `member${n}@guessed.example`, address: ONE_ADDRESS }),
    ownerAddress: ONE_ADDRESS,
  },
  {
    name: 'an address each, one account',
    guess: (n) => ({ email: OWNER.email, address: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }),
    ownerAddress: '198.51.100.4',
  },
  {
    // A household or a server gets a whole /64 (RFC 6177): its addresses count as one.
    name: 'addresses of one /64, an account each',
    guess: (n) => ({ email: `neighbour${n}@guessed.example`, address: `2001:db8:7:7::${n.toString(16)}` }),
    ownerAddress: '198.51.100.4',
  },
];

export interface Attacker {
  name: string;
  /** Connections that each wait for an answer before the next guess; null sends at fixed times, whatever comes back. */
  connections: number | null;
}

export const ATTACKERS: Attacker[] = [
  { name: `${GUESSES_PER_SECOND} a second, waiting for no answer`, connections: null },
  { name: 'as fast as 32 connections get answers', connections: 32 },
];
