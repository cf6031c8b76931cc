import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the receiver got. */
export interface Received {
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

export interface Receiver {
  /** `http://127.0.0.1:port`. */
  origin: string;
  received: Received[];
  /** Status of the next answers; a redirect leads to /elsewhere. */
  status: number;
  /** Text of the next answers. */
  answer: string;
  /** Says when a request to a path is answered, and with which status; null answers at once with `status`. */
  decide: ((path: string) => Promise<number>) | null;
  stop(): Promise<void>;
}

/** A program on loopback that gets webhooks. @param port a free one by default. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
    const status = receiver.decide ? await receiver.decide(request.url ?? '') : receiver.status;
    const location = status >= 300 && status < 400 && { location: '/elsewhere' };
    response.writeHead(status, { ...location }).end(receiver.answer);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const receiver: Receiver = {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    status: 200,
    answer: 'ok',
    decide: null,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return receiver;
}

/**
 * The check of a receiver, as docs/api.md shows it.
 * @param header value of Dayitva-Signature. @param body text of the request, as it came.
 */
export function isFromDayitva(secret: string, header: string, body: string, now = Date.now()): boolean {
  const { t = '', v1 = '' } = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  const expected = createHmac('sha256', secret).update(`${t}.${body}`).digest();
  const given = Buffer.from(v1, 'hex');
  const isFresh = Math.abs(now / 1000 - Number(t)) < 300;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}
