import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  previewPost: {
    who: 'signed in',
    act: 'personal',
    makesNothing: 'stores nothing',
    call: () => ({ body: { body: '**Yes**' } }),
  },
});
