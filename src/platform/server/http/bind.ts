import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Errors } from '#platform/contract/errors.ts';
import { FileResponse } from '#platform/contract/file-response.ts';
import type { FileRule } from '#platform/contract/files.ts';
import { type EventsResponse, isEventsResponse } from '#platform/contract/live/live-events.ts';
import { PAGE_ID } from '#platform/contract/live/page-id.ts';
import {
  type Access,
  API_BASE,
  type ParsedInput,
  type Route,
  type RouteOutput,
} from '#platform/contract/route.ts';
import type { Actor, Context, MemberContext } from '../context.ts';
import { sendFile } from '../files/file-answers.ts';
import { requireDisk, requireQuota, type SpaceLimits } from '../files/file-space.ts';
import type { FileToSend } from '../files/files.ts';
import { acceptForms, bytesOf, NO_FIELDS, receiveForm, type Upload } from '../files/uploads.ts';
import type { Feed } from '../live/feed.ts';
import { type Live, sendEvents } from '../live/live.ts';
import { type Authenticator, actorOfClaim, admit, decidedNow, recognise, stillAdmitted } from './access.ts';
import type { Cap, CapCheck } from './caps.ts';
import { type FairGate, leftSignal } from './fair-gate.ts';
import { acceptFields } from './form-body.ts';
import { answerSchema, documentationSchema } from './json-schema.ts';
import { lazySerialiser } from './lazy-serialiser.ts';
import { limitCheck } from './rate-limit.ts';
import { parsePart } from './validation.ts';
import type { VisitorNames } from './visitors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    parsed: ParsedInput<Route>;
    upload: Upload | null;
    /** See `decidedNow`. */
    decidedAt: number;
  }
}

type ContextFor<A extends Access> = A extends 'public' | 'guest-or-confirmed' ? Context : MemberContext;
/** Input of the service: the parsed request, and the file of a route that takes one. */
type ServerInput<R extends Route> = ParsedInput<R> &
  ([NonNullable<R['file']>] extends [never] ? unknown : { file: Upload });
type Answer<R extends Route> =
  R['response'] extends EventsResponse<infer E>
    ? Feed<E>
    : R['response'] extends typeof FileResponse
      ? FileToSend
      : RouteOutput<R>;

/** Origin of a request, for sign-in and for counting readers. */
export interface Caller {
  /** IP address; the client's own behind a trusted proxy. */
  address: string;
  /** The `User-Agent` header. */
  userAgent: string;
  /** Name of the visitor for one ISO day (`createVisitorNames`): readers without an account are counted by it. */
  visitor(day: string): string;
}

type Handler<R extends Route> = (
  ctx: ContextFor<R['access']>,
  input: ServerInput<R>,
  caller: Caller,
) => Promise<Answer<R> | WithBeside<Answer<R>>>;

/**
 * Most bytes of a body that a visitor can send: the longest ticket, escaped, has half of it. Reading a body of the general
 * limit that is full of unknown fields takes many times as long, and visitors have no account to lose.
 */
const VISITOR_BODY_MAX = 64 * 1024;

const PAGE = /^[\w-]{1,64}$/;

/** The page that a request names; undefined for a client that is no page. */
function pageOf(request: FastifyRequest): string | undefined {
  const page = request.headers[PAGE_ID];
  return typeof page === 'string' && PAGE.test(page) ? page : undefined;
}

const isForVisitors = ({ access }: Route) => access === 'public' || access === 'guest-or-confirmed';

/** Data and the fields next to it, of a route that declares `beside`. */
export class WithBeside<Data> {
  data: Data;
  beside: object;

  constructor(data: Data, beside: object) {
    this.data = data;
    this.beside = beside;
  }
}

/** What a route leaves behind, and what else is known of it. */
interface Effects {
  /** What a member makes with each call, and how much of it one member can make. */
  stores?: Cap;
  /** What the noun of the route refuses, for the documentation. */
  errors?: Errors;
}

/** Registers a contract's route with the service function that answers it. */
export type Bind = <R extends Route>(route: R, handler: Handler<R>, effects?: Effects) => void;

/** The parts of a context that do not depend on the request. */
type ServerParts = Pick<Context, 'db' | 'jobs' | 'files' | 'publicUrl'>;

/**
 * Creates the `bind` of an app: every route is limited, authenticated, validated and answered in the same way.
 * Order of concerns: limit by address, the token, limit by member, access by the session, validation, limit by email,
 * service, answer by the response schema. Access and service pass the gate: they use the database.
 * @param options.limits false switches rate limits off, for load tests.
 * @param options.caps bounds how much a member makes; null for load tests.
 * @param options.gate bounds how much of one caller runs at once.
 * @param options.uploads folder of the files that requests bring.
 * @param options.space what files may take.
 * @param options.visitorNames names visitors for a day, where readers are counted.
 * @param options.live the streams of routes that answer events. Such a route passes the gate while it opens; an open
 *   stream is no running request.
 */
export function createBind(
  app: FastifyInstance,
  parts: ServerParts,
  auth: Authenticator,
  options: {
    limits: boolean;
    uploads: string;
    space: SpaceLimits;
    gate: FairGate;
    caps: CapCheck | null;
    visitorNames: VisitorNames;
    live: Live;
  },
): Bind {
  app.decorateRequest('actor', null);
  app.decorateRequest('upload', null);
  app.decorateRequest('decidedAt', Number.NEGATIVE_INFINITY);

  /** Refuses a file that has no room, before it arrives. */
  const requireRoom = async (request: FastifyRequest, reply: FastifyReply, rule: FileRule) => {
    const bytes = bytesOf(request, rule);
    // It lies in a temporary place, and pictures are written again.
    await requireDisk(options.space, 2 * bytes);
    const profileId = request.actor?.profileId ?? null;
    await options.gate(request, reply, () => requireQuota(parts.db, options.space, { profileId, bytes }));
  };
  const parse = async (route: Route, request: FastifyRequest, reply: FastifyReply) => {
    if (!route.file) return parseRequest(route, request, request.body);
    const form = { ...route, body: route.body ?? NO_FIELDS };
    await requireRoom(request, reply, route.file);
    const { body, upload } = await receiveForm(request, route.file, options.uploads);
    request.upload = upload;
    return parseRequest(form, request, body);
  };
  const openStream = (route: Route, request: FastifyRequest, feed: Feed) => {
    const { event } = route.response as EventsResponse;
    const { actor } = request;
    const admitAgain = () => admit(request, actor?.token ?? actor, route, auth);
    return options.live.open(request, { feed, actor, admitAgain, clean: (sent) => event.parse(sent) });
  };
  const discardUpload = async (request: FastifyRequest) => {
    if (!request.upload) return;
    // A later sweep removes what stays; the caller's answer does not depend on it.
    await parts.files
      .discard(parts.db, request.upload)
      .catch((error) => request.log.warn({ err: error }, 'upload not discarded'));
  };

  const register = (
    scope: FastifyInstance,
    route: Route,
    handler: Handler<Route>,
    { stores, errors }: Effects,
  ) => {
    if (stores) options.caps?.declare(route.name, stores);
    const byAddress = options.limits ? limitCheck(app, route, 'address') : null;
    const byMember = options.limits ? limitCheck(app, route, 'member') : null;
    const byEmail = options.limits ? limitCheck(app, route, 'email') : null;
    const isStream = isEventsResponse(route.response);
    const isData = !isStream && route.response !== FileResponse;
    scope.route({
      method: route.method,
      url: API_BASE + route.path,
      ...(isForVisitors(route) && { bodyLimit: VISITOR_BODY_MAX }),
      ...(isStream && { compress: false as const, exposeHeadRoute: false }),
      // The contract's own schemas validate, below. To make those in JSON for all routes takes a tenth of a second.
      config: {
        swaggerTransform: ({ url }) => ({
          url,
          schema: { ...documentationSchema(route, stores, errors), response: answerSchema(route) },
        }),
      },
      ...(isData && {
        schema: { response: { [route.status ?? 200]: {} } },
        serializerCompiler: ({ method, url, httpStatus = '' }) =>
          lazySerialiser({ method, url, httpStatus }, () => answerSchema(route)[route.status ?? 200]),
      }),
      onRequest: async (request, reply) => {
        // An answer belongs to the caller of this moment; no browser or proxy may show it to the next one.
        reply.header('cache-control', 'no-store');
        await byAddress?.(request);
        const claimed = route.isForAll ? null : await recognise(request, auth);
        // Limits and the gate count by the token's word; what the caller may do is looked up behind them.
        request.actor = actorOfClaim(claimed);
        await byMember?.(request);
        request.actor = await options.gate(request, reply, () => admit(request, claimed, route, auth));
        request.decidedAt = decidedNow(request);
        if (request.actor?.token) await byMember?.(request);
      },
      preHandler: async (request, reply) => {
        try {
          request.parsed = await parse(route, request, reply);
          await byEmail?.(request);
        } catch (error) {
          await discardUpload(request);
          throw error;
        }
      },
      handler: async (request, reply) => {
        const { upload } = request;
        const input = upload ? { ...request.parsed, file: upload } : request.parsed;
        const caller: Caller = {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          visitor: (day) => options.visitorNames(request.ip, day),
        };
        try {
          const data = await options.gate(request, reply, async () => {
            request.actor = await stillAdmitted(request, route, auth);
            const left = () => leftSignal(reply);
            const page = pageOf(request);
            const context = { ...parts, actor: request.actor, now: new Date(), log: request.log, left, page };
            // `admit` has let a visitor in only where the route's access allows one.
            const ctx = context as MemberContext;
            const work = () => handler(ctx, input as ServerInput<Route>, caller);
            const done = await (options.caps ? options.caps.run(ctx, route.name, work) : work());
            return isStream ? openStream(route, request, done as Feed) : done;
          });
          if (isStream) return sendEvents(reply, data as Readable);
          return answer(route, reply, data);
        } finally {
          await discardUpload(request);
        }
      },
    });
  };

  return (route, handler, effects = {}) => {
    const general = handler as Handler<Route>;
    if (!route.file && !route.takesForms) return register(app, route, general, effects);
    app.register(async (scope) => {
      if (route.file) acceptForms(scope);
      else acceptFields(scope);
      register(scope, route, general, effects);
    });
  };
}

const parseRequest = (route: Route, request: FastifyRequest, body: unknown) =>
  ({
    params: parsePart(route.params, request.params),
    query: parsePart(route.query, request.query),
    body: parsePart(route.body, body),
  }) as ParsedInput<Route>;

function answer(route: Route, reply: FastifyReply, data: unknown) {
  if (route.response === FileResponse) return sendFile(reply, data as FileToSend);
  if (data instanceof WithBeside)
    return reply.code(route.status ?? 200).send({ ...data.beside, data: data.data });
  const besides = route.alsoBesideData ? (data as object) : {};
  return reply.code(route.status ?? 200).send({ ...besides, data });
}
