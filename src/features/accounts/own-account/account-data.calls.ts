import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  exportAccountData: { who: 'signed in', recorded: 'data-exported' },
});
