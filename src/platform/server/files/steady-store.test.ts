import { afterEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#platform/contract/durations.ts';
import { SteadyStore } from './steady-store.ts';

const WINDOW_MS = 20;

const calls = (store: SteadyStore, key: string) =>
  new Promise<number>((resolve, reject) =>
    store.incr(key, (error, result) => (error ? reject(error) : resolve(result?.current ?? 0)), WINDOW_MS, 1),
  );

afterEach(() => vi.useRealTimers());

test('calls are counted within their window, each caller for itself', async () => {
  const store = new SteadyStore();
  expect([await calls(store, 'a'), await calls(store, 'a'), await calls(store, 'b')]).toEqual([1, 2, 1]);
});

test('a clock that goes a day on and back holds no limit for longer than its window', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  const store = new SteadyStore();
  await calls(store, 'a');
  vi.useRealTimers();
  // The window ends by itself, so some later call is the first one again.
  await expect.poll(() => calls(store, 'a'), { interval: WINDOW_MS * 2 }).toBe(1);
});

test('who was not seen for longest is forgotten first', async () => {
  const store = new SteadyStore();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  await calls(store, 'first');
  for (let n = 0; n < 4999; n += 1) await calls(store, `caller ${n}`);
  expect(await calls(store, 'first')).toBe(2);
  await calls(store, 'one more');
  expect(await calls(store, 'caller 0')).toBe(1);
  expect(await calls(store, 'first')).toBe(3);
  vi.restoreAllMocks();
});
