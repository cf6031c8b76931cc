import { useMutation } from '@tanstack/react-query';
import { askAssistant } from '#features/content/assistant.contract.ts';
import { call } from '#platform/web/client.ts';

/** Asks the assistant one question. */
export function useAskAssistant() {
  return useMutation({ mutationFn: (question: string) => call(askAssistant, { body: { question } }) });
}
