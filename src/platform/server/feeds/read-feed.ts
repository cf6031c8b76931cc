import type { FeedItem, FeedSource } from './feed-item.ts';
import { readInThread } from './in-thread.ts';

const UNREADABLE = 'The feed cannot be read: it is not RSS, Atom or JSON Feed, or it is damaged.';

/** Reads a feed of a stranger in a thread of its own. @throws FeedError with words for an admin. */
export const readFeed = (source: FeedSource): Promise<FeedItem[]> =>
  readInThread<FeedItem>('./feed-worker.ts', source, UNREADABLE);
