import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedServer, page, redirectTo, startFeedServer } from '#platform/testing/feed-server.ts';
import { type NameServer, startNameServer } from '#platform/testing/name-server.ts';
import { FetchError, fetchPublic } from './fetch-public.ts';

const NOT_PUBLIC = 'The address leads to this machine or a private network, which is not allowed.';

let server: FeedServer;
/** On this machine, and never to be reached. */
let secret: FeedServer;
let names: NameServer;
let lookUps = 0;

beforeAll(async () => {
  server = await startFeedServer();
  secret = await startFeedServer({ '/': page('secret') });
  names = await startNameServer({
    'inside.example': () => ['127.0.0.1'],
    'mixed.example': () => ['93.184.215.14', '127.0.0.1'],
    // Public when it is checked (an address at which nobody answers), and this machine at every later look-up.
    'rebinding.example': (asked) => {
      lookUps = asked;
      return [asked === 1 ? '192.175.48.1' : '127.0.0.1'];
    },
  });
});
beforeEach(() => {
  server.seen.length = 0;
});
afterAll(async () => {
  names.stop();
  await Promise.all([server.stop(), secret.stop()]);
});

interface Settings {
  timeoutMs?: number;
  headers?: Record<string, string>;
  excepted?: boolean;
}

const get = (url: string, { timeoutMs = 5000, headers = {}, excepted = true }: Settings = {}) =>
  fetchPublic(url, {
    timeoutMs,
    maxBytes: 1024 ** 2,
    headers,
    isExcepted: ({ origin }) => excepted && origin === server.origin,
    dnsServers: [names.address],
  });

const refusal = async (...input: Parameters<typeof get>) => {
  const error = await get(...input).then(
    () => null,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(FetchError);
  return error.message;
};

describe('nothing that is not public is reached', () => {
  test.each([
    ['127.0.0.1'],
    ['127.1'],
    ['2130706433'],
    ['0x7f000001'],
    ['0177.0.0.1'],
    ['0.0.0.0'],
    ['[::1]'],
    ['[::ffff:127.0.0.1]'],
    ['[::ffff:7f00:1]'],
    ['[64:ff9b::7f00:1]'],
    ['169.254.169.254'],
    ['192.168.0.1'],
    ['inside.example'],
    ['mixed.example'],
  ])('%s', async (host) => {
    const url = `http://${host}:${secret.port}/`;
    expect(await refusal(url, { excepted: false })).toBe(NOT_PUBLIC);
    server.pages['/away'] = redirectTo(url);
    expect(await refusal(`${server.origin}/away`)).toBe(NOT_PUBLIC);
    expect(secret.seen).toEqual([]);
  });

  test('a name that leads here only after the check', async () => {
    await refusal(`http://rebinding.example:${secret.port}/`, { timeoutMs: 500 });
    expect(lookUps).toBe(1);
    expect(secret.seen).toEqual([]);
  });

  test('the exception of one port is none for another', async () => {
    expect(await refusal(`http://127.0.0.1:${secret.port}/`)).toBe(NOT_PUBLIC);
    expect(secret.seen).toEqual([]);
  });

  test.each([
    ['file:///etc/passwd', 'The address does not start with http:// or https://.'],
    ['ftp://news.example/', 'The address does not start with http:// or https://.'],
    ['http://user:secret@news.example/', 'The address contains a user name or a password.'],
  ])('%s', async (url, reason) => {
    expect(await refusal(url)).toBe(reason);
    server.pages['/away'] = redirectTo(url);
    expect(await refusal(`${server.origin}/away`)).toBe(reason);
  });
});

describe('redirects', () => {
  test('are followed five times, relative ones too', async () => {
    for (let at = 1; at <= 5; at += 1) server.pages[`/${at}`] = redirectTo(`./${at + 1}`, 301);
    server.pages['/6'] = page('here');
    expect(await get(`${server.origin}/1`)).toMatchObject({ status: 200, url: `${server.origin}/6` });
    server.pages['/0'] = redirectTo('/1', 308);
    expect(await refusal(`${server.origin}/0`)).toBe('The address redirects more than 5 times.');
  });

  test('in a circle end', async () => {
    server.pages['/circle'] = redirectTo('/circle');
    expect(await refusal(`${server.origin}/circle`)).toBe('The address redirects more than 5 times.');
    expect(server.seen).toHaveLength(6);
  });
});

describe('an answer', () => {
  test('is unpacked', async () => {
    server.pages['/gzip'] = (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('unpacked'));
    expect((await get(`${server.origin}/gzip`)).body.toString()).toBe('unpacked');
  });

  test('that has not changed has no body', async () => {
    server.pages['/same'] = ({ headers }, response) =>
      void response.writeHead(headers['if-none-match'] === '"a"' ? 304 : 200).end();
    const answer = await get(`${server.origin}/same`, { headers: { 'if-none-match': '"a"' } });
    expect(answer).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  });

  const endless = (encoding: Record<string, string>, chunk: Buffer): FeedServer['pages'][string] => {
    return (_, response) => {
      response.writeHead(200, encoding);
      const write = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', write);
      write();
    };
  };

  test('without end is broken off', async () => {
    server.pages['/endless'] = endless({}, Buffer.alloc(65_536, 'x'));
    expect(await refusal(`${server.origin}/endless`)).toBe('The answer is larger than 1 MB.');
  });

  test('that unpacks to something huge is broken off', async () => {
    const bomb = gzipSync(Buffer.alloc(50 * 1024 ** 2));
    server.pages['/bomb'] = (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect(await refusal(`${server.origin}/bomb`)).toBe('The answer is larger than 1 MB.');
  });

  test('that is damaged is refused', async () => {
    server.pages['/damaged'] = (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
    expect(await refusal(`${server.origin}/damaged`)).toBe('The answer is damaged: it cannot be unpacked.');
    server.pages['/brotli'] = (_, response) =>
      void response.writeHead(200, { 'content-encoding': 'br' }).end('x');
    expect(await refusal(`${server.origin}/brotli`)).toBe(
      'The answer is packed in a way that was not asked for.',
    );
  });

  test.each([403, 404, 500, 503])('with status %i is a failure', async (status) => {
    server.pages['/status'] = page('no', 'text/plain', status);
    expect(await refusal(`${server.origin}/status`)).toBe(`The server answered with status ${status}.`);
  });

  test.each([
    ['never begins', () => undefined],
    ['stops half-way', (_, response) => void response.writeHead(200).write('half')],
  ] satisfies [string, FeedServer['pages'][string]][])(
    'that %s is waited for until the time is over',
    async (_, answer) => {
      server.pages['/slow'] = answer;
      const start = performance.now();
      expect(await refusal(`${server.origin}/slow`, { timeoutMs: 300 })).toBe(
        'No complete answer within 0.3 seconds.',
      );
      expect(performance.now() - start).toBeLessThan(3000);
    },
  );
});

test('a name that nobody answers for ends with the time, too', async () => {
  expect(await refusal('http://silent.example/', { timeoutMs: 300 })).toBe(
    'No complete answer within 0.3 seconds.',
  );
});

test('a closed port is a failure in plain words', async () => {
  const gone = await startFeedServer();
  await gone.stop();
  const reason = fetchPublic(gone.origin, {
    timeoutMs: 5000,
    maxBytes: 10,
    headers: {},
    isExcepted: () => true,
  });
  await expect(reason).rejects.toThrow('The server refuses the connection.');
});
