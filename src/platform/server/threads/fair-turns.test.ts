import { expect, test } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

/** Lets work of these owners run, and gives the order in which it began, and how much ran at the same time at most. */
async function letRun(atOnce: number, owners: string[]) {
  const turns = createFairTurns(atOnce);
  const order: string[] = [];
  const running: string[] = [];
  let most = 0;
  const work = async (owner: string) => {
    order.push(owner);
    expect(running).not.toContain(owner);
    running.push(owner);
    most = Math.max(most, running.length);
    await new Promise(setImmediate);
    running.splice(running.indexOf(owner), 1);
  };
  await Promise.all(owners.map((owner) => turns.run(owner, () => work(owner))));
  return { order, most };
}

test('one of each owner runs, and as many owners as there are places', async () => {
  const { order, most } = await letRun(2, ['a', 'a', 'b', 'c']);
  expect(order.slice(0, 2)).toEqual(['a', 'b']);
  expect(most).toBe(2);
});

test('an owner with much to do comes in turn with the others', async () => {
  const { order } = await letRun(1, ['a', 'a', 'a', 'b', 'b', 'c']);
  expect(order).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
});

test('work that fails leaves its place', async () => {
  const turns = createFairTurns(1);
  await expect(turns.run('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await turns.run('a', async () => 'done')).toBe('done');
});

test('an owner of whom enough waits is refused with words, and others are not', async () => {
  const turns = createFairTurns(1, 2);
  const gate = Promise.withResolvers<string>();
  const run = (owner: string) => turns.run(owner, () => gate.promise);
  const begun = [run('a'), run('a'), run('a')];
  await expect(run('a')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 5 });
  begun.push(run('b'));
  gate.resolve('done');
  expect(await Promise.all(begun)).toEqual(Array(4).fill('done'));
});
