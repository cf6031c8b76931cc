import { defineCalls } from './define-calls.ts';

export const calls = defineCalls({
  getHealth: { who: 'everybody' },
});
