import { useSearchParams } from 'react-router';

/** Longest sentence, in characters, as the search takes it. */
export const SENTENCE_MAX = 200;

const NAME = 'ai';

/** Reads and changes the sentence of the AI search, which the address holds. */
export function useAiSentence() {
  const [params, setParams] = useSearchParams();
  const sentence = (params.get(NAME) ?? '').trim().slice(0, SENTENCE_MAX);
  const ask = (next: string) =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next) changed.set(NAME, next);
        else changed.delete(NAME);
        changed.delete('page');
        return changed;
      },
      { preventScrollReset: true },
    );
  return { sentence, ask };
}
