import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import type { RateLimit, Route } from '#platform/contract/route.ts';

export type LimitCheck = (request: FastifyRequest) => Promise<void>;

/** The email address that a request is about, wherever it stands; limits per email count it. */
function emailOf(request: FastifyRequest): string {
  const source = (request.body ?? request.query) as { email?: unknown } | null;
  return typeof source?.email === 'string' ? source.email.trim().toLowerCase() : '';
}

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const limitersOfApp = new WeakMap<FastifyInstance, Map<string, Limiter>>();

/** The one limiter of a budget: routes that share it count in the same place. */
function limiterOf(app: FastifyInstance, budget: string, limit: RateLimit): Limiter {
  const limiters = limitersOfApp.get(app) ?? new Map<string, Limiter>();
  limitersOfApp.set(app, limiters);
  const known = limiters.get(budget);
  if (known) return known;
  const limiter = app.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowMs,
    keyGenerator: (request) => (limit.by === 'email' ? emailOf(request) : request.ip),
  });
  limiters.set(budget, limiter);
  return limiter;
}

/**
 * The check that a route's declared limits of one kind ask for; it throws TOO_MANY_REQUESTS with `Retry-After`.
 * Counted in this process's memory: with n processes a caller gets at most n times as many tries.
 */
export function limitCheck(app: FastifyInstance, route: Route, by: RateLimit['by']): LimitCheck | null {
  const limit = route.limits?.find((candidate) => candidate.by === by);
  if (!limit) return null;
  const check = limiterOf(app, `${limit.budget ?? route.name} ${by}`, limit);
  return async (request) => {
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: result.ttlInSeconds });
  };
}
