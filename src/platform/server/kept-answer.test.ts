import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test('an answer is made once for its time, and again afterwards', async () => {
  let made = 0;
  const answer = keptAnswer(60_000, async (add: number) => {
    made += add;
    return made;
  });
  expect([await answer(1), await answer(1)]).toEqual([1, 1]);
  vi.advanceTimersByTime(60_001);
  expect(await Promise.all([answer(1), answer(1), answer(1)])).toEqual([2, 1, 1]);
  expect(await answer(1)).toBe(2);
});

test('a failure is not kept', async () => {
  let fails = true;
  const answer = keptAnswer(60_000, async () => {
    if (fails) throw new Error('away');
    return 'here';
  });
  await expect(answer(undefined)).rejects.toThrow('away');
  fails = false;
  expect(await answer(undefined)).toBe('here');
  vi.advanceTimersByTime(60_001);
  fails = true;
  await expect(answer(undefined)).rejects.toThrow('away');
  expect(await answer(undefined)).toBe('here');
});
