import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerOneAtATime } from './one-at-a-time.ts';

const PIPELINED = 5000;

let app: FastifyInstance;
let port: number;
let running: number;
let mostAtOnce: number;
let letIn: number;
beforeEach(async () => {
  [running, mostAtOnce, letIn] = [0, 0, 0];
  app = Fastify();
  registerOneAtATime(app);
  app.get('/:n', async (request) => {
    letIn += 1;
    running += 1;
    mostAtOnce = Math.max(mostAtOnce, running);
    await turn();
    running -= 1;
    return request.params;
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(() => app.close());

/** Sends requests on one connection at once; gives what has come back. */
function pipeline(amount: number) {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.write(Array.from({ length: amount }, (_, n) => `GET /${n} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''));
  return { answers: () => [...text.matchAll(/\{"n":"(\d+)"\}/g)].map(([, n]) => Number(n)), socket };
}

test('pipelined requests are let in one at a time, and all are answered in their order', async () => {
  const { answers, socket } = pipeline(PIPELINED);
  await expect.poll(() => answers().length, { timeout: 20_000 }).toBe(PIPELINED);
  expect(answers()).toEqual(Array.from({ length: PIPELINED }, (_, n) => n));
  expect(mostAtOnce).toBe(1);
  socket.destroy();
});

test('other connections are answered meanwhile, each by itself', async () => {
  const flood = pipeline(PIPELINED);
  const others = [pipeline(1), pipeline(1)];
  await expect.poll(() => others.map(({ answers }) => answers().length)).toEqual([1, 1]);
  for (const { socket } of [flood, ...others]) socket.destroy();
});

test('what waits is forgotten when the client leaves', async () => {
  const { answers, socket } = pipeline(PIPELINED);
  await expect.poll(() => answers().length).toBeGreaterThan(0);
  socket.destroy();
  await app.close();
  expect(letIn).toBeLessThan(PIPELINED);
});
