import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  previewPost: {
    who: 'confirmed',
    act: 'personal',
    makesNothing: 'stores nothing',
    call: () => ({ body: { body: '**Yes**' } }),
  },
});
