import { once } from 'node:events';
import { type IncomingMessage, request as requestOnward } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { API_BASE } from '#platform/contract/route.ts';
import type { FairGate } from './fair-gate.ts';

/** As the router reads an address in absolute form (RFC 9112, section 3.2.2): without scheme and host. */
const ORIGIN = /^https?:\/\/.*?(?=\/)/i;

/** Headers that are about one connection (RFC 9110, section 7.6.1) and do not go on to the next. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** Where the app of a key listens: a socket of this machine, and the start of its addresses there. */
export interface InnerApp {
  socket: string;
  start: string;
}

interface InnerApps {
  prefix: string;
  /** Finds the app of a key. @throws AppError where there is none. */
  find(key: string): Promise<InnerApp>;
  gate: FairGate;
}

/**
 * Answers `<prefix>/<key>/service/api/...` by the API of another app, in a process of its own. The request goes on
 * unread, so that all checks and limits of that one apply, and nothing of this app's does.
 */
export function registerInnerApps(app: FastifyInstance, { prefix, find, gate }: InnerApps): void {
  app.all<{ Params: { key: string } }>(
    `${prefix}/:key${API_BASE}/*`,
    {
      schema: { hide: true },
      // The inner app writes the line about the request; this one's would show the key.
      logLevel: 'warn',
      async onRequest(request, reply) {
        const { key } = request.params;
        const { socket, start } = await gate(request, reply, () => find(key));
        const address = (request.raw.url ?? '').replace(ORIGIN, '');
        const outer = `${prefix}/${key}`;
        // The router has decoded the key; an address that is written in another way is none of ours.
        if (!address.startsWith(`${outer}${API_BASE}/`)) throw new AppError('NOT_FOUND');
        const path = start + address.slice(outer.length);
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        const answer = await sendOnward(request, { socket, path, gone: gone.signal });
        reply.hijack();
        reply.raw.writeHead(answer.statusCode ?? 500, headersOf(answer, request.raw.complete));
        pipeline(answer, reply.raw, () => undefined);
      },
    },
    () => undefined,
  );
}

/** Sends a request to the other app as it comes in. @throws AppError UNAVAILABLE where that one does not answer. */
async function sendOnward(
  { raw, ip }: FastifyRequest,
  { socket, path, gone }: { socket: string; path: string; gone: AbortSignal },
): Promise<IncomingMessage> {
  const onward = requestOnward({
    socketPath: socket,
    path,
    method: raw.method,
    headers: { ...withoutConnection(raw.headers), 'x-forwarded-for': ip },
    agent: false,
    signal: gone,
  });
  // An app that has answered may leave the rest of a body unread; the answer must still reach its reader.
  onward.on('error', () => undefined);
  raw.pipe(onward);
  try {
    const [answer] = await once(onward, 'response');
    return answer;
  } catch (cause) {
    throw new AppError('UNAVAILABLE', { cause });
  }
}

const withoutConnection = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.includes(name)));

/** The headers of an answer. A connection whose request is not read to its end takes no further one. */
const headersOf = ({ headers }: IncomingMessage, isRead: boolean) => ({
  ...withoutConnection(headers),
  ...(!isRead && { connection: 'close' }),
});

/**
 * Lets an app that is reached below a prefix name the addresses of its pictures as they are there. In JSON text of a
 * member cannot be mistaken for one: a quotation mark in it is escaped.
 */
export function answerBelow(app: FastifyInstance, start: string): void {
  app.addHook('onSend', async (_request, _reply, payload) =>
    typeof payload === 'string'
      ? payload.replaceAll(`"${API_BASE}/files/`, `"${start}${API_BASE}/files/`)
      : payload,
  );
}
