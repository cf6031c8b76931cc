import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import { createRefusals, HELD_MAX, HOLD_MS, PROMPT_REFUSALS } from './refusals.ts';

const NOW = Date.UTC(2026, 10, 21);

describe('what is refused', () => {
  test('is known for a few seconds, and never longer than it is refused', () => {
    const refusals = createRefusals();
    expect(refusals.blockedUntil('account a', NOW)).toBeNull();
    refusals.remember('account a', NOW + MINUTE_MS, NOW);
    refusals.remember('account b', NOW + 1000, NOW);
    expect(refusals.blockedUntil('account a', NOW + 4999)).toBe(NOW + MINUTE_MS);
    expect(refusals.blockedUntil('account a', NOW + 5000)).toBeNull();
    expect(refusals.blockedUntil('account b', NOW + 1000)).toBeNull();
  });

  test('is forgotten, the longest unseen first, when there is too much of it', () => {
    const refusals = createRefusals();
    refusals.remember('first', NOW + MINUTE_MS, NOW);
    refusals.remember('second', NOW + MINUTE_MS, NOW);
    refusals.remember('first', NOW + MINUTE_MS, NOW);
    for (let at = 0; at < 19_999; at += 1) refusals.remember(`address ${at}`, NOW + MINUTE_MS, NOW);
    expect(refusals.blockedUntil('second', NOW)).toBeNull();
    expect(refusals.blockedUntil('first', NOW)).toBe(NOW + MINUTE_MS);
  });
});

describe('the answer to a refused try', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Lets whatever does not wait for the clock go on; gives how many answers went out so far. */
  function answersOf(refusals: ReturnType<typeof createRefusals>) {
    let answered = 0;
    const ask = (name: string, count: number) => {
      for (let at = 0; at < count; at += 1) {
        void refusals.holdBack(name).then(() => {
          answered += 1;
        });
      }
    };
    const answeredAfter = async (ms: number) => {
      await vi.advanceTimersByTimeAsync(ms);
      return answered;
    };
    return { ask, answeredAfter };
  }

  test('comes at once to the first ones and late to a flood', async () => {
    const refusals = createRefusals();
    refusals.remember('account a', NOW + MINUTE_MS, NOW);
    const { ask, answeredAfter } = answersOf(refusals);
    ask('account a', PROMPT_REFUSALS + 30);
    expect(await answeredAfter(HOLD_MS.least - 1)).toBe(PROMPT_REFUSALS);
    // Looked up again and refused still: the flood goes on, its answers stay late.
    refusals.remember('account a', NOW + MINUTE_MS, NOW + 10_000);
    ask('account a', 1);
    expect(await answeredAfter(0)).toBe(PROMPT_REFUSALS);
    expect(await answeredAfter(HOLD_MS.most)).toBe(PROMPT_REFUSALS + 31);
  });

  test('comes at once to all others', async () => {
    const refusals = createRefusals();
    refusals.remember('account a', NOW + MINUTE_MS, NOW);
    refusals.remember('account b', NOW + MINUTE_MS, NOW);
    const { ask, answeredAfter } = answersOf(refusals);
    ask('account a', PROMPT_REFUSALS + 30);
    ask('account b', 1);
    expect(await answeredAfter(0)).toBe(PROMPT_REFUSALS + 1);
  });

  test('comes at once again when a right password has ended the refusals', async () => {
    const refusals = createRefusals();
    refusals.remember('device a', NOW + MINUTE_MS, NOW);
    const { ask, answeredAfter } = answersOf(refusals);
    ask('device a', PROMPT_REFUSALS);
    refusals.forget('device a');
    refusals.remember('device a', NOW + MINUTE_MS, NOW);
    ask('device a', 1);
    expect(await answeredAfter(0)).toBe(PROMPT_REFUSALS + 1);
  });

  test('does not keep more waiting than there is room for', async () => {
    const refusals = createRefusals();
    refusals.remember('account a', NOW + MINUTE_MS, NOW);
    const { ask, answeredAfter } = answersOf(refusals);
    ask('account a', PROMPT_REFUSALS + HELD_MAX + 7);
    expect(await answeredAfter(0)).toBe(PROMPT_REFUSALS + 7);
    await answeredAfter(HOLD_MS.most);
    ask('account a', 1);
    expect(await answeredAfter(0), 'there is room again').toBe(PROMPT_REFUSALS + HELD_MAX + 7);
  });
});
