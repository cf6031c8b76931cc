import { useMutation } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { askAssistant } from './assistant.contract.ts';

/** Asks the assistant one question. */
export function useAskAssistant() {
  return useMutation({ mutationFn: (question: string) => call(askAssistant, { body: { question } }) });
}
