import { defineCalls } from '#platform/testing/calls/define-calls.ts';

export const calls = defineCalls({
  listLawRules: { who: 'everybody', whole: 'the rules that apply on one day' },
});
