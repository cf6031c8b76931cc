import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/client.ts';
import { PAGE_SIZE } from '#platform/web/list-pages.ts';
import {
  type CannedAnswer,
  type CannedAnswerInput,
  createCannedAnswer,
  listCannedAnswerChanges,
  listCannedAnswers,
  removeCannedAnswer,
  updateCannedAnswer,
} from './canned-answers.contract.ts';

const ANSWERS = ['canned-answers'] as const;

/** Loads all canned answers, by title. */
export function useCannedAnswers() {
  return useQuery({ queryKey: [...ANSWERS, 'all'], queryFn: () => call(listCannedAnswers) });
}

/** Loads a page of the changes; the previous page stays on the screen until it arrives. */
export function useCannedAnswerChanges(page: number) {
  return useQuery({
    queryKey: [...ANSWERS, 'changes', page],
    queryFn: () => call(listCannedAnswerChanges, { query: { page, pageSize: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
  });
}

function useReload() {
  const client = useQueryClient();
  // Not awaited: the card of an answer that is gone could not offer to bring it back.
  return () => void client.invalidateQueries({ queryKey: ANSWERS });
}

/** Adds an answer, or changes the given one. */
export function useSaveCannedAnswer(answer: Pick<CannedAnswer, 'id' | 'version'> | null) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (input: CannedAnswerInput) =>
      answer
        ? call(updateCannedAnswer, {
            params: { id: answer.id },
            body: { ...input, version: answer.version },
          })
        : call(createCannedAnswer, { body: input }),
    onSettled,
  });
}

/** Deletes an answer. */
export function useRemoveCannedAnswer() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: string) => call(removeCannedAnswer, { params: { id } }),
    onSettled,
  });
}
