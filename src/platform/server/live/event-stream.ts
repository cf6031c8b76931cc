import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { LiveEvent } from '#platform/contract/live/live-events.ts';
import type { Feed, Outgoing } from './feed.ts';
import type { Hub, Notice } from './hub.ts';

/** Most bytes, and most notices, that wait for a slow client. */
const BACKLOG_MAX_BYTES = 256 * 1024;
const BACKLOG_MAX_NOTICES = 1000;

/** How long a client waits before it comes back, unless it knows better. */
const RETRY_MS = 2000;

interface EventStreamParts {
  hub: Hub;
  feed: Feed;
  /** Topics at which the access of the caller is looked up again. */
  accessTopics: string[];
  /** @throws when the caller must not listen any longer. */
  checkAccess(): Promise<void>;
  /** Keeps of an event what the contract has. */
  clean(event: LiveEvent): LiveEvent;
  /** Id of the last event that the client got; 0 if it got none. */
  lastId: number;
  log: FastifyBaseLogger;
}

/** An open stream. */
export interface EventStream {
  text: Readable;
  /** Ends it for the client, too, which comes back if it wants. */
  end(): void;
  /** Shows that the line lives, looks up the access again, and drops a client that does not read. */
  beat(): void;
}

const written = ({ id, event }: Outgoing) =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;

/**
 * Opens a stream: it listens first, then reads what the client has missed, then passes on what it hears, except events up
 * to the last one that was sent. So nothing is lost or sent twice in between.
 */
export async function openEventStream(parts: EventStreamParts): Promise<EventStream> {
  const { hub, feed, log } = parts;
  const text = new Readable({ read: () => undefined });
  const waiting: Notice[] = [];
  /** Id of the last event that was sent: a notice can arrive after its event was read as a missed one. */
  let lastId = parts.lastId;
  let isBusy = true;
  let wasSlow = false;

  const send = (words: string) => {
    if (text.destroyed || text.readableEnded) return;
    text.push(words);
    if (text.readableLength > BACKLOG_MAX_BYTES) text.destroy();
  };
  const sendEvent = ({ id, event }: Outgoing) => {
    if (id !== undefined && id <= lastId) return;
    lastId = id ?? lastId;
    send(written({ id, event: parts.clean(event) }));
  };
  const stop = hub.subscribe([...feed.topics, ...parts.accessTopics], (notice) => hear(notice));
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    stop();
    if (!text.destroyed) text.push(null);
  };
  const fail = (error: unknown, what: string) => {
    log.warn({ err: error }, what);
    end();
  };
  const passOn = async () => {
    isBusy = true;
    try {
      for (let notice = waiting.shift(); notice && !isOver; notice = waiting.shift()) {
        const sent = await feed.toEvent(notice);
        if (sent) sendEvent(sent);
      }
    } catch (error) {
      fail(error, 'stream ended: an event could not be read');
    }
    isBusy = false;
  };
  // A caller who may not listen any longer, and one whose session cannot be looked up, both have to come again.
  const look = () => {
    parts.checkAccess().catch(end);
  };
  const hear = (notice: Notice) => {
    if (parts.accessTopics.includes(notice.topic)) return look();
    waiting.push(notice);
    if (waiting.length > BACKLOG_MAX_NOTICES) return end();
    if (!isBusy) passOn().catch(end);
  };
  const unmarked = (error: unknown) => log.warn({ err: error }, 'stream not marked');
  const beatFeed = () => {
    feed.beat?.().catch(unmarked);
  };

  text.once('close', () => {
    end();
    feed.closed?.().catch(unmarked);
  });
  try {
    // The session may have ended after the look-up that let the caller in, and before this listened.
    await parts.checkAccess();
    send(`retry: ${RETRY_MS}\n\n`);
    for (const missed of (await feed.since?.(lastId)) ?? []) sendEvent(missed);
  } catch (error) {
    text.destroy();
    throw error;
  }
  beatFeed();
  passOn().catch(end);
  return {
    text,
    end,
    beat() {
      const isSlow = text.readableLength > 0;
      if (isSlow && wasSlow) return void text.destroy();
      wasSlow = isSlow;
      send(':\n\n');
      look();
      beatFeed();
    },
  };
}
