import { defineCalls } from '#platform/testing/calls/define-calls.ts';

const token = 'A'.repeat(43);

export const calls = defineCalls({
  getSandboxOffer: { who: 'everybody' },
  startSandbox: {
    who: [409, 409, 409, 409, 409],
    makesNothing: 'ten at once, two of an address; erased after 30 minutes',
    neverReached: 'the servers of tests offer no sandboxes',
  },
  getSandbox: {
    who: [404, 404, 404, 404, 404],
    neverReached: 'the servers of tests offer no sandboxes',
    call: () => ({ query: `?token=${token}` }),
  },
  takeSeat: {
    who: [404, 404, 404, 404, 404],
    makesNothing: 'stores a session in the sandbox, which is erased',
    neverReached: 'the servers of tests offer no sandboxes',
    call: () => ({ body: { token: token, seat: 'ngo' } }),
  },
  endSandbox: { who: 'everybody', call: () => ({ query: `?token=${token}` }) },
});
