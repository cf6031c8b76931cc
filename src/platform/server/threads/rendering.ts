import { AppError } from '#platform/contract/errors.ts';
import { createThreadPool, ThreadLimitError } from './thread-pool.ts';

/** A function that renders a file, and what it is given. */
export interface Rendering {
  /** Address of the module that exports the function. */
  module: string;
  name: string;
  input: unknown[];
}

/** What the thread answers: the file, or the error that the function has thrown. */
export type Rendered = { bytes: Uint8Array } | { error: unknown };

const threads = createThreadPool<Rendering, Rendered>({
  script: new URL('./rendering-worker.ts', import.meta.url),
  atOnce: 2,
  kept: 2,
  waitingMax: 20,
  // The longest plan of a collaboration takes half a second, and many times that on a machine under load.
  timeMs: 30_000,
  // Enough for the longest list as a spreadsheet: 20,000 comments.
  limits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
});

/** Renders a file for its owner: one of each owner at a time, in turn with others. */
type Renderer<Input extends unknown[]> = (owner: string, ...input: Input) => Promise<Buffer>;

/**
 * Returns a function that renders in a thread, so that nobody else waits: a long PDF takes half a second of a processor.
 * What it is given crosses to the thread: plain data. It throws AppError UNAVAILABLE for a file that takes more time or
 * memory than the thread has, TOO_MANY_REQUESTS, and what the function throws.
 * @param module exports the function `name`, which is of the type `Render`.
 */
export function renderer<Render extends (...input: never[]) => Promise<Uint8Array>>(
  module: URL,
  name: string,
): Renderer<Parameters<Render>> {
  return async (owner, ...input) => {
    const rendered = await threads
      .run(owner, { module: module.href, name, input })
      .catch((error: unknown) => {
        throw error instanceof ThreadLimitError ? new AppError('UNAVAILABLE', { cause: error }) : error;
      });
    if ('error' in rendered) throw rendered.error;
    const { buffer, byteOffset, length } = rendered.bytes;
    return Buffer.from(buffer, byteOffset, length);
  };
}
