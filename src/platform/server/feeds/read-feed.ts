import type { FeedSource, ReadFeed } from './feed-item.ts';
import { threadReader } from './in-thread.ts';

const UNREADABLE = 'The feed cannot be read: it is not RSS, Atom or JSON Feed, or it is damaged.';

const readInThread = threadReader<FeedSource, ReadFeed>(
  new URL('./feed-worker.ts', import.meta.url),
  UNREADABLE,
);

/** Reads a feed of a stranger in a thread of its own. @throws FeedError with words for an admin. */
export const readFeed = (source: FeedSource): Promise<ReadFeed> => readInThread(source.url, source);
