import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { type AnsweredKind, answerRefusal, getRefusal } from './decisions.contract.ts';

/** Loads the refusal of the member's own item. */
export const useRefusal = (kind: AnsweredKind, id: string) =>
  useQuery({
    queryKey: ['refusals', kind, id],
    queryFn: () => call(getRefusal, { params: { kind, id } }),
    retry: false,
  });

/** Answers a refusal, and loads everything again that shows the item: its lists are those of its area. */
export function useAnswerRefusal(kind: AnsweredKind, id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: string) => call(answerRefusal, { params: { kind, id }, body: { body } }),
    // Nobody waits for it: the dialog leaves with the state of the item.
    onSettled: () => void client.invalidateQueries(),
  });
}
