import type { FastifyInstance } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { API_BASE } from '#platform/contract/route.ts';
import type { FairGate } from './fair-gate.ts';

/** As the router reads an address in absolute form (RFC 9112, section 3.2.2): without scheme and host. */
const ORIGIN = /^https?:\/\/.*?(?=\/)/i;

/**
 * Answers `<prefix>/<key>/service/api/...` by the API of another app. The request reaches that one unread, so that all of
 * its own checks and limits apply, and nothing of this app's does.
 * @param find the app of a key. @throws AppError where there is none.
 */
export function registerInnerApps(
  app: FastifyInstance,
  { prefix, find, gate }: { prefix: string; find: (key: string) => Promise<FastifyInstance>; gate: FairGate },
): void {
  app.all<{ Params: { key: string } }>(
    `${prefix}/:key${API_BASE}/*`,
    {
      schema: { hide: true },
      // The inner app writes the line about the request; this one's would show the key.
      logLevel: 'warn',
      async onRequest(request, reply) {
        const { key } = request.params;
        const inner = await gate(request, reply, () => find(key));
        const address = (request.raw.url ?? '').replace(ORIGIN, '');
        const start = `${prefix}/${key}`;
        // The router has decoded the key; an address that is written in another way is none of ours.
        if (!address.startsWith(`${start}${API_BASE}/`)) throw new AppError('NOT_FOUND');
        reply.hijack();
        request.raw.url = address.slice(start.length);
        inner.routing(request.raw, reply.raw);
      },
    },
    () => undefined,
  );
}

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
