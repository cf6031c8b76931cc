import { Worker } from 'node:worker_threads';
import { FeedError, type FeedItem, type FeedSource } from './feed-item.ts';

/** Longest time for one feed. A feed of 2 MB takes less than a second, and many times that on a machine under load. */
const TIME_MAX_MS = 20_000;

/** Feeds that are read at the same time: each takes a core and memory. */
const AT_ONCE = 2;

/** Memory of the thread: enough for a feed of 2 MB many times over. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const UNREADABLE = 'The feed cannot be read: it is not RSS, Atom or JSON Feed, or it is damaged.';

type Message = { items: FeedItem[] } | { refused: string | null };

let running = 0;
const waiting: (() => void)[] = [];

/** Waits for one of the places. */
async function takePlace(): Promise<void> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => waiting.push(resolve));
}

/** Hands the place to the next in turn. */
function leavePlace(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

/**
 * Reads a feed of a stranger in a thread of its own, which is ended when it takes too long or too much memory.
 * @throws FeedError with words for an admin.
 */
export async function readFeed(source: FeedSource): Promise<FeedItem[]> {
  await takePlace();
  try {
    return await readInThread(source);
  } finally {
    leavePlace();
  }
}

async function readInThread(source: FeedSource): Promise<FeedItem[]> {
  const worker = new Worker(new URL('./feed-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: LIMITS,
    env: {},
    execArgv: [],
    // What a library writes there is not for our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<FeedItem[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new FeedError('The feed takes too long to read.')), TIME_MAX_MS);
      worker.on('message', (message: Message) => {
        if ('items' in message) resolve(message.items);
        else reject(new FeedError(message.refused ?? UNREADABLE));
      });
      // Out of memory, or a stack too deep.
      worker.on('error', () => reject(new FeedError(UNREADABLE)));
      worker.on('exit', () => reject(new FeedError(UNREADABLE)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
