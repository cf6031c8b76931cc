/** Runs in a thread of its own, as feed-worker.ts does. */
import { parentPort, workerData } from 'node:worker_threads';
import { FeedError } from './feed-item.ts';
import { parseOpmlFile } from './parse-opml.ts';

try {
  parentPort?.postMessage({ items: parseOpmlFile((workerData as { text: string }).text) });
} catch (error) {
  parentPort?.postMessage({ refused: error instanceof FeedError ? error.message : null });
}
