import type { IncomingMessage } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { MemoryLocker, Server } from '@tus/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, type ErrorCode } from '#platform/contract/errors.ts';
import { Uuid } from '#platform/contract/fields.ts';
import { API_BASE, type RateLimit } from '#platform/contract/route.ts';
import { createUpload } from '#platform/contract/uploads.ts';
import type { MemberContext } from '../context.ts';
import { requireDisk, type SpaceLimits } from '../files/file-space.ts';
import { type Authenticator, actorOfClaim, admit, recognise } from '../http/access.ts';
import type { FairGate } from '../http/fair-gate.ts';
import { limitCheck } from '../http/rate-limit.ts';
import { forgetRest } from '../http/unread-body.ts';
import { type InDatabase, PartStore } from './part-store.ts';

const CHUNK = 'application/offset+octet-stream';

/** Of tus: another one is refused, with the name of this one. */
const VERSION = '1.0.0';

/** A fast line needs ten requests for 50 MB, and one that breaks some more. */
const LIMIT: RateLimit = { max: 300, windowMs: 60_000, by: 'member', budget: 'upload-parts' };

/** Statuses of the protocol as errors of the product. */
const CODES: Record<number, ErrorCode> = {
  404: 'UPLOAD_NOT_FOUND',
  409: 'UPLOAD_MOVED_ON',
  410: 'UPLOAD_NOT_FOUND',
  413: 'FILE_TOO_LARGE',
  500: 'INTERNAL',
};

interface UploadParts extends Pick<MemberContext, 'db' | 'jobs' | 'files' | 'publicUrl'> {
  auth: Authenticator;
  gate: FairGate;
  /** Of temporary files. */
  folder: string;
  /** What files may take. */
  space: SpaceLimits;
  /** False switches rate limits off, for load tests. */
  limits: boolean;
}

/**
 * Registers the two calls by which a browser asks how much of a file has arrived, and sends the rest (tus 1.0, "Core
 * Protocol"). They are limited, authenticated and answered as the routes of the contracts; a body is read before the
 * caller's turn in the database, and the session is looked up again behind it.
 */
export function registerUploads(app: FastifyInstance, parts: UploadParts): void {
  const { auth, gate, folder, space, limits, ...context } = parts;
  const locker = new MemoryLocker();
  const route = { ...createUpload, name: 'sendUpload', method: 'PATCH' as const, limits: [LIMIT] };
  app.register(async (scope) => {
    const byMember = limits ? limitCheck(app, route, 'member') : null;
    scope.addContentTypeParser(CHUNK, (_request, payload, done) => done(null, payload));
    scope.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH'],
      url: `${API_BASE}/uploads/:id`,
      schema: { hide: true },
      onRequest: async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'tus-resumable': VERSION });
        const claimed = await recognise(request, auth);
        request.actor = actorOfClaim(claimed);
        await byMember?.(request);
        request.actor = await gate(request, reply, () => admit(request, claimed, route, auth));
        if (request.headers['tus-resumable'] === VERSION) return;
        reply.header('tus-version', VERSION);
        throw new AppError('UPLOAD_PROTOCOL');
      },
      handler: async (request, reply) => {
        if (!Uuid.safeParse(request.params.id).success) throw new AppError('UPLOAD_NOT_FOUND');
        const inDatabase: InDatabase = (work) =>
          gate(request, reply, async () => {
            const actor = await admit(request, request.actor, route, auth);
            // Without one `admit` has thrown.
            if (!actor) throw new AppError('SIGN_IN_REQUIRED');
            return work({ ...context, actor, now: new Date(), log: request.log });
          });
        const failures: unknown[] = [];
        const server = new Server({
          path: `${API_BASE}/uploads`,
          datastore: new PartStore(inDatabase, folder, (bytes) => requireDisk(space, bytes)),
          locker,
          // Our own pages only: no header lets others in.
          allowedOrigins: () => false,
          onResponseError: (_, error) => {
            failures.push(error);
            return undefined;
          },
        });
        const response = await server.handleWeb(webRequest(request, context.publicUrl));
        if (response.status >= 400) {
          forgetRest(request);
          throw failureOf(response, failures[0]);
        }
        const offset = response.headers.get('upload-offset');
        const length = response.headers.get('upload-length');
        return reply
          .code(response.status)
          .headers({ ...(offset && { 'upload-offset': offset }), ...(length && { 'upload-length': length }) })
          .send();
      },
    });
  });
}

function webRequest({ raw, method, url }: FastifyRequest, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(raw.headers)) {
    if (/^(content-(type|length)|tus-resumable|upload-[a-z-]+)$/.test(name)) headers.set(name, String(value));
  }
  const body = method === 'PATCH' ? (Readable.toWeb(bodyOf(raw)) as unknown as ReadableStream) : null;
  return new Request(publicUrl + url, { method, headers, body, duplex: 'half' } as RequestInit);
}

/** The body as a stream of its own: who gives it up does not stop the request from being read to its end. */
function bodyOf(raw: IncomingMessage): Readable {
  const body = new PassThrough();
  raw.pipe(body);
  raw.once('close', () => {
    if (!raw.complete) body.destroy(Object.assign(new Error('the line broke'), { code: 'ECONNRESET' }));
  });
  return body;
}

function failureOf(response: Response, cause: unknown): unknown {
  const isPlain = typeof cause === 'object' && cause !== null && 'status_code' in cause;
  if (cause instanceof Error && !isPlain) return cause;
  return new AppError(CODES[response.status] ?? 'MALFORMED_REQUEST');
}
