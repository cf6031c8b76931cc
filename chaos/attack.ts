/**
 * One attacker in a process of its own, so that it does not hold up the process that measures. Each message is a time
 * in milliseconds: it attacks for that time and answers how many of its requests got which status.
 */
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { API_BASE } from '#platform/contract/route.ts';
import { statusOf } from '../bench/paced.ts';

const PIPELINED = 5000;
const AT_ONCE = 20;
const FROM = '203.0.113.200';

const [, , kind = '', url = '', token = '', collaborationId = ''] = process.argv;
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

const ATTACKS: Record<string, (end: number, statuses: Statuses) => Promise<void>> = {
  async pipeline(end, statuses) {
    while (performance.now() < end) await pipeline('/marketplace/profiles?pageSize=100', end, statuses);
  },
  lists: (end, statuses) =>
    ask20AtOnce(['/collaborations', '/collaborations?pageSize=100', '/collaborations/stats'], end, statuses),
  documents: (end, statuses) => {
    const paths = [`/collaborations/${collaborationId}/report`, '/marketplace/export?format=xlsx'];
    return ask20AtOnce(paths, end, statuses);
  },
};

process.on('message', async (ms: number) => {
  const statuses: Statuses = {};
  await ATTACKS[kind]?.(performance.now() + ms, statuses);
  process.send?.(statuses);
});
