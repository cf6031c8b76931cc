import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE_MS } from '#platform/contract/durations.ts';
import { normalAddress } from '#platform/contract/email-addresses.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { RateLimit, Route } from '#platform/contract/route.ts';
import { addressGroup, callerOf } from './callers.ts';
import { isOwnCall } from './own-calls.ts';

/**
 * Limits on all calls of one member to routes without a limit by member of their own. A page makes about ten
 * calls. Many visitors can share one address.
 */
export const GENERAL_LIMITS = {
  reads: { max: 600, visitorsMax: 3000, windowMs: MINUTE_MS, by: 'member', budget: 'reads' },
  writes: { max: 120, visitorsMax: 600, windowMs: MINUTE_MS, by: 'member', budget: 'writes' },
} as const satisfies Record<string, RateLimit>;

/** This many refusals of a limit and window are answered at once; each further one comes late. */
export const PROMPT_REFUSALS = 100;
const LATE_MS = 1000;

type LimitCheck = (request: FastifyRequest) => Promise<void>;

/** The email address that a request is about, wherever it stands; limits per email count it. */
function emailOf(request: FastifyRequest): string {
  const source = (request.body ?? request.query) as { email?: unknown } | null;
  const written = typeof source?.email === 'string' ? source.email.trim().slice(0, 255) : '';
  return normalAddress(written) ?? written.toLowerCase();
}

const KEYS: Record<RateLimit['by'], (request: FastifyRequest) => string> = {
  address: ({ ip }) => addressGroup(ip),
  email: emailOf,
  member: callerOf,
};

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

const limitersOfApp = new WeakMap<FastifyInstance, Map<string, Limiter>>();

/** The one limiter of a budget: routes that share it count in the same place. */
function limiterOf(app: FastifyInstance, budget: string, limit: RateLimit): Limiter {
  const limiters = limitersOfApp.get(app) ?? new Map<string, Limiter>();
  limitersOfApp.set(app, limiters);
  const known = limiters.get(budget);
  if (known) return known;
  const limiter = app.createRateLimit({
    max: ({ actor }) => (limit.by === 'member' && !actor ? (limit.visitorsMax ?? limit.max) : limit.max),
    timeWindow: limit.windowMs,
    keyGenerator: KEYS[limit.by],
    ban: PROMPT_REFUSALS,
  });
  limiters.set(budget, limiter);
  return limiter;
}

/** The limit of this kind that holds for the route. */
function limitOf({ method, limits }: Route, by: RateLimit['by']): RateLimit | undefined {
  const own = limits?.find((candidate) => candidate.by === by);
  if (own || by !== 'member') return own;
  return method === 'GET' ? GENERAL_LIMITS.reads : GENERAL_LIMITS.writes;
}

/**
 * The check that a route's limits of one kind ask for; it throws TOO_MANY_REQUESTS with `Retry-After`.
 * Counted in this process's memory: with n processes a caller gets at most n times as many tries.
 */
export function limitCheck(app: FastifyInstance, route: Route, by: RateLimit['by']): LimitCheck | null {
  const limit = limitOf(route, by);
  if (!limit) return null;
  const check = limiterOf(app, `${limit.budget ?? route.name} ${by}`, limit);
  return async (request) => {
    if (isOwnCall(request)) return;
    const result = await check(request);
    if (result.isAllowed || !result.isExceeded) return;
    // Thousands of refusals a second would hold up everybody else.
    if (result.isBanned) await delay(LATE_MS);
    throw new AppError('TOO_MANY_REQUESTS', { retryAfter: result.ttlInSeconds });
  };
}
