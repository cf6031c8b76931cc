import { type ResourceLimits, Worker } from 'node:worker_threads';
import { createFairTurns } from './fair-turns.ts';

/** A thread was ended because it took more time or memory than it may. */
export class ThreadLimitError extends Error {
  limit: 'time' | 'memory';

  constructor(limit: 'time' | 'memory') {
    super(`a thread took more ${limit} than it may`);
    this.limit = limit;
  }
}

interface ThreadPoolOptions {
  /** The program: it answers each message with one. It runs from its own file, also beside the bundled server. */
  script: URL;
  /** Threads that work at the same time: each takes a core and memory. */
  atOnce: number;
  /** Threads that wait for the next work; each holds some 20 MB, and saves the time of a start. */
  kept: number;
  /** Pieces of one owner that wait for their turn; more are refused. Without it there is no limit. */
  waitingMax?: number;
  /** Longest time for one piece of work, the start of its thread included. */
  timeMs: number;
  limits: ResourceLimits;
}

/** Does work in threads, so that what takes long, or is made to, holds up a thread and not the server. */
interface ThreadPool<Question, Answer> {
  /**
   * @param owner whose work it is: one piece of each owner runs at a time, and they take turns.
   * @throws ThreadLimitError; AppError TOO_MANY_REQUESTS; Error of a thread that failed.
   */
  run(owner: string, question: Question): Promise<Answer>;
}

export function createThreadPool<Question, Answer>(options: ThreadPoolOptions): ThreadPool<Question, Answer> {
  const turns = createFairTurns(options.atOnce, options.waitingMax);
  const idle = new Set<Worker>();

  const start = () => {
    const worker = new Worker(options.script, {
      resourceLimits: options.limits,
      env: {},
      execArgv: [],
      // What a library writes there is not for our log.
      stdout: true,
      stderr: true,
    });
    // Without a listener an error of a thread that waits would end the server.
    worker.on('error', () => idle.delete(worker));
    worker.once('exit', () => idle.delete(worker));
    return worker;
  };
  const take = () => {
    const [waiting] = idle;
    if (!waiting) return start();
    idle.delete(waiting);
    waiting.ref();
    return waiting;
  };

  return {
    run: (owner, question) =>
      turns.run(owner, async () => {
        const worker = take();
        let isDone = false;
        try {
          const answer = await answerOf<Answer>(worker, question, options.timeMs);
          isDone = idle.size < options.kept;
          return answer;
        } finally {
          if (isDone) {
            idle.add(worker);
            // A thread without work keeps no process alive.
            worker.unref();
          } else await worker.terminate();
        }
      }),
  };
}

function answerOf<Answer>(worker: Worker, question: unknown, timeMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer) => {
      leave();
      resolve(answer);
    };
    const onError = (error: NodeJS.ErrnoException) => {
      leave();
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new ThreadLimitError('memory') : error);
    };
    const onExit = () => onError(new Error('a thread ended without an answer'));
    const timer = setTimeout(() => onError(new ThreadLimitError('time')), timeMs);
    const leave = () => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(question);
  });
}
