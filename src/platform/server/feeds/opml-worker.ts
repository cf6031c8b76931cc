/** Runs in a thread of its own, as feed-worker.ts does. */
import { parentPort } from 'node:worker_threads';
import { FeedError } from './feed-item.ts';
import { parseOpmlFile } from './parse-opml.ts';

parentPort?.on('message', ({ text }: { text: string }) => {
  try {
    parentPort?.postMessage({ read: parseOpmlFile(text) });
  } catch (error) {
    parentPort?.postMessage({ refused: error instanceof FeedError ? error.message : null });
  }
});
