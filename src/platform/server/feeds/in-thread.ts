import { createThreadPool, ThreadLimitError } from '../threads/thread-pool.ts';
import { FeedError } from './feed-item.ts';

type Message<T> = { read: T } | { refused: string | null };

/**
 * Returns what reads files of strangers in threads of their own, which are ended when they take too long or too much memory.
 * @param script the thread's program. @param unreadable reason for everything that it does not explain.
 */
export function threadReader<Source, T>(script: URL, unreadable: string) {
  const threads = createThreadPool<Source, Message<T>>({
    script,
    atOnce: 2,
    kept: 0,
    // A feed of 2 MB takes less than a second, and many times that on a machine under load.
    timeMs: 20_000,
    // Enough for a feed of 2 MB many times over.
    limits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
  });
  /** @throws FeedError with words for an admin. */
  return async (owner: string, source: Source): Promise<T> => {
    const message = await threads.run(owner, source).catch((error: unknown) => {
      const isSlow = error instanceof ThreadLimitError && error.limit === 'time';
      throw new FeedError(isSlow ? 'The feed takes too long to read.' : unreadable);
    });
    if ('read' in message) return message.read;
    throw new FeedError(message.refused ?? unreadable);
  };
}
