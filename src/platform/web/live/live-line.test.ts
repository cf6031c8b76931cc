import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { eventsOf } from '#platform/contract/live/live-events.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { openLine } from './live-line.ts';

const watchThings = defineRoute({
  name: 'watchThings',
  method: 'GET',
  path: '/things/:id/events',
  access: 'signed-in',
  act: 'read',
  scope: 'none',
  summary: 'Things',
  params: z.strictObject({ id: z.string() }),
  response: eventsOf(z.object({ type: z.literal('thing'), name: z.string() })),
});

type Answer = () => Response;
const events = (...parts: string[]): Answer => {
  const encoder = new TextEncoder();
  return () =>
    new Response(
      new ReadableStream({
        start(controller) {
          for (const part of parts) controller.enqueue(encoder.encode(part));
          controller.close();
        },
      }),
    );
};
const refusal = (status: number, code: string): Answer => {
  const body = { error: { code, message: 'No.' } };
  return () => new Response(JSON.stringify(body), { status });
};
/** A line that stays open and silent. */
const silent = (_: string, { signal }: RequestInit): Response =>
  new Response(
    new ReadableStream({
      start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
    }),
  );

let answers: (Answer | typeof silent)[];
const fetched = vi.fn(async (url: string, init: RequestInit) => (answers.shift() ?? silent)(url, init));
const lastIdOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('last-event-id');

function listen() {
  const heard: string[] = [];
  const states: string[] = [];
  const line = openLine(
    watchThings,
    { params: { id: 'a' } },
    { onEvent: ({ name }) => heard.push(name), onState: (state) => states.push(state) },
  );
  return { heard, states, line };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(Math, 'random').mockReturnValue(1);
  fetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const thing = (id: number, name: string) =>
  `id: ${id}\nevent: thing\ndata: {"type":"thing","name":"${name}"}\n\n`;

test('a line that ends opens again with the id of the last event, after the wait that the server names', async () => {
  answers = [events('retry: 500\n\n', thing(7, 'pump').slice(0, 20), thing(7, 'pump').slice(20))];
  const { heard, states, line } = listen();
  await vi.advanceTimersByTimeAsync(400);
  expect(heard).toEqual(['pump']);
  expect(states).toEqual(['opening', 'open', 'lost']);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect([lastIdOf(0), lastIdOf(1)]).toEqual([null, '7']);
  line.close();
});

test('a server that is away is asked again after longer and longer waits, and at once when asked to hurry', async () => {
  answers = Array.from({ length: 9 }, () => refusal(503, 'UNAVAILABLE'));
  const { line } = listen();
  const asked: number[] = [];
  for (const seconds of [0, 2, 4, 8]) {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    asked.push(fetched.mock.calls.length);
  }
  expect(asked).toEqual([1, 2, 3, 4]);
  line.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(fetched).toHaveBeenCalledTimes(5);
  line.close();
});

test('a refusal is not asked again', async () => {
  answers = [refusal(403, 'FORBIDDEN')];
  const { states } = listen();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['opening', 'refused']);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a line that gives no sign of life is opened again', async () => {
  answers = [silent];
  const { line } = listen();
  await vi.advanceTimersByTimeAsync(50_000);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetched).toHaveBeenCalledTimes(2);
  line.close();
});
