import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { type Embeddings, NoEmbeddings } from './embeddings.ts';
import { openLocalEmbeddings } from './local-embeddings.ts';
import { openRemoteEmbeddings } from './remote-embeddings.ts';

const opened: Embeddings[] = [];
afterAll(async () => {
  for (const embeddings of opened) await embeddings.close();
});

const local = (script?: URL) => {
  const embeddings = openLocalEmbeddings(script);
  opened.push(embeddings);
  return embeddings;
};

const likeness = (one: number[] = [], other: number[] = []) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

test('the model of the packages finds texts alike that mean the same', { timeout: 60_000 }, async () => {
  const [asked, same, other] = await local().embed([
    'toilets in schools',
    'sanitation blocks for pupils',
    'a bank for steel',
  ]);
  expect(asked).toHaveLength(512);
  expect(likeness(asked, asked)).toBeCloseTo(1, 5);
  expect(likeness(asked, same)).toBeGreaterThan(likeness(asked, other) + 0.1);
});

test.each([
  ['cannot be loaded', 'throw new Error("no model")'],
  ['ends', 'process.exit(0)'],
  [
    'says that it failed',
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => parentPort.postMessage({ failed: "broken" }))',
  ],
])('a model that %s is refused at once, and not asked again for a while', async (_, code) => {
  const embeddings = local(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  await expect(embeddings.embed(['one', 'two'])).rejects.toBeInstanceOf(NoEmbeddings);
  await expect(embeddings.embed(['three'])).rejects.toThrow('the model is not available');
});

test('a text that a person waits for goes before those that wait', async () => {
  const echo =
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", (text) => setImmediate(() => parentPort.postMessage({ vector: [text.length] })))';
  const embeddings = local(new URL(`data:text/javascript,${encodeURIComponent(echo)}`));
  const answered: string[] = [];
  const ask = (text: string, first: boolean) =>
    embeddings.embed([text], { first }).then(() => answered.push(text));
  await Promise.all([ask('now', false), ask('job', false), ask('job too', false), ask('person', true)]);
  expect(answered).toEqual(['now', 'person', 'job', 'job too']);
});

test('a model that somebody is about to need loads before, once', async () => {
  const once =
    'import { parentPort } from "node:worker_threads"; let asked = 0; parentPort.on("message", () => parentPort.postMessage({ vector: [(asked += 1)] }))';
  const embeddings = local(new URL(`data:text/javascript,${encodeURIComponent(once)}`));
  expect(embeddings.isReady()).toBe(false);
  embeddings.prepare();
  embeddings.prepare();
  await expect.poll(() => embeddings.isReady()).toBe(true);
  embeddings.prepare();
  expect(await embeddings.embed(['a question'])).toEqual([[2]]);
});

test('a person is refused where too many wait', async () => {
  const silent =
    'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => undefined)';
  const embeddings = local(new URL(`data:text/javascript,${encodeURIComponent(silent)}`));
  const waiting = Array.from({ length: 70 }, () =>
    embeddings.embed(['job']).catch((error: Error) => error.message),
  );
  await expect(embeddings.embed(['person'], { first: true })).rejects.toThrow('too many texts wait');
  await embeddings.close();
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['the server stops']));
});

test('an address is asked as OpenAI has it', async () => {
  const seen: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let answer: [number, unknown] = [200, {}];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    seen.push({ headers: request.headers, body: JSON.parse(text) });
    response.writeHead(answer[0]).end(JSON.stringify(answer[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/embeddings`;
  const embeddings = openRemoteEmbeddings({ url, model: 'some-model', key: 'secret' });
  answer = [
    200,
    {
      data: [
        { index: 1, embedding: [0, 2] },
        { index: 0, embedding: [3, 4] },
      ],
    },
  ];
  expect(await embeddings.embed(['a', 'b'])).toEqual([
    [0.6, 0.8],
    [0, 1],
  ]);
  expect(seen[0]?.body).toEqual({ model: 'some-model', input: ['a', 'b'] });
  expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer secret' });
  await expect(embeddings.embed(['a'])).rejects.toThrow('too few');
  answer = [200, { nothing: true }];
  await expect(embeddings.embed(['a'])).rejects.toBeInstanceOf(NoEmbeddings);
  answer = [500, {}];
  await expect(embeddings.embed(['a'])).rejects.toThrow('answers 500');
  server.close();
  server.closeAllConnections();
  await expect(embeddings.embed(['a'])).rejects.toBeInstanceOf(NoEmbeddings);
});
