/** Runs in a thread of its own: a file that is made to take long stops this thread, not the server. */
import { parentPort } from 'node:worker_threads';
import { AppError } from '#platform/contract/errors.ts';
import type { ContentAnswer } from './content-threads.ts';
import { contentTypeOf, type FileToCheck } from './content-type.ts';

async function answerTo(file: FileToCheck): Promise<ContentAnswer> {
  try {
    return { type: await contentTypeOf(file) };
  } catch (error) {
    if (error instanceof AppError) return { refused: { code: error.code, message: error.message } };
    const { message, code, syscall } = error as NodeJS.ErrnoException;
    // An error crosses the border without its code, by which a full disk is told from a mistake of ours.
    return { failed: { message, ...(code && { code }), ...(syscall && { syscall }) } };
  }
}

async function answer(file: FileToCheck): Promise<void> {
  parentPort?.postMessage(await answerTo(file));
}

parentPort?.on('message', (file: FileToCheck) => {
  // It catches everything.
  answer(file).catch(() => undefined);
});
