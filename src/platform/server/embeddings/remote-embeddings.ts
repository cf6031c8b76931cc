import { z } from 'zod';
import type { EmbeddingsConfig } from '../config.ts';
import { postPublic } from '../outbound/post-public.ts';
import { type Embeddings, NoEmbeddings, toUnit } from './embeddings.ts';

const TIMEOUT_MS = 20_000;
/** Longest time for a text that a person waits for. */
const FIRST_TIMEOUT_MS = 2000;
const ANSWER_BYTES_MAX = 16 * 1024 ** 2;

const NO_WORDS: ReadonlySet<string> = new Set();

const Answer = z.object({
  data: z.array(z.object({ index: z.int().min(0), embedding: z.array(z.number()).min(1).max(8192) })),
});

/**
 * Opens a model behind an address as OpenAI's `/v1/embeddings`: `{ model, input }` is answered with
 * `{ data: [{ index, embedding }] }`. The address is the operator's, so it may be on a private network.
 */
export function openRemoteEmbeddings({ url, model, key }: EmbeddingsConfig): Embeddings {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'identity',
    ...(key && { authorization: `Bearer ${key}` }),
  };

  const ask = async (texts: string[], timeoutMs: number) => {
    const { status, answer } = await postPublic(url, JSON.stringify({ model, input: texts }), {
      headers,
      timeoutMs,
      maxBytes: ANSWER_BYTES_MAX,
      isExcepted: () => true,
    });
    if (status !== 200) throw new NoEmbeddings(`the server of embeddings answers ${status}`);
    const { data } = Answer.parse(JSON.parse(answer));
    const vectors = data.toSorted((a, b) => a.index - b.index).map(({ embedding }) => toUnit(embedding));
    if (vectors.length !== texts.length) throw new NoEmbeddings('the server of embeddings answers too few');
    return vectors;
  };

  return {
    model,
    async embed(texts, { first = false } = {}) {
      try {
        return await ask(texts, first ? FIRST_TIMEOUT_MS : TIMEOUT_MS);
      } catch (error) {
        if (error instanceof NoEmbeddings) throw error;
        throw new NoEmbeddings('the server of embeddings gives no answer', { cause: error });
      }
    },
    isReady: () => true,
    prepare: () => undefined,
    knownWords: async () => NO_WORDS,
    close: async () => undefined,
  };
}
