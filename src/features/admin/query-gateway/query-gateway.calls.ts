import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  runQuery: {
    who: 'signed in',
    act: 'personal',
    scope: 'query:read',
    whole: 'two hundred rows at most',
    makesNothing: 'counts at the routes whose services it calls',
    call: () => ({ body: { text: 'select id, title from user_services limit 5' } }),
  },
});
