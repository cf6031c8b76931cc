import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  askAssistant: {
    who: 'everybody',
    makesNothing: 'stores nothing',
    call: () => ({ body: { question: 'How do I verify my email?' } }),
  },
});
