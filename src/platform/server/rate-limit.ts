import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { RateLimit, Route } from '#platform/contract/route.ts';

export type LimitCheck = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** The email address that a request is about, wherever it stands; limits per email count it. */
function emailOf(request: FastifyRequest): string {
  const source = (request.body ?? request.query) as { email?: unknown } | null;
  return typeof source?.email === 'string' ? source.email.trim().toLowerCase() : '';
}

/**
 * The check that a route's declared limits of one kind ask for; it throws TOO_MANY_REQUESTS with `Retry-After`.
 * Counted in this process's memory: with n processes a caller gets at most n times as many tries.
 */
export function limitCheck(app: FastifyInstance, route: Route, by: RateLimit['by']): LimitCheck | null {
  const limit = route.limits?.find((candidate) => candidate.by === by);
  if (!limit) return null;
  const check = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowMs,
    keyGenerator: (request) => `${route.name} ${by} ${by === 'email' ? emailOf(request) : request.ip}`,
  });
  return async (request, reply) => {
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    reply.header('retry-after', result.ttlInSeconds);
    throw new AppError('TOO_MANY_REQUESTS');
  };
}
