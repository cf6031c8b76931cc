import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#platform/contract/errors.ts';
import { loggedPath } from './logged-path.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Reason why the request was refused; null if it was not. */
    refusal: ErrorCode | null;
  }
}

/**
 * Logs one line per request: what was asked, how it ended, who asked (the account that the access token names) and,
 * of a refused one, the error's code. Refused sign-ins and forbidden calls can be followed by these lines alone.
 */
export function registerRequestLog(app: FastifyInstance): void {
  app.decorateRequest('refusal', null);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.actor && { member: request.actor.accountId, profile: request.actor.profileId }),
        ...(request.refusal && { code: request.refusal }),
      },
      'request',
    );
  });
}
