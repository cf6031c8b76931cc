/** Runs in a thread of its own: a feed that is made to take long stops this thread, not the server. */
import { parentPort } from 'node:worker_threads';
import { FeedError, type FeedSource } from './feed-item.ts';
import { parseFeed } from './parse-feed.ts';

parentPort?.on('message', (source: FeedSource) => {
  try {
    parentPort?.postMessage({ read: parseFeed(source) });
  } catch (error) {
    parentPort?.postMessage({ refused: error instanceof FeedError ? error.message : null });
  }
});
