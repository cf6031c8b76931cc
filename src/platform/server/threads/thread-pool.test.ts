import { expect, test } from 'vitest';
import { createThreadPool, ThreadLimitError } from './thread-pool.ts';

const pool = (answer: string, { kept = 1, timeMs = 20_000 } = {}) =>
  createThreadPool<unknown, unknown>({
    script: new URL(
      `data:text/javascript,import { parentPort } from 'node:worker_threads'; let asked = 0; parentPort.on('message', (question) => { ${answer} })`,
    ),
    atOnce: 2,
    kept,
    timeMs,
    limits: { maxOldGenerationSizeMb: 32 },
  });

test('a thread that is kept does the next work, and one that is not is ended', async () => {
  const counting = 'parentPort.postMessage((asked += question))';
  const kept = pool(counting);
  expect([await kept.run('a', 1), await kept.run('b', 1)]).toEqual([1, 2]);
  const fresh = pool(counting, { kept: 0 });
  expect([await fresh.run('a', 1), await fresh.run('b', 1)]).toEqual([1, 1]);
});

test('a thread that takes too long is ended, and the next work has another one', async () => {
  const threads = pool(`if (question === 'endless') for (;;); parentPort.postMessage('done')`, {
    timeMs: 1500,
  });
  await expect(threads.run('a', 'endless')).rejects.toEqual(new ThreadLimitError('time'));
  expect(await threads.run('a', 'short')).toBe('done');
});

test('so is one that takes too much memory, and one that fails', async () => {
  const threads = pool(
    `if (question === 'broken') throw new Error('broken'); const all = []; for (;;) all.push(new Array(100000).fill(asked))`,
  );
  await expect(threads.run('a', 'large')).rejects.toEqual(new ThreadLimitError('memory'));
  await expect(threads.run('a', 'broken')).rejects.toThrow('broken');
});
