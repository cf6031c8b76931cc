/** Runs in a thread of its own: the server answers others while a file is rendered. */
import { parentPort } from 'node:worker_threads';
import type { Rendered, Rendering } from './rendering.ts';

async function answerTo({ module, name, input }: Rendering): Promise<Rendered> {
  try {
    const { [name]: render } = await import(module);
    return { bytes: await render(...input) };
  } catch (error) {
    return { error };
  }
}

async function answer(rendering: Rendering): Promise<void> {
  parentPort?.postMessage(await answerTo(rendering));
}

parentPort?.on('message', (rendering: Rendering) => {
  // It catches everything.
  answer(rendering).catch(() => undefined);
});
