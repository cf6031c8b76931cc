/**
 * One attacker in a process of its own, so that it does not hold up the process that measures. Each message is a time
 * in milliseconds: it attacks for that time and answers how many of its requests got which status.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { API_BASE } from '#platform/contract/route.ts';
import { statusOf } from '../bench/paced.ts';
import type { AttackCall } from './busy-members.ts';

const PIPELINED = 5000;
const AT_ONCE = 20;
const FROM = '203.0.113.200';

const [, , kind = '', url = '', token = '', last = ''] = process.argv;
type Statuses = Record<string, number>;
const count = (statuses: Statuses, status: string) => {
  statuses[status] = (statuses[status] ?? 0) + 1;
};

/** Sends 5,000 requests over one connection without waiting, until all are answered or the time is up. */
function pipeline(path: string, end: number, statuses: Statuses): Promise<void> {
  const { hostname, port } = new URL(url);
  const head = `GET ${API_BASE}${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\nx-forwarded-for: ${FROM}\r\n\r\n`;
  return new Promise((resolve) => {
    let answered = 0;
    const socket = connect(Number(port), hostname);
    const timer = setTimeout(() => socket.destroy(), Math.max(1, end - performance.now()));
    socket.setEncoding('latin1').on('data', (text: string) => {
      for (const [, status = ''] of text.matchAll(/HTTP\/1\.1 (\d{3})/g)) {
        count(statuses, status);
        answered += 1;
      }
      if (answered >= PIPELINED) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      clearTimeout(timer);
      resolve();
    });
    socket.write(head.repeat(PIPELINED));
  });
}

const agent = new Agent({ keepAlive: true });

/** Asks over 20 connections, each again as soon as it has its answer. */
async function ask20AtOnce(paths: string[], end: number, statuses: Statuses): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': FROM };
  const ask = async (at: number) => {
    for (let n = at; performance.now() < end; n += 1) {
      const path = `${url}${API_BASE}${paths[n % paths.length]}`;
      count(statuses, String(await statusOf(agent, { method: 'GET', url: path, headers })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => ask(at)));
}

/** Opens a stream of events and closes it at its first bytes. @returns its status, 0 on failure. */
const openStream = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const call = request(path, { headers }, (answer) => {
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on('error', () => resolve(0));
    call.end();
  });

const MARK = 'form-of-the-attack';

/** A form with a picture, read once. */
function pictureForm(picture: string): Buffer {
  const head = `--${MARK}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), readFileSync(picture), Buffer.from(`\r\n--${MARK}--\r\n`)]);
}

function bodyOf({ body, picture }: AttackCall): { type: string; content: string | Buffer } | null {
  if (picture) return { type: `multipart/form-data; boundary=${MARK}`, content: pictureForm(picture) };
  return body === undefined ? null : { type: 'application/json', content: JSON.stringify(body) };
}

/** Makes the calls of a file, as many at once as it says, each again as soon as it has its answer. */
async function makeCalls(file: string, end: number, statuses: Statuses): Promise<void> {
  const { atOnce, calls }: { atOnce: number; calls: AttackCall[] } = JSON.parse(readFileSync(file, 'utf8'));
  const ready = calls.map((call) => ({ ...call, sent: bodyOf(call) }));
  const make = async (at: number) => {
    for (let n = at; performance.now() < end; n += 1) {
      const call = ready[n % ready.length];
      if (!call) return;
      const headers = {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': FROM,
        ...(call.sent && { 'content-type': call.sent.type }),
      };
      const path = url + API_BASE + call.path;
      const sent = { method: call.method, url: path, headers, ...(call.sent && { body: call.sent.content }) };
      count(statuses, String(await (call.isStream ? openStream(path, headers) : statusOf(agent, sent))));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, at) => make(at)));
}

const ATTACKS: Record<string, (end: number, statuses: Statuses) => Promise<void>> = {
  async pipeline(end, statuses) {
    while (performance.now() < end) await pipeline('/marketplace/profiles?pageSize=100', end, statuses);
  },
  lists: (end, statuses) =>
    ask20AtOnce(['/collaborations', '/collaborations?pageSize=100', '/collaborations/stats'], end, statuses),
  calls: (end, statuses) => makeCalls(last, end, statuses),
  documents: (end, statuses) => {
    const paths = [`/collaborations/${last}/report`, '/marketplace/export?format=xlsx'];
    return ask20AtOnce(paths, end, statuses);
  },
};

process.on('message', async (ms: number) => {
  const statuses: Statuses = {};
  await ATTACKS[kind]?.(performance.now() + ms, statuses);
  process.send?.(statuses);
});
