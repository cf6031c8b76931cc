import type { FastifyInstance } from 'fastify';
import {
  type Access,
  API_BASE,
  type ParsedInput,
  type Route,
  type RouteOutput,
} from '#platform/contract/route.ts';
import { type Authenticator, admit } from './access.ts';
import type { Actor, Context, MemberContext } from './context.ts';
import { answerSchema, documentationSchema } from './json-schema.ts';
import { limitCheck } from './rate-limit.ts';
import { parsePart } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    parsed: ParsedInput<Route>;
  }
}

type ContextFor<A extends Access> = A extends 'public' | 'guest-or-confirmed' ? Context : MemberContext;

/** From where a request comes; only sign-in looks at it. */
export interface Caller {
  /** IP address; the client's own behind a trusted proxy. */
  address: string;
  /** What the browser calls itself. */
  userAgent: string;
}

type Handler<R extends Route> = (
  ctx: ContextFor<R['access']>,
  input: ParsedInput<R>,
  caller: Caller,
) => Promise<RouteOutput<R>>;

/** Registers a contract's route with the service function that answers it. */
export type Bind = <R extends Route>(route: R, handler: Handler<R>) => void;

/** What of a context does not depend on the request. */
export type ServerParts = Pick<Context, 'db' | 'jobs'>;

/**
 * Makes the `bind` of an app: every route is limited, authenticated, validated and answered in the same way.
 * Order of concerns: limit by address, access, validation, limit by email, service, answer by the response schema.
 * @param limits false switches rate limits off, for load tests.
 */
export function createBind(
  app: FastifyInstance,
  parts: ServerParts,
  auth: Authenticator,
  limits: boolean,
): Bind {
  app.decorateRequest('actor', null);
  return (route, handler) => {
    const byAddress = limits ? limitCheck(app, route, 'address') : null;
    const byEmail = limits ? limitCheck(app, route, 'email') : null;
    app.route({
      method: route.method,
      url: API_BASE + route.path,
      schema: { ...documentationSchema(route), response: answerSchema(route) },
      // The contract's own schema validates below; the JSON schemas are for the documentation.
      validatorCompiler: () => () => true,
      onRequest: async (request, reply) => {
        // An answer belongs to the caller of this moment; no browser or proxy may show it to the next one.
        reply.header('cache-control', 'no-store');
        await byAddress?.(request);
        request.actor = await admit(request, route, auth);
      },
      preHandler: async (request) => {
        request.parsed = {
          params: parsePart(route.params, request.params),
          query: parsePart(route.query, request.query),
          body: parsePart(route.body, request.body),
        } as ParsedInput<Route>;
        await byEmail?.(request);
      },
      handler: async (request, reply) => {
        const ctx = { ...parts, actor: request.actor, now: new Date(), log: request.log };
        // `admit` has let a visitor in only where the route's access allows one.
        const data = await handler(
          ctx as Context as ContextFor<(typeof route)['access']>,
          request.parsed as ParsedInput<typeof route>,
          { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
        );
        return reply.code(route.status ?? 200).send({ data });
      },
    });
  };
}
