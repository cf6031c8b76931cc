import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/contract/errors.ts';
import { LAST_EVENT_ID } from '#platform/contract/live/live-events.ts';
import type { Actor } from '../context.ts';
import { openListener } from '../database/notifications.ts';
import { callerOf } from '../http/callers.ts';
import { type EventStream, openEventStream } from './event-stream.ts';
import type { Feed } from './feed.ts';
import { createHub } from './hub.ts';

/** Proxies and clients take a line that says nothing for half a minute for dead. */
const BEAT_MS = 20_000;

/** Most open streams of a process, of one member, and of the visitors of one address together. */
export const STREAMS = { process: 2000, member: 12, address: 60 } as const;

const ID = /^\d{1,15}$/;

interface NewStream {
  feed: Feed;
  /** The caller as let in; null for a visitor. */
  actor: Actor | null;
  /** @returns the caller as the database has it now. @throws AppError when the route no longer lets the caller in. */
  admitAgain(): Promise<Actor | null>;
  clean: Parameters<typeof openEventStream>[0]['clean'];
}

/** The open streams of this process. */
export interface Live {
  /** Opens a stream. @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE, or as `admitAgain`. */
  open(request: FastifyRequest, stream: NewStream): Promise<Readable>;
  /** Ends all streams and takes no new ones. */
  endAll(): void;
  close(): Promise<void>;
}

/** Changes at which an open stream must end. */
const hasChanged = (before: Actor, now: Actor | null) =>
  now?.isAdmin !== before.isAdmin ||
  now.emailConfirmed !== before.emailConfirmed ||
  now.profileId !== before.profileId ||
  now.role !== before.role;

/** Starts the streams of a process: one connection that listens, whatever their number. */
export async function startLive(connectionString: string, log: FastifyBaseLogger): Promise<Live> {
  const hub = createHub();
  const streams = new Set<EventStream>();
  const counts = new Map<string, number>();
  let isClosing = false;
  /** Number of times that the connection broke: a stream that opens meanwhile may have missed something. */
  let breaks = 0;

  const endAll = () => {
    for (const stream of [...streams]) stream.end();
  };
  const listener = openListener(connectionString, {
    onPayload: hub.pass,
    onLost() {
      breaks += 1;
      log.warn(
        { streams: streams.size },
        'events: the connection broke; all streams come again and catch up',
      );
      endAll();
    },
  });
  const ready = () =>
    listener.ready().catch((error) => {
      log.warn({ err: error }, 'events: no connection');
      throw new AppError('UNAVAILABLE');
    });
  const beat = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, BEAT_MS).unref();

  const take = (caller: string, most: number) => {
    const has = counts.get(caller) ?? 0;
    if (streams.size >= STREAMS.process || has >= most)
      throw new AppError('TOO_MANY_REQUESTS', { retryAfter: 30 });
    counts.set(caller, has + 1);
    return () => {
      const left = (counts.get(caller) ?? 1) - 1;
      if (left > 0) counts.set(caller, left);
      else counts.delete(caller);
    };
  };

  await ready().catch(() => undefined);
  return {
    async open(request, { feed, actor, admitAgain, clean }) {
      if (isClosing) throw new AppError('UNAVAILABLE');
      const giveBack = take(callerOf(request), actor ? STREAMS.member : STREAMS.address);
      try {
        await ready();
        const breaksBefore = breaks;
        const lastId = request.headers[LAST_EVENT_ID];
        const stream = await openEventStream({
          hub,
          feed,
          clean,
          accessTopics: [
            ...(actor ? [`session:${actor.sessionId}`, `account:${actor.accountId}`] : []),
            ...(feed.access?.topics ?? []),
          ],
          async checkAccess() {
            if (actor && hasChanged(actor, await admitAgain())) throw new AppError('SESSION_ENDED');
            await feed.access?.check();
          },
          lastId: typeof lastId === 'string' && ID.test(lastId) ? Number(lastId) : 0,
          log: request.log,
        });
        streams.add(stream);
        stream.text.once('close', () => {
          streams.delete(stream);
          giveBack();
        });
        if (isClosing || breaks > breaksBefore) stream.end();
        return stream.text;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    endAll() {
      isClosing = true;
      endAll();
    },
    async close() {
      clearInterval(beat);
      await listener.close();
    },
  };
}

/** Ends the streams when the server stops: it must not wait for answers that never end. */
export const registerLive = (app: FastifyInstance, live: Live): void => {
  app.addHook('preClose', (done) => {
    live.endAll();
    done();
  });
};

/** Answers events. Nothing in between may keep them back to compress or store them. */
export function sendEvents(reply: FastifyReply, text: Readable): FastifyReply {
  // The client has left meanwhile.
  if (reply.raw.closed) text.destroy();
  return reply
    .headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' })
    .type('text/event-stream; charset=utf-8')
    .send(text);
}
