import type { ErrorCode } from '#platform/contract/errors.ts';
import type { MediaType } from '#platform/contract/files.ts';
import { createThreadPool, ThreadLimitError } from '../threads/thread-pool.ts';
import type { FileToCheck } from './content-type.ts';
import { fileError, refusals } from './file-refusals.ts';

/** What the thread answers: a type, why the file is refused, or what else went wrong, such as the disk. */
export type ContentAnswer =
  | { type: MediaType | null }
  | { refused: { code: ErrorCode; message: string } }
  | { failed: { message: string; code?: string; syscall?: string } };

const threads = createThreadPool<FileToCheck, ContentAnswer>({
  script: new URL('./content-worker.ts', import.meta.url),
  atOnce: 3,
  kept: 1,
  waitingMax: 20,
  // 500 MB, the most that is unpacked, takes some 2 seconds, and several times that on a machine under load.
  timeMs: 20_000,
  limits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
});

/**
 * Finds the type of a file's content in a thread; null for one that no rule allows.
 * @throws AppError FILE_TYPE_NOT_ALLOWED; FILE_UNREADABLE also for a file that takes the thread more time or memory than
 * it has; TOO_MANY_REQUESTS. Error of the disk.
 */
export async function checkInThread(file: FileToCheck, owner: string): Promise<MediaType | null> {
  const answer = await threads.run(owner, file).catch((error: unknown) => {
    throw error instanceof ThreadLimitError ? refusals.damaged() : error;
  });
  if ('type' in answer) return answer.type;
  if ('refused' in answer) throw fileError(answer.refused.code, answer.refused.message);
  const { message, ...kind } = answer.failed;
  throw Object.assign(new Error(message), kind);
}
