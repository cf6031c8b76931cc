import type { Calls } from './call.ts';

/** Questions to the assistant. */
export const assistantCalls: Calls = {
  askAssistant: () => ({ body: { question: 'How do I verify my email?' } }),
};
