import { Worker } from 'node:worker_threads';
import { FeedError } from './feed-item.ts';

/** Longest time for one file. A feed of 2 MB takes less than a second, and many times that on a machine under load. */
const TIME_MAX_MS = 20_000;

/** Files that are read at the same time: each takes a core and memory. */
const AT_ONCE = 2;

/** Memory of the thread: enough for a feed of 2 MB many times over. */
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

type Message<T> = { items: T[] } | { refused: string | null };

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
 * Reads a file of a stranger in a thread of its own, which is ended when it takes too long or too much memory.
 * @param script the thread's program beside this file. @param unreadable reason for everything that it does not explain.
 * @throws FeedError with words for an admin.
 */
export async function readInThread<T>(script: string, data: object, unreadable: string): Promise<T[]> {
  await takePlace();
  try {
    return await runThread<T>(script, data, unreadable);
  } finally {
    leavePlace();
  }
}

async function runThread<T>(script: string, data: object, unreadable: string): Promise<T[]> {
  const worker = new Worker(new URL(script, import.meta.url), {
    workerData: data,
    resourceLimits: LIMITS,
    env: {},
    execArgv: [],
    // What a library writes there is not for our log.
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T[]>((resolve, reject) => {
      timer = setTimeout(() => reject(new FeedError('The feed takes too long to read.')), TIME_MAX_MS);
      worker.on('message', (message: Message<T>) => {
        if ('items' in message) resolve(message.items);
        else reject(new FeedError(message.refused ?? unreadable));
      });
      // Out of memory, or a stack too deep.
      worker.on('error', () => reject(new FeedError(unreadable)));
      worker.on('exit', () => reject(new FeedError(unreadable)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
