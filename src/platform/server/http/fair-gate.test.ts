import { expect, test } from 'vitest';
import { createTurns, type Turns } from './fair-gate.ts';

const SHARE = { running: 2, waiting: 2 };
const TOO_MANY = { code: 'TOO_MANY_REQUESTS', status: 429, retryAfter: 1 };

/** Work that ends on demand and reports when it begins. */
function workOn(turns: Turns, begun: string[]) {
  return (name: string, caller = 'a', gone = new AbortController().signal) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const result = turns.run(caller, SHARE, gone, () => {
      begun.push(name);
      return promise;
    });
    // Each test looks at what it expects; what it leaves over must not end the run.
    result.catch(() => undefined);
    return { result, end: () => resolve(name) };
  };
}

test('runs no more of one caller at once than its share, the rest in the order of coming', async () => {
  const begun: string[] = [];
  const work = workOn(createTurns(), begun);
  const first = work('first');
  const second = work('second');
  const third = work('third');
  const fourth = work('fourth');
  expect(begun).toEqual(['first', 'second']);
  second.end();
  expect(await second.result).toBe('second');
  expect(begun).toEqual(['first', 'second', 'third']);
  first.end();
  third.end();
  fourth.end();
  expect(await Promise.all([first.result, third.result, fourth.result])).toEqual([
    'first',
    'third',
    'fourth',
  ]);
});

test('refuses what comes when too much waits, and lets other callers through', async () => {
  const begun: string[] = [];
  const work = workOn(createTurns(), begun);
  const runs = ['1', '2', '3', '4'].map((name) => work(name));
  await expect(work('5').result).rejects.toMatchObject(TOO_MANY);
  const other = work('other', 'b');
  other.end();
  expect(await other.result).toBe('other');
  for (const { end } of runs) end();
  await Promise.all(runs.map(({ result }) => result));
  const later = work('later');
  later.end();
  expect(await later.result).toBe('later');
});

test('passes the place on when work fails', async () => {
  const turns = createTurns();
  const { signal } = new AbortController();
  const fails = () => Promise.reject(new Error('no'));
  for (let at = 0; at < 3; at += 1) {
    await expect(turns.run('a', SHARE, signal, fails)).rejects.toThrow('no');
  }
});

test('whoever leaves while waiting makes room; what runs keeps its place until it ends', async () => {
  const begun: string[] = [];
  const work = workOn(createTurns(), begun);
  const gone = new AbortController();
  const runs = ['1', '2'].map((name) => work(name, 'a', gone.signal));
  const leaving = ['3', '4'].map((name) => work(name, 'a', gone.signal));
  gone.abort();
  for (const { result } of leaving) await expect(result).rejects.toMatchObject(TOO_MANY);
  const next = work('next');
  expect(begun).toEqual(['1', '2']);
  for (const { end } of [...runs, next]) end();
  expect(await next.result).toBe('next');
  expect(begun).toEqual(['1', '2', 'next']);
});

test('whoever waits too long is refused, and its place is free', async () => {
  const begun: string[] = [];
  const work = workOn(createTurns(1), begun);
  const runs = ['1', '2'].map((name) => work(name));
  await expect(work('3').result).rejects.toMatchObject(TOO_MANY);
  for (const { end } of runs) end();
  await Promise.all(runs.map(({ result }) => result));
  expect(begun).toEqual(['1', '2']);
});
