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

test('ten thousand addresses push no count out that is higher than theirs, and some of their own', async () => {
  const store = new SteadyStore();
  vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let n = 0; n < 3; n += 1) await calls(store, 'guesser');
  for (let n = 0; n < 10_000; n += 1) await calls(store, `caller ${n}`);
  expect(await calls(store, 'guesser')).toBe(4);
  expect(await calls(store, 'caller 0')).toBe(1);
  vi.restoreAllMocks();
});

test('whose window is over is forgotten before others', async () => {
  const store = new SteadyStore();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  for (let n = 0; n < 5000; n += 1) for (let call = 0; call < 2; call += 1) await calls(store, `past ${n}`);
  clock.mockReturnValue(WINDOW_MS);
  for (let n = 0; n < 5000; n += 1) await calls(store, `caller ${n}`);
  expect(await calls(store, 'caller 0')).toBe(2);
  vi.restoreAllMocks();
});
