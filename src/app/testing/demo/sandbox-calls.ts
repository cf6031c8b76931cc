import { type Calls, nothing } from '../call.ts';

const token = 'A'.repeat(43);

/** Sandboxes; the servers of tests offer none, and their own tests start one. */
export const sandboxCalls: Calls = {
  getSandboxOffer: nothing,
  startSandbox: nothing,
  getSandbox: () => ({ query: `?token=${token}` }),
  takeSeat: () => ({ body: { token, seat: 'ngo' } }),
  endSandbox: () => ({ query: `?token=${token}` }),
};
