import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { fileURLToPath } from 'node:url';
import { AppError } from '#platform/contract/errors.ts';
import type { AnswerMessage, ProgramCalls } from './program-calls.ts';

/** A program that was told to end and has not is killed after this time. */
const STOP_PATIENCE_MS = 10_000;

/** A program in a process of its own. */
interface ForkedProgram<Calls extends ProgramCalls> {
  /** @throws AppError UNAVAILABLE when the call fails or the process ends before it answers. */
  call<Name extends keyof Calls & string>(
    name: Name,
    input: Parameters<Calls[Name]>[0],
  ): Promise<Awaited<ReturnType<Calls[Name]>>>;
  /** Lets the program close what is open, and waits for its end. */
  stop(): Promise<void>;
}

interface ForkOptions {
  /** Most memory of its heap, in megabytes; a program that needs more ends. */
  heapMb: number;
  /** Runs when the process has ended, for whatever reason. */
  onEnd(): void;
}

/**
 * Starts a program that answers calls (`answerCalls`). It ends with this process, and sees none of its settings.
 * @param program runs from its own file, also beside the bundled server.
 */
export function forkProgram<Calls extends ProgramCalls>(
  program: URL,
  { heapMb, onEnd }: ForkOptions,
): ForkedProgram<Calls> {
  const cache = getCompileCacheDir();
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: cache ? { NODE_COMPILE_CACHE: cache } : {},
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  const unavailable = (why: string) => new AppError('UNAVAILABLE', { cause: new Error(why) });

  let hasEnded = false;
  const end = () => {
    hasEnded = true;
    for (const { reject } of waiting.values()) reject(unavailable('the program has ended'));
    waiting.clear();
    onEnd();
  };
  child.once('exit', end);
  // It did not even start.
  child.once('error', () => hasEnded || end());
  child.on('message', (message: AnswerMessage) => {
    const { resolve, reject } = waiting.get(message.call) ?? {};
    waiting.delete(message.call);
    if ('failed' in message) reject?.(unavailable(message.failed));
    else resolve?.(message.answer);
  });

  return {
    async call(name, input) {
      const call = ++calls;
      const answered = Promise.withResolvers<unknown>();
      waiting.set(call, answered);
      child.send({ call, name, input }, (error) => {
        if (!error) return;
        waiting.delete(call);
        answered.reject(unavailable(error.message));
      });
      return (await answered.promise) as never;
    },
    async stop() {
      if (hasEnded) return;
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
      await once(child, 'exit');
      clearTimeout(timer);
    },
  };
}
